// The table of things of My first city: what matters when, in words of every language.
// @vitest-environment happy-dom

import { afterAll, beforeAll, expect, it, test } from "vitest";

import { answerTo } from "../first/coaching.svelte";
import type { Scene } from "../first/things";
import { LANGUAGES } from "../lib/languages";
import type { Event, NewVegasView } from "../lib/protocol";
import { haveGuide } from "../lib/testing";
import { hasWords, loadWords, needWords } from "../lib/words.svelte";
import { THINGS, lead } from "./first";

beforeAll(async () => {
  await haveGuide("newvegas");
  await needWords("newvegas", "first-newvegas");
});
afterAll(() => loadWords("en"));

const sheet = (name: string, more: object = {}) => ({
  name,
  lots: [],
  hotels: [null],
  runs: [0, 0, 0, 0],
  debts: 1,
  bundles: 3,
  improved: {},
  free_boxes: 3,
  rank: 1,
  ...more,
});

/** Anna's city at a moment; what is written on her sheet. */
function city(phase: string, moves: string[], more: object = {}, written: object = {}): Scene<NewVegasView> {
  const draft = sheet("Anna", written);
  const { action = null, ...rest } = more as { action?: string };
  const view = {
    game: "newvegas",
    round: 1,
    turn: { phase, action, number: 8 },
    sheets: [draft, sheet("Benno")],
    draft,
    projects: [{ scored: false }],
    acme: null,
    ...rest,
  };
  return {
    view: view as unknown as NewVegasView,
    legal: moves.map((move) => ({ move })),
    name: "Anna",
    mark: 1,
  };
}

const CARDS = ["choose 1", "choose 2"];
const matter = (scene: Scene<NewVegasView>): string[] =>
  THINGS.filter((thing) => thing.matters(scene)).map(({ name }) => name);

test.each<[string, Scene<NewVegasView>, string[]]>([
  ["the cards, at first alone", city("choose", CARDS), ["cards"]],
  ["alone, number and action apart", city("choose", ["use 1 2"]), ["use"]],
  ["where a number goes", city("open", ["open 1 3"], { action: "improvement" }), ["number"]],
  ["a star for a first number", city("open", ["open 1 3"], { action: "show" }), ["star", "show", "number"]],
  ["a star for another", city("open", ["open 1 3"], { action: "show" }, { lots: [{ number: 6 }] }), ["show", "number"]],
  ["no number without a place", city("open", ["circle 1"], { action: "show" }), []],
  ["a crane", city("act", ["build 4 8", "confirm"], { action: "construction" }), ["construction"]],
  ["nothing of an action that cannot be used", city("act", ["confirm"], { action: "construction" }), []],
  ["columns", city("act", ["improve vip", "confirm"], { action: "improvement" }), ["improvement"]],
  ["a stage", city("act", ["show left", "confirm"], { action: "show" }), ["stage"]],
  ["scissors", city("act", ["inaugurate", "confirm"], { action: "inauguration" }), ["inauguration"]],
  ["the car", city("act", ["drive east east", "confirm"], { action: "limousine" }), ["limousine"]],
  ["a drawn turn", city("after", ["confirm"]), ["confirm"]],
  ["a refusal first", city("choose", ["refuse"]), ["refuse"]],
  ["the wish", city("wish", ["cards keep", "cards reshuffle"]), ["wish"]],
  ["runs, once something stands there", city("choose", CARDS, {}, { runs: [1, 0, 0, 0] }), ["cards", "streets"]],
  ["others, from the second round on", city("choose", CARDS, { round: 2 }), ["cards", "others"]],
  ["hotels, when there is one", city("choose", CARDS, {}, { hotels: ["grand"] }), ["cards", "hotels"]],
  ["debts beyond bundles", city("choose", CARDS, {}, { debts: 4 }), ["cards", "safe"]],
  ["projects, before long", city("choose", CARDS, { round: 3 }), ["cards", "others", "projects"]],
  ["a bonus, not at once", city("open", ["open 1 3", "circle 1"], { round: 4 }), ["number", "bonus"]],
  ["the pile of the ACME", city("choose", ["use 1 2"], { acme: { pile: ["show"] } }), ["use", "acme"]],
])("what matters: %s", (_, scene, names) => {
  expect(matter(scene)).toEqual(names);
});

/** The answer to events, with so many given before. */
function answer(events: object[], written: object = {}, said: Record<string, number> = {}): unknown {
  const found = answerTo(THINGS, { ...city("choose", CARDS, {}, written), events: events as Event[] }, said);
  return found && [found.name, found.facts];
}
const opened = { event: "opened", player: "Anna", number: 8, street: 2, avenue: 6, star_lost: false };
const anna = (event: string, more: object = {}) => ({ event, player: "Anna", ...more });

test.each<[object[], object, string, object]>([
  [[opened], {}, "cards-left", {}],
  [[opened, anna("bonus")], {}, "bonus-used", {}],
  [[{ ...opened, star_lost: true }, anna("checked")], {}, "show-lost", { street: 2, avenue: 6 }],
  [[opened, anna("built", { street: 4, avenue: 8 })], {}, "construction-built", { street: 4, avenue: 8 }],
  [[opened, anna("checked")], { free_boxes: 4 }, "inauguration-checked", { boxes: 4, rank: 1 }],
  [[opened, anna("drove", { carpets: [], home: true })], {}, "limousine-home", {}],
  [[opened, anna("drove", { carpets: [], home: false })], {}, "limousine-line", {}],
  [[anna("hotel", { kind: "small", avenue: 6 })], {}, "hotels-small", { avenue: 6 }],
  [[anna("project", { points: 8 })], {}, "projects-scored", { points: 8 }],
])("an answer to what was done: %j", (events, written, name, facts) => {
  expect(answer(events, written)).toEqual([name, facts]);
});

it("answers to a number by the run that it made, where nothing else is to be said", () => {
  const left = { "cards-left": 1 };
  expect(answer([opened], { runs: [0, 2, 0, 0] }, left)).toEqual(["streets-run", { run: 2, street: 2 }]);
  expect(answer([opened], {}, left)).toEqual(["streets-alone", { number: 8, street: 2, parity: "even" }]);
  expect(answer([opened], {}, { ...left, "streets-alone": 1 })).toBeNull();
});

it("answers to nobody else's doings", () => {
  expect(answer([{ ...opened, player: "Benno" }])).toBeNull();
});

test.each(LANGUAGES)("there are words for every thing and every answer in %s", async (language) => {
  await loadWords(language);
  const names = THINGS.flatMap(({ name, replies = [] }) => [name, ...replies.map((reply) => `${name}-${reply.name}`)]);
  expect(names.filter((name) => !hasWords(`learn-newvegas-first-${name}`))).toEqual([]);
});

it("folds away only what lies on the table, and opens each part with some thing", () => {
  const opens = new Set(lead().things.flatMap((thing) => thing.opens ?? []));
  expect([...opens].sort()).toEqual([
    "area-hotels",
    "area-inauguration",
    "area-limousine",
    "area-projects",
    "area-safe",
    "area-shows",
    "area-streets",
    "projects",
  ]);
});
