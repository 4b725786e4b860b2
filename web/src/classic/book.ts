// Las Vegas, the edition of 2012.

import type { Chapter } from "../rules/chapters";

export { default as Drawing } from "./BookDrawing.svelte";

export const chapters: Chapter[] = [
  {
    name: "start",
    entries: [
      { name: "goal", rules: [] },
      { name: "dice", rules: ["C-SETUP-1"] },
      { name: "notes", rules: ["C-SETUP-2"] },
    ],
  },
  {
    name: "turn",
    entries: [
      { name: "place", rules: ["C-TURN-1"] },
      { name: "out", rules: [] },
    ],
  },
  {
    name: "payout",
    entries: [
      { name: "ties", rules: ["C-SCORE-1"] },
      { name: "nobody", rules: ["C-SCORE-2"] },
      { name: "starter", rules: ["C-SCORE-3"] },
      { name: "end", rules: ["C-END-1"] },
    ],
  },
  {
    name: "white",
    entries: [
      { name: "dice", rules: ["C-WHITE-1"] },
      { name: "when", rules: [] },
    ],
  },
];
