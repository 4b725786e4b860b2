// Welcome to New Las Vegas, as the pages know it.

import type { Game } from "../lib/game";
import Architects from "./Architects.svelte";
import Art from "./Art.svelte";
import "./light.css";

export const newvegas: Game = {
  name: "newvegas",
  Art,
  starts: [
    { name: "solo", bots: 0 },
    { name: "one-bot", bots: 1 },
    { name: "three-bots", bots: 3 },
  ],
  // The rules name its projects as the table does, and the set-up its architects.
  words: { board: ["newvegas", "web-newvegas"], book: ["rules-newvegas", "newvegas"], setup: ["newvegas"] },
  board: () => import("./NewVegasTable.svelte"),
  places: () => import("./moves"),
  book: () => import("./book"),
  keys: [
    { keys: () => ["1 – 3"], does: "web-keys-card" },
    { keys: () => ["C"], does: "web-keys-confirm" },
  ],
  pickers: { opponent: Architects },
  first: {
    starts: ["solo", "one-bot"],
    options: { golf: false, bank: false },
    words: ["first-newvegas"],
    lead: () => import("./first"),
  },
  dealer: {
    table: () => import("./dealer/DealerTable.svelte"),
    setup: () => import("./dealer/DealerSetup.svelte"),
  },
  scorer: {
    words: ["newvegas", "web-newvegas", "web-setup", "web-scorer", "web-city", "score", "mistakes"],
    page: () => import("./paper/ScorerPage.svelte"),
    table: () => import("./paper/ScorerTable.svelte"),
  },
  senders: { scorer: () => import("./paper/sending") },
  simultaneous: true,
};
