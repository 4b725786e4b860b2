// Why a spot that was pressed is none: the server says the rule, and what it is about where the rule alone says too little.

import { textOf } from "../lib/grammar";
import { tell } from "../lib/phrases";
import type { Lot, Problem, SheetView } from "../lib/protocol";
import type { Legal } from "../lib/viewpoint.svelte";
import { lotOf } from "./lots";
import { isA } from "./moves";

/** The reason in words; none if these words are not ours to find. */
export const why = ({ rule, facts = {} }: Problem): string =>
  tell("newvegas", "reasons", String(facts.why ?? rule), facts);

/** What pressing a lot would mean, if it could be: a move that asks the server why it cannot. */
export function tryLot(sheet: SheetView, legal: Legal[], { street, avenue }: Lot): string {
  const asked = (["open", "build", "extend"] as const).find((family) => legal.some(({ move }) => isA(move, family)));
  const lot = { street: `${street}`, avenue: `${avenue}`, side: "left" } as const;
  return textOf("newvegas", asked ?? (lotOf(sheet, [street, avenue])?.built ? "open" : "build"), lot);
}

/** A line that leads nowhere: it asks the server why a lamp cannot be reached. */
export const tryLine = (): string => textOf("newvegas", "drive", { first: "north", second: "south" });
