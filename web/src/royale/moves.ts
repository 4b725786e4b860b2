// Moves of Royale by their parts: which die, which number.

import { isOf, partsOf, type Family, type Parts } from "../lib/grammar";

export const read = (move: string): Parts<"royale"> => partsOf("royale", move);
/** Whether a move is of one of these families. */
export const isA = (move: string, ...families: Family<"royale">[]): boolean => isOf("royale", move, ...families);

/** The die that a move is about; a small one, if it does not say. */
export function dieOf(move: string): "small" | "big" {
  const { words } = read(move);
  return "die" in words ? words.die : "small";
}

/** The number that a move names: of a die, or of markers. Casinos are another thing: they are pressed. */
export function numberOf(move: string): number | null {
  const { words } = read(move);
  if ("number" in words) return Number(words.number);
  return "markers" in words ? Number(words.markers) : null;
}
