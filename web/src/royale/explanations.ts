// What the things on the table say about themselves, with the rule where it is written.

import { partsOf } from "../lib/grammar";
import { slots, tell } from "../lib/phrases";
import type { Refused } from "../lib/protocol";
import type { Explanation } from "../ui/explain.svelte";
import { say } from "../lib/words.svelte";
import { TILES } from "./tiles/tiles";
import { casinoName, printed, tileName, tileRule } from "./words";

const royale = (title: string, text: string, rule: string): Explanation => ({ title, text, rule, game: "royale" });

export const aboutTile = (tile: string): Explanation => royale(tileName(tile), tileRule(tile), TILES[tile]!.rules[0]);
export const aboutCasino = (number: number): Explanation =>
  royale(casinoName(number), say("web-roy-about-casino", { number }), "R-TURN-1");
export const aboutPrizes = (): Explanation => royale(say("web-roy-prizes"), say("web-roy-about-prizes"), "R-SCORE-1");
export const aboutBiggy = (): Explanation => royale(say("web-roy-biggy"), say("web-roy-about-biggy"), "R-SCORE-1");
export const aboutJetons = (): Explanation =>
  royale(say("web-roy-jetons"), say("web-roy-about-jetons", printed()), "R-TURN-2");
export const aboutMoney = (hidden: boolean): Explanation =>
  royale(
    say("web-roy-money"),
    say(hidden ? "web-roy-about-money-hidden" : "web-roy-about-money"),
    hidden ? "R-HIDE-1" : "R-END-1",
  );
export const aboutPower = (): Explanation => aboutTile("D2");
export const aboutGrey = (owner: string): Explanation =>
  owner === "grey"
    ? royale(say("web-roy-grey"), say("web-roy-about-grey"), "R-BLOCK-1")
    : royale(say("web-roy-neutral"), say("web-roy-about-neutral"), "R-TWO-1");

/** Why a casino can not be meant now: the server names the rule and the reason. */
export function whyNot(number: number, { move, rule, why }: Refused): Explanation {
  const { words } = partsOf("royale", move);
  return royale(casinoName(number), tell("royale", "reasons", why, slots(words)), rule);
}
