// Las Vegas and Las Vegas Royale.

import type { Chapter } from "../rules/chapters";
import { TILES } from "./tiles/tiles";

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
    entries: Object.values(TILES).map(({ name, rules }) => ({ name: name.toLowerCase(), rules })),
  },
];
