// The script of a round's end, from events as the server tells them.

import { expect, test } from "vitest";

import type { Event, Line } from "../lib/protocol";
import { besides } from "../royale/story";
import { named, outcome, script } from "./script";
import { since, story } from "./story";

const line = (n: number, ...events: Event[]): Line => ({ n, at: 0, kind: "move", seat: 0, move: "place 1", events });
const LINES = [
  line(
    7,
    { event: "tied", owner: "Anna", site: 1 },
    { event: "tied", owner: "Benno", site: 1 },
    { event: "won", owner: "Cleo", amount: 60, site: 1 },
    { event: "returned", amount: 60, site: 1, owner: null },
  ),
  line(
    8,
    { event: "jetons", player: "Cleo", amount: 2, tile: "G1" },
    { event: "won", owner: "Anna", amount: 90, site: 2 },
    { event: "fined", player: "Benno", amount: 30, jetons: 2 },
    { event: "starts", player: "Anna", round: 2 },
  ),
];
const ALL = story(LINES, LINES[1]!, besides);

test("each place lights up, and then what happened there follows in the order of the log", () => {
  expect(script(ALL, true).map(named)).toEqual([
    "opens",
    "lights 1",
    "tied 1 Anna",
    "tied 1 Benno",
    "won 1 Cleo 60",
    "returned 1 60",
    "lights G1",
    "jetons G1 Cleo 2",
    "lights 2",
    "won 2 Anna 90",
    "lights C2",
    "fined C2 Benno 30",
    "totals",
  ]);
});

test("where a decision interrupts the scoring, each part is told when it has come, and totals at the end alone", () => {
  const first = script(since(story(LINES.slice(0, 1), LINES[0]!, besides), 6), false).map(named);
  expect([first[1], first.at(-1)]).toEqual(["lights 1", "returned 1 60"]);
  const second = script(since(ALL, 7), true).map(named);
  expect([second[1], second.at(-1)]).toEqual(["lights G1", "totals"]);
});

test("nothing is told again that was told before", () => {
  const later = line(12, { event: "paid", player: "Anna", amount: 40, tile: "D1" });
  expect(since(story([...LINES, later], later, besides), 8)).toEqual([]);
});

test("dice are struck out and notes are gone as far as it was told", () => {
  const beats = script(ALL, true);
  const upTo = (name: string) => outcome(beats.slice(0, beats.map(named).indexOf(name) + 1), 1, [60, 60]);
  expect(upTo("lights 1")).toEqual({ takers: [null, null], tied: [], gone: [false, false] });
  expect(upTo("tied 1 Anna").tied).toEqual(["Anna"]);
  expect(upTo("won 1 Cleo 60")).toEqual({ takers: ["Cleo", null], tied: ["Anna", "Benno"], gone: [true, false] });
  expect(upTo("totals")).toEqual({ takers: ["Cleo", null], tied: ["Anna", "Benno"], gone: [true, true] });
});
