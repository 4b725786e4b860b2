// Welcome to New Las Vegas.

import type { Chapter } from "../rules/chapters";

export { default as Drawing } from "./BookDrawing.svelte";

export const chapters: Chapter[] = [
  {
    name: "about",
    entries: [
      { name: "goal", rules: [] },
      { name: "setup", rules: ["N-SETUP-2", "N-SETUP-3"] },
    ],
  },
  {
    name: "round",
    entries: [
      { name: "cards", rules: ["N-ROUND-1"] },
      { name: "shuffle", rules: ["N-ROUND-2"] },
      { name: "together", rules: ["N-ROUND-3", "N-ROUND-4"] },
      { name: "turn", rules: ["N-ROUND-5"] },
    ],
  },
  {
    name: "opening",
    entries: [
      { name: "where", rules: ["N-OPEN-1"] },
      { name: "order", rules: ["N-OPEN-2"] },
      { name: "refused", rules: ["N-OPEN-3", "N-OPEN-7"] },
      { name: "helped", rules: ["N-OPEN-4"] },
      { name: "star", rules: ["N-OPEN-6"] },
    ],
  },
  {
    name: "actions",
    entries: [
      { name: "construction", rules: ["N-CONSTRUCT-1"] },
      { name: "improvement", rules: ["N-IMPROVE-1"] },
      { name: "show", rules: ["N-SHOW-1", "N-SHOW-3"] },
      { name: "showdebts", rules: ["N-SHOW-2"] },
      { name: "inauguration", rules: ["N-INAUG-1"] },
    ],
  },
  {
    name: "limousine",
    entries: [
      { name: "line", rules: ["N-LIMO-1", "N-LIMO-4"] },
      { name: "home", rules: ["N-LIMO-2"] },
      { name: "carpets", rules: ["N-LIMO-3", "N-LIMO-5"] },
    ],
  },
  {
    name: "bonuses",
    entries: [
      { name: "group", rules: ["N-BONUS-1", "N-BONUS-6"] },
      { name: "number", rules: ["N-BONUS-2"] },
      { name: "action", rules: ["N-BONUS-3"] },
      { name: "extension", rules: ["N-BONUS-4", "N-OPEN-8"] },
      { name: "when", rules: ["N-BONUS-5"] },
    ],
  },
  {
    name: "golf",
    entries: [
      { name: "grow", rules: ["N-GOLF-1", "N-GOLF-2"] },
      { name: "jump", rules: ["N-GOLF-3", "N-GOLF-4"] },
    ],
  },
  {
    name: "hotels",
    entries: [
      { name: "avenue", rules: ["N-HOTEL-1"] },
      { name: "first", rules: ["N-HOTEL-2", "N-HOTEL-3"] },
    ],
  },
  {
    name: "money",
    entries: [
      { name: "vote", rules: ["N-SETUP-4"] },
      { name: "debts", rules: ["N-OPEN-5"] },
    ],
  },
  {
    name: "projects",
    entries: [
      { name: "points", rules: ["N-PROJECT-1", "N-PROJECT-2", "N-PROJECT-3"] },
      { name: "reshuffle", rules: ["N-PROJECT-4"] },
      { name: "runs", rules: ["N-PROJECT-5"] },
      { name: "pink", rules: [] },
      { name: "purple", rules: [] },
      { name: "yellow", rules: ["N-PROJECT-6"] },
      { name: "reading", rules: ["N-PROJECT-7"] },
    ],
  },
  { name: "end", entries: [{ name: "when", rules: ["N-END-1", "N-END-2"] }] },
  {
    name: "scoring",
    entries: [
      { name: "projects", rules: ["N-SCORE-1"] },
      { name: "inauguration", rules: ["N-SCORE-2"] },
      { name: "shows", rules: ["N-SCORE-3"] },
      { name: "hotels", rules: ["N-SCORE-4"] },
      { name: "streets", rules: ["N-SCORE-5"] },
      { name: "golf", rules: ["N-SCORE-6"] },
      { name: "limousine", rules: ["N-SCORE-7"] },
      { name: "safe", rules: ["N-SCORE-8"] },
      { name: "winner", rules: ["N-SCORE-9"] },
    ],
  },
  {
    name: "solo",
    entries: [
      { name: "setup", rules: ["N-SOLO-1"] },
      { name: "round", rules: ["N-SOLO-2"] },
      { name: "refused", rules: ["N-SOLO-3"] },
      { name: "validation", rules: ["N-SOLO-4"] },
      { name: "hotels", rules: ["N-SOLO-5"] },
      { name: "shuffle", rules: ["N-SOLO-6"] },
      { name: "end", rules: ["N-SOLO-7", "N-SOLO-12"] },
      { name: "score", rules: ["N-SOLO-8"] },
      { name: "rank", rules: ["N-SOLO-9"] },
      { name: "bank", rules: ["N-SOLO-10"] },
      { name: "architects", rules: ["N-SOLO-11"] },
    ],
  },
  {
    name: "tables",
    entries: [
      { name: "players", rules: ["N-SETUP-1"] },
      { name: "easier", rules: ["N-SETUP-5"] },
      { name: "editions", rules: [] },
    ],
  },
];
