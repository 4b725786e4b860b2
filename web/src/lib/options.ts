// The options of the games as the set-up shows them. What they mean is the server's matter; it checks them all.

import { factsOf } from "./facts.svelte";
import { say } from "./words.svelte";

export type GameName = "royale" | "newvegas";

export const LIMITS = { royale: { fewest: 2, most: 5 }, newvegas: { fewest: 1, most: 50 } } as const;

export interface Option {
  name: string;
  fits: (seats: number) => boolean;
  preset: (seats: number) => unknown;
  values: (seats: number) => unknown[];
  words: (value: unknown) => string;
}

const architects = () => factsOf("newvegas")?.architects ?? [];

/** Who builds for the ACME at a level, and how. */
export function styleOf(level: number): string {
  const architect = architects()[level - 1];
  return architect ? say(`nv-style-${architect.style}`) : "";
}

const yesNo = (value: unknown) => say(value ? "web-yes" : "web-no");
const always = () => true;

export const OPTIONS: Record<GameName, Option[]> = {
  royale: [
    { name: "tiles", fits: always, preset: () => 3, values: () => [0, 1, 2, 3, 4, 5, 6], words: (value) => (value === 0 ? say("web-option-tiles-none") : String(value)) },
    { name: "repeat", fits: always, preset: () => "reshuffle", values: () => ["reshuffle", "aside", "turn"], words: (value) => say(`web-option-repeat-${value}`) },
    { name: "neutral", fits: (seats) => seats === 2, preset: () => true, values: () => [true, false], words: yesNo },
    { name: "open_money", fits: always, preset: () => false, values: () => [true, false], words: yesNo },
    { name: "starter", fits: always, preset: () => null, values: (seats) => [null, ...Array.from({ length: seats }, (_, seat) => seat + 1)], words: (value) => (value === null ? say("web-option-starter-drawn") : say("web-option-starter-seat", { seat: Number(value) })) },
  ],
  newvegas: [
    { name: "edition", fits: always, preset: () => "bluecocker", values: () => ["bluecocker", "pegasus"], words: (value) => say(`web-option-edition-${value}`) },
    { name: "golf", fits: always, preset: () => true, values: () => [true, false], words: yesNo },
    { name: "bank", fits: always, preset: () => true, values: () => [true, false], words: yesNo },
    { name: "sites", fits: always, preset: () => "built", values: () => ["built", "opened"], words: (value) => say(`web-option-sites-${value}`) },
    { name: "opponent", fits: (seats) => seats === 1, preset: () => 1, values: () => architects().map((_, index) => index + 1), words: String },
  ],
};
