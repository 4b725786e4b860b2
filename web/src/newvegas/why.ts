// Why a spot that was pressed is none: the server says the rule, and what it is about where the rule alone says too little.

import type { FluentVariable } from "@fluent/bundle";

import type { Problem, SheetView } from "../lib/protocol";
import { hasWords, say } from "../lib/words.svelte";
import { lotOf } from "./lots";
import { actionName } from "./words";

/** The reason in words; none if these words are not ours to find. */
export function why({ rule, facts = {} }: Problem): string {
  const reason = String(facts.why ?? rule).toLowerCase();
  const name = `web-nv-why-${reason}`;
  const told = facts as Record<string, FluentVariable>;
  return hasWords(name) ? say(name, facts.action ? { ...told, action: actionName(String(facts.action)) } : told) : "";
}

/** What pressing a lot would mean, if it could be: a move that asks the server why it cannot. */
export function tryLot(sheet: SheetView, families: string[], street: number, avenue: number): string {
  const family = ["open", "build", "extend"].find((each) => families.includes(each)) ?? (lotOf(sheet, [street, avenue])?.built ? "open" : "build");
  return `${family} ${street} ${avenue}${family === "extend" ? " left" : ""}`;
}

/** A line that leads nowhere: it asks the server why a lamp cannot be reached. */
export const TRY_LINE = "drive north south";
