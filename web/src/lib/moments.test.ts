import { describe, expect, it } from "vitest";

import { endsRound, momentAt, roundAt, roundsOf } from "./moments";
import type { Line } from "./protocol";

type Told = Line extends infer One ? (One extends Line ? Omit<One, "n" | "at"> : never) : never;
const lines = (
  ...kinds: ("created" | "started" | "move" | "over" | "said" | "done" | "reveal" | "seated" | Told)[]
): Line[] =>
  kinds.map((each, index) => ({
    at: 1000 + index * 10,
    n: index + 1,
    ...(typeof each === "string" ? { kind: each } : each),
  }));
const starts: Told = {
  kind: "move",
  events: [
    { event: "won", owner: "Anna", amount: 60, site: 6 },
    { event: "starts", player: "Anna", round: 2 },
  ],
};
const done: Told = {
  kind: "reveal",
  turns: [
    ["choose 1", "open 1 3", "confirm"],
    ["refuse", "confirm"],
  ],
  events: [
    { event: "round", round: 1 },
    { event: "refused", player: "Benno" },
  ],
};

describe("the rounds of a game", () => {
  it("begin with the start and with every scoring but the last", () => {
    const log = lines(
      "created",
      "seated",
      "started",
      "move",
      starts,
      "move",
      { kind: "move", events: [{ event: "over" }] },
      "over",
      "said",
    );
    expect(roundsOf(log)).toEqual([
      { round: 1, begins: 3 },
      { round: 2, begins: 5 },
    ]);
  });
  it("are told by what is revealed where all play at once; votes and wishes are none", () => {
    const votes: Told = { kind: "reveal", turns: [["vote"], ["vote"]], events: [{ event: "voted" }] };
    const wishes: Told = { kind: "reveal", turns: [["cards keep"], []] };
    const log = lines("created", "started", votes, done, wishes, done, done, "over");
    expect(roundsOf(log)).toEqual([
      { round: 1, begins: 2 },
      { round: 2, begins: 4 },
      { round: 3, begins: 6 },
    ]);
    expect(log.filter(endsRound).map(({ n }) => n)).toEqual([4, 6, 7]);
  });
  it("are none before the start", () => {
    expect(roundsOf(lines("created", "seated"))).toEqual([]);
  });
});

it("a moment belongs to the round that had begun", () => {
  const rounds = [
    { round: 1, begins: 3 },
    { round: 2, begins: 9 },
  ];
  expect([1, 3, 8, 9, 40].map((moment) => roundAt(rounds, moment))).toEqual([1, 1, 1, 2, 2]);
});

it("another viewer's moment is the one at the same time", () => {
  const log = lines("created", "started", "move", "move");
  expect([momentAt(log, 1015), momentAt(log, 1020), momentAt(log, 9999), momentAt(log, 5)]).toEqual([2, 3, 4, 1]);
});
