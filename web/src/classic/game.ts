// Las Vegas, the edition of 2012, as the pages know it.

import type { Game } from "../lib/game";
import { say } from "../lib/words.svelte";
import Art from "./Art.svelte";
import "./light.css";

export const classic: Game = {
  name: "classic",
  Art,
  starts: [
    { name: "one-bot", bots: 1 },
    { name: "three-bots", bots: 3 },
  ],
  // Casinos, choices and the scoring have the same words as in Royale.
  words: { board: ["royale", "web-casinos", "classic", "web-classic"], book: ["royale", "rules-classic"] },
  board: () => import("./ClassicTable.svelte"),
  book: () => import("./book"),
  referee: () => import("./Referee.svelte"),
  senders: { referee: () => import("./sending") },
  keys: [
    { keys: () => ["R", say("web-key-space")], does: "web-keys-roll" },
    { keys: () => ["1 – 6"], does: "web-keys-number" },
  ],
};
