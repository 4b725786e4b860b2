import { expect, test } from "vitest";

import type { Point, Review } from "../lib/protocol";
import { courses, ends, mattered } from "./review";

function point(round: number, after: number[], verdict = "best"): Point {
  return { kind: "decision", move: 0, round, before: after, after, luck: [0, 0], strokes: [], seat: 0, played: [], best: [], verdict, loss: 0, error: 0, amount: 0, best_amount: 0, amount_error: 0 };
}

const review: Review = {
  game: "royale",
  names: ["Anna", "Benno"],
  results: [500, 400],
  winners: ["Anna"],
  worlds: 16,
  seed: "1",
  points: [point(0, [0.5, 0.5]), point(1, [0.504, 0.496]), point(1, [0.7, 0.3], "mistake"), point(2, [0.9, 0.1]), point(2, [1, 0])],
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
