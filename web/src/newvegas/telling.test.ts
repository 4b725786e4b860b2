// Reveals as the server tells them, in the words of the log.
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import type { Line } from "../lib/protocol";
import type { Language } from "../lib/settings.svelte";
import { haveGuide } from "../lib/testing";
import { loadWords, needWords } from "../lib/words.svelte";
import { revealed, type Entry } from "./telling";

beforeAll(async () => {
  await haveGuide("newvegas");
  vi.stubGlobal("document", { documentElement: {} });
  await needWords("newvegas", "web-newvegas");
});
afterAll(() => vi.unstubAllGlobals());

const NAMES = ["Ruby", "Duke"];
type Facts = Record<string, unknown>;
const ruby = (event: string, facts: Facts = {}): Facts => ({ event, player: "Ruby", ...facts });
const duke = (event: string, facts: Facts = {}): Facts => ({ event, player: "Duke", ...facts });

async function told(language: Language, names: string[], ...events: Facts[]): Promise<Entry> {
  await loadWords(language);
  return revealed({ kind: "reveal", at: 0, n: 8, events } as Line, names);
}
const rows = ({ rows }: Entry): string[] => rows.map((row) => `${row.name} ${row.text}`.trim());

const ROUND = [
  { event: "round", round: 11 },
  ruby("opened", { number: 11, street: 1, avenue: 9, star_lost: true }),
  ruby("checked", { boxes: 1 }),
  duke("opened", { number: 6, street: 1, avenue: 7, star_lost: false }),
  duke("show", { side: "left", value: 3 }),
];

test("a round is told with a row for everyone, in the order of the events", async () => {
  const entry = await told("en", NAMES, ...ROUND);
  expect(entry).toMatchObject({ n: 8, title: "ROUND 11" });
  expect(entry.rows.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(rows(entry)).toEqual([
    "Ruby 11 at 1/9 · a star lost · a box checked",
    "Duke 6 at 1/7 · show, left column now 3",
  ]);
});

test("each language tells the same round", async () => {
  const german = await told("de", NAMES, ...ROUND);
  expect([german.title, rows(german)[0]]).toEqual([
    "RUNDE 11",
    "Ruby 11 auf 1/9 · Stern verloren · ein Feld angekreuzt",
  ]);
  expect(rows(await told("pl", NAMES, ...ROUND))[1]).toBe("Duke 6 w 1/7 · pokaz, lewa kolumna: teraz 3");
  expect(rows(await told("fr", NAMES, duke("drove", { carpets: [], home: true })))).toEqual([
    "Duke limousine de retour",
  ]);
});

test.each([
  [[ruby("refused"), ruby("checked", { boxes: 2 })], "refused the round · 2 boxes checked"],
  [[ruby("built", { street: 2, avenue: 9 })], "built 2/9"],
  [[ruby("improved", { column: "inauguration", values: [15, 8, 0] })], "Inauguration now 15/8/0"],
  [[ruby("improved", { column: "missing_line", values: [-3] })], "Way home now −3"],
  [[ruby("drove", { carpets: [], home: false })], "drove a line"],
  [[ruby("drove", { carpets: ["L", "V"], home: false })], "drove past luxury, VIP"],
  [[ruby("drove", { carpets: ["M"], home: true })], "drove past mafia and home"],
  [[ruby("bonus", { bonus: "extension" })], "bonus: an extension"],
  [[ruby("hotel", { kind: "small", avenue: 10 })], "small hotel at avenue 10"],
])("what was written is told: %#", async (events, text) => {
  expect(rows(await told("en", NAMES, ...events))).toEqual([`Ruby ${text}`]);
});

test("a project is told with its points, for a stamp too", async () => {
  const { rows } = await told("en", NAMES, duke("project", { colour: "pink", points: 8 }));
  expect(rows).toEqual([
    { seat: 1, name: "Duke", text: "pink project scored: 8", won: [{ colour: "pink", points: 8 }] },
  ]);
});

test("the ACME's card is told with what it brings", async () => {
  const events = [
    { event: "acme_card", action: "limousine" },
    { event: "acme_hotel", avenue: 3 },
    { event: "acme_area", area: "limousine", points: 2 },
  ];
  const { rows } = await told("en", ["Anna"], ...events);
  expect(rows).toMatchObject([
    { seat: null, name: "ACME", text: "gets limousine · GRAND HOTEL at avenue 3 · limousine +2" },
  ]);
});

test("votes and shuffling are nobody's, and no round", async () => {
  expect(await told("en", NAMES, { event: "voted" })).toMatchObject({
    title: "BEFORE THE FIRST ROUND",
    rows: [{ name: "", text: "The votes are in. They stay secret until the end." }],
  });
  expect(await told("en", NAMES, { event: "shuffled" })).toMatchObject({
    title: "",
    rows: [{ name: "", text: "The cards were shuffled anew." }],
  });
  expect((await told("en", NAMES)).rows).toEqual([]);
});
