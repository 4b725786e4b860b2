// Las Vegas and Las Vegas Royale, as the pages know it.

import type { Game } from "../lib/game";
import { say } from "../lib/words.svelte";
import Art from "./Art.svelte";
import "./light.css";

export const royale: Game = {
  name: "royale",
  Art,
  starts: [
    { name: "one-bot", bots: 1 },
    { name: "three-bots", bots: 3 },
  ],
  words: { board: ["royale", "web-casinos", "web-royale"], book: ["royale", "rules-royale"] },
  board: () => import("./RoyaleTable.svelte"),
  book: () => import("./book"),
  referee: () => import("./Referee.svelte"),
  senders: { referee: () => import("./referee/sending") },
  first: { words: ["royale"], lead: () => import("./RoyaleTable.svelte") },
  keys: [
    { keys: () => ["R", say("web-key-space")], does: "web-keys-roll" },
    { keys: () => ["1 – 6"], does: "web-keys-number" },
  ],
};
