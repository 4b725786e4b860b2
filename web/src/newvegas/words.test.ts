// Legal moves as the server describes them, in the words of choices; and why a spot is none.
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import type { Lot, Problem } from "../lib/protocol";
import { haveGuide } from "../lib/testing";
import { loadWords, needWords } from "../lib/words.svelte";
import { room } from "./lots";
import { why } from "./why";
import { broughtWords, choice, meaning, spoken } from "./words";

beforeAll(async () => {
  await haveGuide("newvegas");
  vi.stubGlobal("document", { documentElement: {} });
  await needWords("newvegas", "web-newvegas");
  await loadWords("en");
});
afterAll(() => vi.unstubAllGlobals());

test.each([
  ["extend 1 5 left", { number: 8, star: null }, /8.*1\/5|1\/5.*8/],
  ["use 1 2", { number: 8, action: "show", given: "limousine" }, /8.*show.*limousine/i],
  ["improve inauguration", { from: [10, 5, 2], to: [15, 8, 0] }, /10\/5\/2.*15\/8\/0/],
  ["drive west north", { end: [2, 9], carpets: ["L"], home: false }, /luxury/],
])("a choice is said with the facts that come with it: %s", (move, facts, words) => {
  expect(choice({ move, facts })).toMatch(words);
});

test("the last box, the way home and a turn without its action are said", () => {
  const said = (move: string, facts: Record<string, unknown>): string => choice({ move, facts });
  expect(said("inaugurate", { box: 14, last: true })).not.toBe(said("inaugurate", { box: 14, last: false }));
  expect(said("drive east south", { end: [3, 3], carpets: [], home: true })).not.toBe(
    said("drive east south", { end: [3, 4], carpets: [], home: false }),
  );
  expect(said("confirm", { without: true })).not.toBe(said("confirm", { without: false }));
});

test("points are one or many", () => {
  const worth = (total: number) => ({
    move: "open 1 4",
    facts: { number: 8, star: null },
    worth: { total: [0, total], areas: {} },
  });
  expect(spoken(worth(1))).toMatch(/\+1 point$/);
  expect(spoken(worth(3))).toMatch(/\+3 points$/);
});

test("what is owed, to be done and expected stands apart from the points", () => {
  const built = {
    move: "build 3 5",
    facts: {},
    worth: { total: [5, 5], areas: {}, debts: 1, todo: { open: 1 }, setbacks: { streets: -2 } },
  };
  expect(broughtWords(meaning(built, 4))).toEqual([
    "0 points",
    "about +4",
    "streets −2 for now",
    "debts +1",
    "to be opened",
  ]);
  const driven = { move: "drive east east", facts: {}, worth: { total: [5, 8], areas: {}, todo: { lines: 3 } } };
  expect(broughtWords(meaning(driven))).toEqual(["+3 points", "way home: 3 lines"]);
});

test("a star is told with what becomes of it", () => {
  const details = (star: string | null): string[] =>
    meaning({ move: "open 1 4", facts: { number: 8, star }, worth: { total: [0, 0], areas: {} } }).details;
  expect(details(null)).toEqual([]);
  expect(details("show")).not.toEqual(details("lost"));
});

test("room is told as the server says it", () => {
  expect([[4, 8], [5, 5], null].map((fits) => room({ room: fits } as Lot))).toEqual([
    "Empty: numbers 4 to 8 fit.",
    "Empty: only the 5 fits.",
    "Empty: no number fits any more. Only an extension helps here.",
  ]);
});

test("a refusal is told by its reason, else by its rule, else not here", () => {
  const refused = (rule: string, facts: Record<string, unknown> = {}): string =>
    why({ code: "illegal-move", text: "", rule, facts } as Problem);
  expect(refused("N-OPEN-2", { why: "order", number: 8, side: "left", beside: 9 })).toBe(
    "The 8 would stand to the right of the 9, but numbers rise from left to right.",
  );
  expect(refused("N-OPEN-2", { why: "order", number: 8, side: "right", beside: 5 })).toBe(
    "The 8 would stand to the left of the 5, but numbers rise from left to right.",
  );
  expect(refused("N-LIMO-1", { why: "action", action: "show" })).toBe("Your action is show, not this one.");
  expect(refused("N-OPEN-1", { why: "taken", number: 5 })).toBe("The 5 stands there already.");
  expect(refused("N-CONSTRUCT-1")).toBe("Only a site with a crane can be built.");
  expect(refused("N-END-1")).toBe("");
});
