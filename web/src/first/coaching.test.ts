// @vitest-environment happy-dom

import { beforeEach, expect, it, vi } from "vitest";

import type { Event, Line, View } from "../lib/protocol";
import { Coaching, ofPlayer } from "./coaching.svelte";
import { begin, note, progressOf } from "./known.svelte";
import type { Lead, Thing } from "./things";

vi.mock("../lib/words.svelte", () => ({ say: (name: string) => name }));

const phase = (wanted: string) => (scene: { view: View }) => (scene.view as { phase?: string }).phase === wanted;
const THINGS: Thing[] = [
  {
    name: "crane",
    opens: ["safe"],
    moves: ["build"],
    matters: phase("act"),
    shown: (deed) => ofPlayer(deed, "built").length > 0,
    enough: 2,
    replies: [{ name: "gone", to: (deed) => (ofPlayer(deed, "built").length ? {} : null) }],
  },
  { name: "sheet", opens: ["sheet"], points: ["sheet"], matters: phase("choose") },
  { name: "rival", matters: phase("choose") },
];
const LEAD: Lead = { things: THINGS, title: () => "title", facts: () => ({}) };

let coach: Coaching;
let mark: number;
let log: Line[];

beforeEach(() => {
  begin("newvegas", "t1");
  [coach, mark, log] = [new Coaching("newvegas", LEAD), 0, []];
});

/** Anna is to decide; what everybody was told before that. */
function decide(now: string, ...events: Event[]): void {
  if (events.length) log = [...log, { n: log.length + 1, at: 0, kind: "reveal", events } as Line];
  coach.take({ view: { phase: now } as unknown as View, legal: [], name: "Anna", mark: ++mark }, log);
}
const BUILT: Event = { event: "built", player: "Anna", street: 4, avenue: 8 };
const OTHER: Event = { ...BUILT, player: "Benno" };

it("tells of a thing when it first matters, and points at it", () => {
  decide("choose");
  expect([coach.thing?.name, coach.selector]).toEqual(["sheet", '[data-part="sheet"]']);
  decide("act");
  expect([coach.text, coach.speaks]).toEqual(["learn-newvegas-first-crane", true]);
});

it("takes what nothing can show as read, and goes on to the next thing", () => {
  decide("choose");
  decide("choose");
  expect(coach.thing?.name).toBe("rival");
  coach.next();
  expect([coach.thing, coach.speaks]).toEqual([null, false]);
});

it("is silent about what was shown often enough, by the player alone", () => {
  decide("act");
  decide("act", OTHER);
  expect(coach.thing?.name).toBe("crane");
  decide("act", BUILT);
  expect(coach.thing?.name).toBe("crane");
  decide("act", BUILT);
  expect(coach.thing).toBeNull();
});

it("does not repeat for ever what nobody does anything about", () => {
  for (const _ of [1, 2, 3]) {
    decide("act");
    expect(coach.thing?.name).toBe("crane");
  }
  decide("act");
  expect(coach.thing).toBeNull();
});

it("answers to what was done, once, until the next decision", () => {
  decide("act");
  decide("choose", BUILT);
  expect(coach.reply).toBe("learn-newvegas-first-crane-gone");
  decide("choose");
  expect(coach.reply).toBe("");
  decide("choose", BUILT);
  expect(coach.reply).toBe("");
});

it("opens parts as they first matter, or all at once", () => {
  expect([coach.folded("safe"), coach.folded("sheet"), coach.folded("map"), coach.folds]).toEqual([
    true,
    true,
    false,
    2,
  ]);
  decide("choose");
  expect([coach.folded("safe"), coach.folded("sheet"), coach.folds]).toEqual([true, false, 1]);
  coach.unfold();
  expect([coach.folded("safe"), coach.folds]).toEqual([false, 0]);
  decide("act");
  expect(coach.thing?.name).toBe("crane");
});

it("goes on where it was when the page is loaded anew, and hears nothing twice", () => {
  decide("act");
  decide("act", BUILT);
  coach = new Coaching("newvegas", LEAD);
  decide("act");
  expect([coach.thing?.name, coach.reply, coach.folded("safe")]).toEqual(["crane", "", false]);
  decide("act", BUILT);
  expect(coach.thing).toBeNull();
});

it("begins anew with another first game, until somebody knows it", () => {
  decide("choose");
  begin("newvegas", "t2");
  expect(progressOf("newvegas")).toMatchObject({ known: false, table: "t2", told: {}, heard: 0 });
  coach.end();
  expect(progressOf("newvegas").known).toBe(true);
  expect(progressOf("royale").known).toBe(false);
  note("royale", { known: true });
  expect(JSON.parse(localStorage["neonstrip.first"])).toMatchObject({
    newvegas: { known: true },
    royale: { known: true },
  });
});
