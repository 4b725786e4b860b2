// Moves that are about a casino are made by pressing that casino. Where one casino can be meant in several ways, what is
// meant is picked first: which group of grey dice, which die, which field.

import { readMove, type Game } from "../lib/grammar";
import type { Refused } from "../lib/protocol";
import type { Legal } from "../lib/viewpoint.svelte";

/** What is meant besides a casino: `block 2` or `turn big`, by its family and by what it says. */
export interface Pick {
  name: string;
  family: string;
  words: Readonly<Record<string, string>>;
}

export interface Aims {
  /** What can be picked. */
  picks: Pick[];
  /** The name of what is. */
  picked: string | null;
  /** The move that pressing a casino makes now. */
  at: Map<number, Legal>;
  /** Moves that are about no casino. */
  rest: Legal[];
}

/** What is picked first for a move, and the casino that it is about. */
export function aimOf(game: Game, move: string): { pick: Pick; casino: number } | null {
  const { family, words } = readMove(game, move);
  const { casino, ...others } = words;
  if (casino === undefined) return null;
  const name = [family, ...Object.values(others)].join(" ");
  return { pick: { name, family, words: others }, casino: Number(casino) };
}

/** Sort the legal moves by where they are made. While the dice can still be rolled, nothing is picked by itself. */
export function aim(game: Game, legal: Legal[], wanted: string | null): Aims {
  const aimed = legal.map((each) => ({ each, aim: aimOf(game, each.move) }));
  const picks = [...new Map(aimed.flatMap(({ aim }) => (aim ? [[aim.pick.name, aim.pick] as const] : []))).values()];
  const canRoll = legal.some(({ move }) => move === "roll");
  const picked = picks.some(({ name }) => name === wanted) ? wanted : canRoll ? null : (picks[0]?.name ?? null);
  return {
    picks,
    picked,
    at: new Map(
      aimed.flatMap(({ each, aim }) => (aim && aim.pick.name === picked ? [[aim.casino, each] as const] : [])),
    ),
    rest: aimed.filter(({ aim }) => !aim).map(({ each }) => each),
  };
}

/** Why a casino cannot be meant now, if what is picked could be about another. */
export function refusedAt(
  game: Game,
  { picks, picked }: Aims,
  refused: Refused[],
  casino: number,
): Refused | undefined {
  return refused.find(({ move }) => {
    const aim = aimOf(game, move);
    return aim?.casino === casino && (picks.length === 0 || aim.pick.name === picked);
  });
}

/** The move that a digit makes: about its casino, or another that names the number. */
export function byDigit(aims: Aims, digit: number, numberOf: (move: string) => number | null): string | undefined {
  return (aims.at.get(digit) ?? aims.rest.find(({ move }) => numberOf(move) === digit))?.move;
}
