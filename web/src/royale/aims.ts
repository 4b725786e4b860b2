// Moves that are about a casino are made by pressing that casino. Where one casino can be meant in several ways, what is
// meant is picked first: which group of grey dice, which die, which field.

import type { Refused } from "../lib/protocol";
import type { Legal } from "../lib/table.svelte";

export interface Aims {
  /** What can be picked, such as `block 2` or `turn big`. */
  picks: string[];
  picked: string | null;
  /** The move that pressing a casino makes now. */
  at: Map<number, Legal>;
  /** Moves that are about no casino. */
  rest: Legal[];
}

/** What is picked first for a move, and the casino that it is about. */
export function aimOf(move: string): { pick: string; casino: number } | null {
  const [family, first, second] = move.split(" ");
  switch (family) {
    case "place":
    case "close":
    case "activate":
      return { pick: family, casino: Number(first) };
    case "block":
    case "turn":
    case "back":
      return { pick: `${family} ${first}`, casino: Number(second) };
    case "lift":
      return { pick: `${family} ${second}`, casino: Number(first) };
    default:
      return null;
  }
}

/** Sort the legal moves by where they are made. While the dice can still be rolled, nothing is picked by itself. */
export function aim(legal: Legal[], wanted: string | null): Aims {
  const aimed = legal.map((each) => ({ each, aim: aimOf(each.move) }));
  const picks = [...new Set(aimed.flatMap(({ aim }) => (aim ? [aim.pick] : [])))];
  const canRoll = legal.some(({ move }) => move === "roll");
  const picked = wanted !== null && picks.includes(wanted) ? wanted : canRoll ? null : (picks[0] ?? null);
  return {
    picks,
    picked,
    at: new Map(aimed.flatMap(({ each, aim }) => (aim && aim.pick === picked ? [[aim.casino, each] as const] : []))),
    rest: aimed.filter(({ aim }) => !aim).map(({ each }) => each),
  };
}

/** Why a casino cannot be meant now, if what is picked could be about another. */
export function refusedAt({ picks, picked }: Aims, refused: Refused[], casino: number): Refused | undefined {
  return refused.find(({ move }) => {
    const aim = aimOf(move);
    return aim?.casino === casino && (picks.length === 0 || aim.pick === picked);
  });
}

/** The move that a digit makes. */
export function byDigit(aims: Aims, digit: number): string | undefined {
  const move = aims.at.get(digit)?.move;
  return move ?? aims.rest.find((each) => /^(hide|guess|choose|nice) /.test(each.move) && each.move.endsWith(` ${digit}`))?.move;
}
