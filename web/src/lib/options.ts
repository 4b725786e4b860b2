// The options of the games as the set-up shows them: the server says which there are, with which seats; here they get
// their words.

import { factsOf } from "./facts.svelte";
import type { Offer } from "./protocol";
import { say } from "./words.svelte";

export type GameName = "royale" | "newvegas";
type Given = Offer["preset"];

export interface Option {
  name: string;
  preset: Given;
  values: Given[];
}

/** How many can sit at a table of a game. */
export function seatsOf(game: GameName): { fewest: number; most: number } {
  const { fewest = 0, most = 0 } = factsOf(game) ?? {};
  return { fewest, most };
}

/** The options that there are with so many seats, each with the values that can be taken. */
export function optionsFor(game: GameName, seats: number): Option[] {
  const offers = factsOf(game)?.options ?? [];
  return offers
    .map(({ name, preset, values }) => ({ name, preset, values: values.filter(({ fewest, most }) => fewest <= seats && seats <= most).map(({ value }) => value) }))
    .filter(({ values }) => values.length);
}

/** What an option is set to: what was chosen, as long as that can be had. */
export function valueOf(option: Option, chosen: Record<string, Given>): Given {
  const value = chosen[option.name];
  return value !== undefined && option.values.includes(value) ? value : option.preset;
}

/** A value of an option in words; numbers speak for themselves. */
export function valueWords(option: string, value: Given): string {
  if (option === "tiles" && value === 0) return say("web-option-tiles-none");
  if (option === "starter") return value === null ? say("web-option-starter-drawn") : say("web-option-starter-seat", { seat: Number(value) });
  return typeof value === "string" ? say(`web-option-${option}-${value}`) : String(value);
}

/** Who builds for the ACME at a level, and how. */
export function styleOf(level: number): string {
  const architect = factsOf("newvegas")?.architects[level - 1];
  return architect ? say(`nv-style-${architect.style}`) : "";
}
