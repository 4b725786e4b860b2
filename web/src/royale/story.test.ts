// The end of a round that a decision about Black Box interrupted, as the server told it in a real game.

import { expect, test } from "vitest";

import type { Event, Line } from "../lib/protocol";
import { endsRound, gained, story as tell } from "../casinos/story";
import { besides, worth } from "./story";

const line = (n: number, move: string, events: Event[]): Line => ({
  n,
  at: 0,
  kind: "move",
  seat: 0,
  move,
  events,
});
const LINES = [
  line(150, "place 1", [{ event: "paid", player: "Anna", amount: 40, tile: "D1" }]),
  line(151, "higher", [
    { event: "black", first: 2, second: 4, tile: "B2" },
    { event: "won", owner: "Ruby", amount: 50, site: 1 },
    { event: "returned", amount: 40, site: 1, owner: null },
  ]),
  line(152, "split", []),
  line(153, "take first", [
    { event: "boxed", player: "Ruby", amount: 0 },
    { event: "jetons", player: "Ruby", amount: 2, tile: "G1" },
    { event: "returned", amount: 60, site: 2, owner: "grey" },
    { event: "tied", owner: "Anna", site: 5 },
    { event: "won", owner: "Ruby", amount: 90, site: 5 },
    { event: "paid", player: "Duke", amount: 60, tile: "H2" },
    { event: "fined", player: "Anna", amount: 30, jetons: 2 },
    { event: "starts", player: "Ruby", round: 2 },
  ]),
];

const story = (lines: Line[], last: Line) => tell(lines, last, besides);

test("a round ends with the line that starts the next, or the game's end", () => {
  expect(LINES.map(endsRound)).toEqual([false, false, false, true]);
  expect(endsRound(line(1, "place 1", [{ event: "over" }]))).toBe(true);
});

test("the story begins at casino 1 and leaves out what was paid before", () => {
  const stops = story(LINES, LINES[3]!);
  expect(stops.map((stop) => stop.site)).toEqual([1, "G1", 2, 5, "H2", "C2"]);
  expect(stops[3]!.awards.map(({ kind, owner }) => [kind, owner])).toEqual([
    ["tied", "Anna"],
    ["won", "Ruby"],
  ]);
});

test("gains count money and jetons, and fines", () => {
  const stops = story(LINES, LINES[3]!);
  expect(gained(stops, "Ruby", worth(10))).toBe(50 + 20 + 90);
  expect(gained(stops, "Duke", worth(10))).toBe(60);
  expect(gained(stops, "Anna", worth(10))).toBe(-50);
  expect(gained(stops.slice(0, 1), "Ruby", worth(10))).toBe(50);
});
