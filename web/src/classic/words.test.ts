// Lines and forecasts as the server sends them in games of 2012, and their words in every language.

import { beforeAll, expect, test, vi } from "vitest";

import * as casinos from "../casinos/words";
import type { Event, Line, Worth } from "../lib/protocol";
import { haveGuide } from "../lib/testing";
import { loadWords, needWords } from "../lib/words.svelte";

const NAMES = ["Anna", "Ruby"];

async function speak(language: "en" | "de"): Promise<void> {
  await loadWords(language);
  await needWords("royale", "web-casinos", "classic", "web-classic");
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await haveGuide("classic");
  await speak("en");
});

const FACTS = { own: 3, white: 1, roll: { own: [1, 1, 1, 6], white: [1, 5] } };
const line = (seat: number, move: string, events: Event[] = []): Line => ({
  n: 1,
  at: 0,
  kind: "move",
  seat,
  move,
  facts: FACTS,
  events,
});
const told = (one: Line, reader: string | null) =>
  casinos.tellLine("classic", one, NAMES, reader).map(({ text }) => text);
const worth = (more: Partial<Worth>): Worth => ({ total: [0, 0], casino: 1, wins: [0, 0], rank: null, ...more });

test("a placing names white dice apart, and the roll of others", () => {
  expect(told(line(1, "place 1"), "Anna")).toEqual([
    "Ruby rolls 1 1 1 6, white 1 5 and puts 3\u00a0×\u00a01 and 1\u00a0×\u00a01 white into Miracle.",
  ]);
  expect(told(line(0, "place 1"), "Anna")).toEqual(["You put 3\u00a0×\u00a01 and 1\u00a0×\u00a01 white into Miracle."]);
  expect(casinos.tellLine("classic", line(0, "place 1"), NAMES, "Anna")[0]!.roll).toBe(
    "You rolled 1 1 1 6, white 1 5.",
  );
});

test("what notes were won is told, and ties are shown", () => {
  const events: Event[] = [
    { event: "tied", owner: "Ruby", site: 2 },
    { event: "won", owner: "Anna", site: 2, amount: 40 },
    { event: "starts", player: "Ruby", round: 2 },
  ];
  expect(told(line(1, "place 1", events), "Anna").slice(1)).toEqual(["You win 40 at Silver Spur.", "Ruby starts."]);
});

test("a choice says what it would bring, down to the last note", () => {
  expect(casinos.choice("classic", "place", { move: "place 1", facts: FACTS })).toBe(
    "3\u00a0×\u00a01 + 1 white: Miracle",
  );
  const meaning = (more: Partial<Worth>) => casinos.meaning("classic", worth(more));
  expect(meaning({ wins: [0, 80], rank: 1 })).toBe("lead, 80");
  expect(meaning({ wins: [0, 30], rank: 2 })).toBe("second, 30");
  expect(meaning({ wins: [0, 10], rank: 4 })).toBe("place 4, 10");
  expect(meaning({ tied: true })).toBe("tie");
  expect(meaning({ rank: 3 })).toBe("behind");
});

test("another language has the same to say", async () => {
  await speak("de");
  expect(told(line(1, "place 1"), "Anna")).toEqual([
    "Ruby würfelt 1 1 1 6, weiß 1 5 und setzt 3\u00a0×\u00a01 und 1\u00a0×\u00a01 weiß ins Miracle.",
  ]);
});
