// What only Royale has words for: tiles, jetons, the Biggy.

import type { FluentVariable } from "@fluent/bundle";

import { guideOf } from "../lib/guide.svelte";
import { printedIn, slots, tell } from "../lib/phrases";
import type { RoyaleView } from "../lib/protocol";
import { say } from "../lib/words.svelte";

export const reward = (amount: number): string => tell("royale", "names", "reward", { amount });
export const fieldReward = (word: string): string => tell("royale", "names", "field", slots({ reward: word }));
export const printed = (): Record<string, FluentVariable> => printedIn("royale");
/** The number of jetons that a reward is paid in; none if it is paid in money. */
export const jetonsFor = (amount: number): number => (guideOf("royale")?.tracks.jetons ?? []).indexOf(amount) + 1;

export const tileName = (tile: string): string => say(`tile-${tile}`);
export const tileRule = (tile: string): string => say(`tile-${tile}-rule`, printed());
export const tileShort = (tile: string): string => say(`tile-${tile}-short`, printed());
export const ownerName = (owner: string): string =>
  owner === "neutral" || owner === "grey" ? say(`owner-${owner}`) : owner;

/** The dice of a roll in words, and whose they are. */
export function rolled({ roll, active }: RoyaleView, reader: string | null): string {
  const numbers = roll.map((dice, index) => ({ ...dice, number: index + 1 }));
  return tell("royale", "spoken", "counted", { name: active, you: active === reader ? "yes" : "no", roll: numbers });
}
