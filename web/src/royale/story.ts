// What the end of a round tells besides its casinos: tiles pay, and one of them takes.

import type { Event } from "../lib/protocol";
import { inNotes, type Award } from "../casinos/story";

/** The tile that an event belongs to. The server tells of fines without one, as there is only one that fines. */
export function besides(event: Event): string | null {
  if (event.event === "paid" || event.event === "jetons") return event.tile;
  return event.event === "fined" ? "C2" : null;
}

/** Jetons that a fine took besides money. */
export const jetonsOf = ({ event }: Award): number => ("jetons" in event ? event.jetons : 0);

/** What an award is worth in money; the server says what a jeton is worth. */
export const worth =
  (jeton: number) =>
  (award: Award): number => {
    if (award.kind === "paid") return award.amount;
    if (award.kind === "jetons") return jeton * award.amount;
    return award.kind === "fined" ? -award.amount - jeton * jetonsOf(award) : inNotes(award);
  };
