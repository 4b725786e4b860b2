// The grammar of moves: a move's text taken apart into its family and slots, and made of them. It comes with the game's
// guide, so nothing here knows a game, and nothing else looks into a text.

import { guideOf } from "./guide.svelte";
import type { MoveFamily, Moves } from "./protocol";

export type Game = keyof Moves;
export type Family<G extends Game> = keyof Moves[G] & string;

/** A move taken apart: its family, and by kind the word of each slot, and its value, counted from 0. */
export type Parts<G extends Game> = G extends Game
  ? { [F in Family<G>]: { family: F; words: Moves[G][F]; values: { [Kind in keyof Moves[G][F]]: number } } }[Family<G>]
  : never;

function declared(game: string, family: string): MoveFamily {
  const found = guideOf(game)?.grammar.find(({ name }) => name === family);
  if (!found) throw new Error(`${game} has no moves of this family: ${family}`);
  return found;
}

/** The parts of a move of whatever game. */
export function readMove(game: string, move: string) {
  const [family = "", ...said] = move.split(" ");
  const slots = declared(game, family).slots.slice(0, said.length);
  const words = Object.fromEntries(slots.map(({ kind }, at) => [kind, said[at]!]));
  const values = Object.fromEntries(slots.map((slot, at) => [slot.kind, slot.words.indexOf(said[at]!)]));
  return { family, words, values };
}

/** The parts of a move. What others keep secret has none but its family. */
export function partsOf<G extends Game>(game: G, move: string): Parts<G> {
  // eslint-disable-next-line no-restricted-syntax -- the types are written from the very grammar that it is read by
  return readMove(game, move) as Parts<G>;
}

/** The text of a move. */
export function textOf<G extends Game, F extends Family<G>>(
  game: G,
  family: F,
  words: Moves[G][F] & Record<string, string>,
): string {
  return [family, ...declared(game, family).slots.map(({ kind }) => words[kind])].join(" ");
}

/** Whether a move is of one of these families. */
export function isOf<G extends Game>(_game: G, move: string, ...families: Family<G>[]): boolean {
  const [family] = move.split(" ");
  return families.some((one) => one === family);
}
