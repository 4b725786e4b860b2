// What was written in a game between two bots, and in one against the ACME, told as the log tells it.
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { loadFacts } from "../lib/facts.svelte";
import type { Line, NewVegasView } from "../lib/protocol";
import type { Language } from "../lib/settings.svelte";
import { loadWords, needWords } from "../lib/words.svelte";
import { Teller, type Entry } from "./telling";
import fixture from "./telling.fixture.json";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => fixture.facts }));
  await needWords("newvegas", "web-newvegas");
  await loadFacts("newvegas");
});
afterAll(() => vi.unstubAllGlobals());

const end = fixture.end as unknown as NewVegasView;
type Told = { before: NewVegasView; after: NewVegasView; line: Line };

async function whole(language: Language): Promise<Map<string, string[]>> {
  await loadWords(language);
  const teller = new Teller();
  const entries: Entry[] = fixture.lines.map((line) => teller.tell(line as Line, end, null));
  return new Map(entries.map(({ title, rows }) => [title, rows.map((row) => `${row.name} ${row.text}`.trim())]));
}

test("a whole game is told from its moves, and what was written is read from the sheets", async () => {
  const told = await whole("en");
  expect(told.get("BEFORE THE FIRST ROUND")).toEqual(["The votes are in. They stay secret until the end."]);
  expect(told.get("ROUND 1")).toEqual(["Ruby 11 at 1/9 · a star lost · a box checked", "Duke 11 at 1/8 · a box checked"]);
  expect(told.get("ROUND 6")![1]).toBe("Duke 5 at 1/6 · drove past luxury");
  expect(told.get("ROUND 11")![0]).toBe("Ruby 6 at 1/7 · show, left column now 3");
  expect(told.get("ROUND 12")![0]).toBe("Ruby 6 at 3/7 · Inauguration now 15/8/0");
  expect(told.get("ROUND 16")).toEqual(["Ruby 3 at 1/4 · a star lost · drove home", "Duke 3 at 2/5 · drove home"]);
  expect(told.get("ROUND 28")).toEqual(["Ruby refused the round", "Duke refused the round"]);
});

test("a column improved several times tells its value each time", async () => {
  const told = await whole("en");
  const bonuses = [...told.values()].flat().filter((row) => row.startsWith("Ruby") && row.includes("Street bonus"));
  expect(bonuses.map((row) => row.match(/Street bonus now (\d+)/)![1])).toEqual(["6", "8", "10"]);
});

test("rounds are counted, and what is decided between them is none", async () => {
  const told = await whole("en");
  expect(fixture.lines.some((line) => line.turns.flat().includes("cards keep"))).toBe(true);
  expect([...told.keys()].filter((title) => title.startsWith("ROUND "))).toEqual(Array.from({ length: 28 }, (_, index) => `ROUND ${index + 1}`));
});

test("each language tells the same game", async () => {
  expect((await whole("de")).get("RUNDE 1")![0]).toBe("Ruby 11 auf 1/9 · Stern verloren · ein Feld angekreuzt");
  expect((await whole("fr")).get("TOUR 16")![1]).toBe("Duke 3 en 2/5 · limousine de retour");
  expect((await whole("pl")).get("RUNDA 11")![0]).toBe("Ruby 6 w 1/7 · pokaz, lewa kolumna: teraz 3");
});

test("a project is told with its points when all have confirmed", async () => {
  await loadWords("en");
  const { before, after, line } = fixture.round as unknown as Told;
  const [ruby, duke] = new Teller().tell(line, after, before).rows;
  expect(ruby!.won).toEqual([]);
  expect(duke).toMatchObject({ text: "refused the round · pink project scored: 8", won: [{ colour: "pink", points: 8 }] });
});

test("the ACME's card is told with what it brings", async () => {
  await loadWords("en");
  const { before, after, line } = fixture.solo as unknown as Told;
  expect(new Teller().tell(line, after, before).rows[1]).toMatchObject({ name: "ACME", text: "gets limousine · limousine +2" });
});
