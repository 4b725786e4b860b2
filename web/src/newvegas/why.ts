// Why a spot that was pressed is none. The server says which rule forbids it; here that rule is put into words with
// what lies before the player's eyes.

import type { NewVegasView, SheetView } from "../lib/protocol";
import { hasWords, say } from "../lib/words.svelte";
import { lotOf, numbersBeside } from "./lots";
import { actionName, spotOf } from "./words";

/** The action that a rule is about. */
const ACTION_OF: Record<string, string> = { "N-CONSTRUCT-1": "construction", "N-IMPROVE-1": "improvement", "N-SHOW-1": "show", "N-INAUG-1": "inauguration", "N-LIMO-1": "limousine" };

/** The reason in words; none if these words are not ours to find. */
export function why(rule: string, move: string, view: NewVegasView, sheet: SheetView): string {
  const [turn, place] = [view.turn, spotOf(move)];
  const lot = place && lotOf(sheet, place);
  const wanted = ACTION_OF[rule];
  if (wanted && turn?.phase === "act" && !turn.free && turn.action && turn.action !== wanted) return say("web-nv-why-action", { action: actionName(turn.action) });
  if (rule === "N-OPEN-1" && lot) return lot.number !== null ? say("web-nv-why-taken", { number: lot.number }) : say("web-nv-why-crane");
  if (rule === "N-OPEN-2" && lot) {
    const { left, right } = numbersBeside(sheet, lot);
    return say("web-nv-why-order", { number: turn?.number ?? 0, left: left ?? 0, right: right ?? 0, beside: left !== null && (turn?.number ?? 0) <= left ? "left" : "right" });
  }
  if (rule === "N-ROUND-5" || turn?.phase === "wait") return say("web-nv-why-phase", { phase: turn?.phase ?? "wait" });
  const name = `web-nv-why-${rule.toLowerCase()}`;
  return hasWords(name) ? say(name) : "";
}

/** A move that asks the server why a lot is none now. */
export function tryLot(sheet: SheetView, families: string[], street: number, avenue: number): string {
  const family = ["open", "build", "extend"].find((each) => families.includes(each)) ?? (lotOf(sheet, [street, avenue])?.built ? "open" : "build");
  return `${family} ${street} ${avenue}${family === "extend" ? " left" : ""}`;
}

/** No line goes there and back over one block, so this is never one: it asks why a lamp cannot be reached. */
export const TRY_LINE = "drive north south";
