// What the things on the table say about themselves, with the rule where it is written.

import { countOf } from "../casinos/bones";
import { aboutTable, type About } from "../casinos/explanations";
import type { Explanation } from "../ui/explain.svelte";
import { say } from "../lib/words.svelte";
import { TILES } from "./tiles/tiles";
import { printed, tileName, tileRule } from "./words";

const royale = (title: string, text: string, rule: string): Explanation => ({ title, text, rule, game: "royale" });

export const aboutTile = (tile: string): Explanation => royale(tileName(tile), tileRule(tile), TILES[tile]!.rules[0]);
export const aboutBiggy = (): Explanation => royale(say("web-roy-biggy"), say("web-roy-about-biggy"), "R-SCORE-1");
export const aboutJetons = (): Explanation =>
  royale(say("web-roy-jetons"), say("web-roy-about-jetons", printed()), "R-TURN-2");
export const aboutPower = (): Explanation => aboutTile("D2");
export const aboutGrey = (owner: string): Explanation =>
  owner === "grey"
    ? royale(say("web-roy-grey"), say("web-roy-about-grey"), "R-BLOCK-1")
    : royale(say("web-roy-neutral"), say("web-roy-about-neutral"), "R-TWO-1");

export const ABOUT: About = {
  ...aboutTable("royale", {
    casino: "R-TURN-1",
    money: "R-END-1",
    hidden: "R-HIDE-1",
    open: "web-roy-about-money",
  }),
  prizes: () => royale(say("web-casinos-prizes"), say("web-roy-about-prizes"), "R-SCORE-1"),
  dice: ({ owner, dice }) => {
    if (countOf(dice, "big")) return aboutBiggy();
    return owner === "grey" || owner === "neutral" ? aboutGrey(owner) : null;
  },
};
