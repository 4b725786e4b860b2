// What the things on the table say about themselves, with the rule where it is written.

import { countOf } from "../casinos/bones";
import { aboutTable, type About } from "../casinos/explanations";
import type { Explanation } from "../ui/explain.svelte";
import { say } from "../lib/words.svelte";

const classic = (title: string, text: string, rule: string): Explanation => ({ title, text, rule, game: "classic" });

export const ABOUT: About = {
  ...aboutTable("classic", {
    casino: "C-TURN-1",
    money: "C-END-1",
    hidden: "C-END-1",
    open: "web-classic-about-money",
  }),
  prizes: () => classic(say("web-casinos-prizes"), say("web-classic-about-prizes"), "C-SCORE-1"),
  dice: ({ dice }) =>
    countOf(dice, "neutral") ? classic(say("web-classic-white"), say("web-classic-about-white"), "C-WHITE-1") : null,
};
