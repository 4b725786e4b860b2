import { expect, test } from "vitest";

import type { Point, Review, Share } from "../lib/protocol";
import { accounts, courses, ends, mattered, percents } from "./review";

function point(round: number, after: number[], verdict = "best"): Point {
  return {
    kind: "decision",
    move: 0,
    round,
    before: after,
    after,
    luck: [0, 0],
    strokes: [],
    seat: 0,
    played: [],
    best: [],
    reasons: [],
    verdict,
    loss: 0,
    error: 0,
    amount: 0,
    best_amount: 0,
    amount_error: 0,
  };
}

const review: Review = {
  game: "royale",
  names: ["Anna", "Benno"],
  results: [500, 400],
  winners: ["Anna"],
  worlds: 16,
  seed: "1",
  points: [
    point(0, [0.5, 0.5]),
    point(1, [0.504, 0.496]),
    point(1, [0.7, 0.3], "mistake"),
    point(2, [0.9, 0.1]),
    point(2, [1, 0]),
  ],
  turns: [],
  players: [],
};

test("a line for each player, in percent", () => {
  expect(courses(review)).toEqual([
    { name: "Anna", seat: 0, values: [50, 50, 70, 90, 100] },
    { name: "Benno", seat: 1, values: [50, 50, 30, 10, 0] },
  ]);
});

test("rounds end at their last points; what comes before the first is none", () => {
  expect(ends(review)).toEqual([2, 4]);
});

test("only what was worse than good matters", () => {
  expect(review.points.filter(mattered)).toEqual([review.points[2]]);
});

test("chances add up to a hundred, however they are rounded", () => {
  expect(percents([0.505, 0.495])).toEqual([51, 49]);
  expect(percents([0.336, 0.336, 0.328])).toEqual([34, 33, 33]);
  expect(percents([0.3333, 0.3333, 0.3333])).toEqual([34, 33, 33]);
  expect(percents([0.57, 0.43])).toEqual([57, 43]);
  expect(percents([0.346]), "alone it is against nobody of the same table").toEqual([35]);
});

test("what a result is made of adds up to it", () => {
  const share = (name: string, start: number, luck: number, play: number, others: number, result: number) =>
    ({ name, start, luck, play, others, result }) as Share;
  const found = accounts([
    share("Anna", 0.505, 0.404, -0.114, 0.205, 1),
    share("Benno", 0.495, -0.404, 0.114, -0.205, 0),
  ]);
  for (const { start, luck, play, others, result } of found) expect(start + luck + play + others).toBe(result);
  expect(found.map(({ start }) => start)).toEqual([51, 49]);
  expect(found.map(({ result }) => result)).toEqual([100, 0]);
});
