// The options of the games as the set-up shows them: the server says which there are, with which seats; here they get
// their words.

import { guideOf } from "./guide.svelte";
import { amountsIn } from "./phrases";
import type { Offer } from "./protocol";
import { hasWords, say } from "./words.svelte";

type Given = Offer["preset"];

export interface Option {
  name: string;
  preset: Given;
  values: Given[];
  /** Whether it is a house rule: those stand in a group of their own. */
  house: boolean;
}

/** How many can sit at a table of a game. */
export function seatsOf(game: string): { fewest: number; most: number } {
  const { fewest = 0, most = 0 } = guideOf(game) ?? {};
  return { fewest, most };
}

/** The options that there are with so many seats, each with the values that can be taken. */
export function optionsFor(game: string, seats: number): Option[] {
  const offers = guideOf(game)?.options ?? [];
  return offers
    .map(({ name, preset, values, house }) => ({
      name,
      preset,
      house,
      values: values.filter(({ fewest, most }) => fewest <= seats && seats <= most).map(({ value }) => value),
    }))
    .filter(({ values }) => values.length);
}

/** What an option is set to: what was chosen, as long as that can be had. */
export function valueOf(option: Option, chosen: Record<string, Given>): Given {
  const value = chosen[option.name];
  return value !== undefined && option.values.includes(value) ? value : option.preset;
}

/** What an option is called, and what it is about. */
export const optionName = (game: string, option: string): string => say(`web-option-${option}`, amountsIn(game));
export const optionHint = (game: string, option: string): string => say(`web-option-${option}-hint`, amountsIn(game));

/** A value of an option in words: its own, those for any value, or else the number speaks for itself. */
export function valueWords(game: string, option: string, value: Given): string {
  const own = `web-option-${option}-${value ?? "none"}`;
  if (hasWords(own) || typeof value === "string") return say(own, amountsIn(game));
  const any = `web-option-${option}-value`;
  return hasWords(any) ? say(any, { value: Number(value) }) : String(value);
}
