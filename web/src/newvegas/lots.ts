// Lots in words: what stands on them and what may be written there.

import type { Lot, SheetView } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import { same, type Place } from "./map";

export const lotOf = (sheet: SheetView, place: Place): Lot | undefined =>
  sheet.lots.find((lot) => same([lot.street, lot.avenue], place));

/** Which numbers have their place on an empty lot. */
export function room(lot: Lot): string {
  if (!lot.room) return say("web-nv-room-none");
  const [lowest, highest] = lot.room;
  return lowest === highest ? say("web-nv-room-one", { number: lowest }) : say("web-nv-room", { lowest, highest });
}

/** A lot with what stands on it, to be read out. */
export function lotWords(lot: Lot): string {
  const content = say("web-nv-lot", {
    avenue: lot.avenue,
    number: lot.number ?? 0,
    state: lot.number !== null ? "number" : lot.built ? "empty" : "site",
    star: lot.star ? (lot.show ?? "open") : "none",
    carpet: lot.carpet ? say(`nv-carpet-${lot.carpet}`) : "",
    passed: lot.carpet ? (lot.passed ? "yes" : "no") : "none",
  });
  return `${say("web-nv-street", { street: lot.street })} ${content}`;
}
