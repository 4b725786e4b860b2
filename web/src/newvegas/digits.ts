// What a number key chooses of the cards in the middle. It makes no move: what is chosen gets the focus, Enter takes it.
import type { Legal } from "../lib/viewpoint.svelte";
import { giving, isA, taking, using } from "./moves";

/** A card to take or to give; alone, the number of one or, once there is a number, the action of another. */
export interface Chosen {
  part: "card" | "number" | "action";
  card: number;
}

/** `number` is the card whose number was chosen before; `open` tells whether a card that is no choice may be asked about. */
export function chosenBy(digit: number, legal: Legal[], number: number | null, open: boolean): Chosen | null {
  const can = (move: string): boolean => legal.some((each) => each.move === move);
  if (!legal.some(({ move }) => isA(move, "use")))
    return open || can(taking(digit)) || can(giving(digit)) ? { part: "card", card: digit } : null;
  if (number !== null) return can(using(number, digit)) ? { part: "action", card: digit } : null;
  const cards = [1, 2, 3].some((action) => can(using(digit, action)));
  return cards ? { part: "number", card: digit } : null;
}
