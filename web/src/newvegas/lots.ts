// Lots in words: what stands on them and what may be written there.

import type { Lot, SheetView } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import { same, type Place } from "./plan";

export const lotOf = (sheet: SheetView, place: Place): Lot | undefined => sheet.lots.find((lot) => same([lot.street, lot.avenue], place));

/** The nearest numbers to the left and to the right in the street of a lot. */
export function numbersBeside(sheet: SheetView, { street, avenue }: Lot): { left: number | null; right: number | null } {
  const opened = sheet.lots.filter((lot) => lot.street === street && lot.number !== null);
  const left = opened.filter((lot) => lot.avenue < avenue).at(-1);
  const right = opened.find((lot) => lot.avenue > avenue);
  return { left: left?.number ?? null, right: right?.number ?? null };
}

/** Which numbers have their place on an empty lot. */
export function room(sheet: SheetView, lot: Lot): string {
  const { left, right } = numbersBeside(sheet, lot);
  if (left !== null && right !== null && right - left < 2) return say("web-nv-room-none", { left, right });
  if (left !== null && right !== null) return say("web-nv-room-between", { left, right });
  if (left !== null) return say("web-nv-room-above", { left });
  return right !== null ? say("web-nv-room-below", { right }) : say("web-nv-room-any");
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
