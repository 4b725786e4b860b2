// Dice in sums: how many small ones, how many big ones.

import type { Dice } from "../lib/protocol";

export const NONE: Dice = { small: 0, big: 0 };
export const oneOf = (die: string): Dice => ({ small: die === "small" ? 1 : 0, big: die === "big" ? 1 : 0 });
export const less = ({ small, big }: Dice): Dice => ({ small: -small, big: -big });
export const more = (a: Dice, b: Dice): Dice => ({ small: a.small + b.small, big: a.big + b.big });

/** Dice that came to a casino, or left it if there are less than none. */
export interface Arrival extends Partial<Dice> {
  casino: number;
  owner: string;
  black?: number;
}
