// Las Vegas and Las Vegas Royale.

import type { Chapter } from "../rules/chapters";

export { default as Drawing } from "./BookDrawing.svelte";

export const chapters: Chapter[] = [
  {
    name: "start",
    entries: [
      { name: "goal", rules: [] },
      { name: "dice", rules: ["R-SETUP-1"] },
      { name: "prizes", rules: ["R-SETUP-2"] },
    ],
  },
  {
    name: "turn",
    entries: [
      { name: "place", rules: ["R-TURN-1"] },
      { name: "biggy", rules: [] },
      { name: "jetons", rules: ["R-TURN-2"] },
      { name: "out", rules: ["R-TURN-3"] },
    ],
  },
  {
    name: "payout",
    entries: [
      { name: "ties", rules: ["R-SCORE-1"] },
      { name: "starter", rules: ["R-SCORE-2"] },
      { name: "anew", rules: ["R-SCORE-3"] },
      { name: "end", rules: ["R-END-1"] },
    ],
  },
  {
    name: "table",
    entries: [
      { name: "two", rules: ["R-TWO-1"] },
      { name: "base", rules: [] },
      { name: "choice", rules: ["R-TILE-1"] },
      { name: "money", rules: ["R-HIDE-1"] },
      { name: "length", rules: ["R-LIMIT-1"] },
    ],
  },
  {
    name: "royale",
    entries: [
      { name: "activate", rules: ["R-TILE-3", "R-TILE-6"] },
      { name: "quiet", rules: ["R-TILE-7"] },
      { name: "fresh", rules: ["R-TILE-5"] },
      { name: "bank", rules: ["R-TILE-2", "R-BANK-1"] },
      { name: "nobody", rules: ["R-BANK-2"] },
      { name: "order", rules: ["R-TILE-4"] },
    ],
  },
  {
    name: "tiles",
    entries: [
      { name: "luckypunch", rules: ["R-LUCKY-1"] },
      { name: "jackpot", rules: ["R-JACKPOT-1"] },
      { name: "primetime", rules: ["R-PRIME-1"] },
      { name: "fiftyfifty", rules: ["R-FIFTY-1"] },
      { name: "highfive", rules: ["R-HIGHFIVE-1"] },
      { name: "badluck", rules: ["R-BADLUCK-1", "R-BADLUCK-2", "R-BADLUCK-3"] },
      { name: "payday", rules: ["R-PAYDAY-1"] },
      { name: "powerplay", rules: ["R-POWER-1", "R-POWER-2"] },
      { name: "noentry", rules: ["R-NOENTRY-1", "R-NOENTRY-2"] },
      { name: "knockout", rules: ["R-KNOCKOUT-1"] },
      { name: "blockit", rules: ["R-BLOCK-1"] },
      { name: "handicap", rules: ["R-HANDICAP-1", "R-HANDICAP-2"] },
      { name: "blackbox", rules: ["R-BOX-1"] },
      { name: "doubledown", rules: ["R-DOUBLE-1"] },
      { name: "nicedice", rules: ["R-NICE-1", "R-NICE-2"] },
      { name: "mychoice", rules: ["R-CHOICE-1", "R-CHOICE-2"] },
    ],
  },
];
