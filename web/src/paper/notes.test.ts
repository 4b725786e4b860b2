import { describe, expect, it } from "vitest";

import type { DealerView, Flip, PaperScript } from "../lib/protocol";
import { next, noted, type AnyNote } from "./notes";

const flip = (number: number, effects: string[] = ["show", "show", "show"], shuffled = false): Flip => ({
  numbers: [number, number, number],
  effects,
  left: 27 - number,
  shuffled,
});
const script: PaperScript = {
  first: 0,
  shuffles: [
    [flip(1, []), flip(2), flip(3)],
    [flip(4, []), flip(5), flip(6)],
  ],
};
const start: DealerView = {
  kind: "dealer",
  shown: [{ ...flip(1, []), shuffle: 0, place: 0 }],
  goals: [{ kind: "pink", name: "seven_hotels", points: [10, 6], reached: [] }],
  races: [null, null],
  phones: [{ id: "a", ready: true }],
  waits: true,
  over: false,
};
const after = (...notes: AnyNote[]): DealerView => notes.reduce((view, note) => noted(view, note, script), start);
const flipped = (shown: number): AnyNote => ({ note: "flipped", shown });
const places = ({ shown }: DealerView) => shown.map(({ shuffle, place }) => [shuffle, place]);

describe("a device that deals", () => {
  it("flips by the script, from one shuffle into the next, which is told", () => {
    const view = after(flipped(2), flipped(3), flipped(4));
    expect(places(view)).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
    ]);
    expect(view.shown.map(({ shuffled }) => shuffled)).toEqual([false, false, false, true]);
    expect(view.phones).toEqual([{ id: "a", ready: false }]);
  });

  it("shows new stacks after a wish, and takes back what was a mistake", () => {
    const view = after(flipped(2), { note: "reshuffled", shown: 3 }, flipped(4));
    expect(places(view)).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(places(noted(view, { note: "unflipped", shown: 4 }, script))).toHaveLength(3);
  });

  it("does not do twice what is known already", () => {
    const notes: AnyNote[] = [flipped(2), { note: "marked", what: "pink", who: "Anna" }, { note: "marked", what: "2" }];
    expect(after(...notes, ...notes)).toEqual(after(...notes));
    expect(after(flipped(2), { note: "unflipped", shown: 3 })).toEqual(after(flipped(2)));
    expect(after({ note: "unflipped", shown: 1 })).toEqual(start);
  });

  it("ends where its script does", () => {
    const end = after(flipped(2), flipped(3), flipped(4), flipped(5));
    expect(next(end, script)).toBeUndefined();
    expect(noted(end, flipped(6), script)).toBe(end);
    expect(next(start, null)).toBeUndefined();
  });

  it("keeps marks with the flip at which they were made", () => {
    const view = after(flipped(2), { note: "marked", what: "pink", who: "Anna" }, { note: "marked", what: "2" });
    expect(view.goals[0]!.reached).toEqual([{ who: "Anna", shown: 2 }]);
    expect(view.races).toEqual([null, 2]);
    expect(noted(view, { note: "marked", what: "2", on: false }, script).races).toEqual([null, null]);
    expect(noted(view, { note: "marked", what: "pink", who: "Anna", on: false }, script).goals[0]!.reached).toEqual([]);
    expect(noted(view, { note: "ended" }, script).over).toBe(true);
  });
});
