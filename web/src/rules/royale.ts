// Las Vegas and Las Vegas Royale.

import type { Chapter } from "./chapters";

export const chapters: Chapter[] = [
  { name: "game", entries: [{ name: "turn", rules: ["R-TURN-1"] }] },
];
