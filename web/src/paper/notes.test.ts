import { describe, expect, it } from "vitest";

import type { DealerView, Flip, PaperScript, Shown } from "../lib/protocol";
import { next, noted, type AnyNote } from "./notes";

const flip = (number: number, effects: string[] = ["show", "show", "show"], shuffled = false): Flip => ({
  numbers: [number, number, number],
  effects,
  left: 27 - number,
  shuffled,
  top: "",
  again: [],
  rival: [],
});
const script: PaperScript = {
  first: 0,
  shuffles: [
    [flip(1, []), flip(2), flip(3)],
    [flip(4, []), flip(5), flip(6)],
  ],
};
const lying = ({ numbers, effects, left, shuffled, top }: Flip, shuffle: number, place: number): Shown => ({
  ...{ numbers, effects, left, shuffled, shuffle, place, top },
  given: null,
});
const start: DealerView = {
  kind: "dealer",
  shown: [lying(flip(1, []), 0, 0)],
  goals: [{ kind: "pink", name: "seven_hotels", points: [10, 6], reached: [] }],
  races: [null, null],
  phones: [{ id: "a", ready: true }],
  waits: true,
  over: false,
  rival: null,
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

describe("a device that deals against a rival", () => {
  const cards = (numbers: number[], left: number, more: Partial<Flip> = {}): Flip => ({
    ...{ numbers, effects: numbers.map((number) => (number ? `effect ${number}` : "")), left, shuffled: false },
    ...{ top: "show", again: [], rival: [], ...more },
  });
  const again = (...places: ([number, number] | null)[]) => ({ again: places });
  /** Without a goal; shuffled in after the first round; after the second. */
  const alone: PaperScript = {
    first: 0,
    shuffles: [
      [cards([], 20), cards([1, 2, 3], 17), cards([4, 5, 6], 14, { rival: ["pink", "2", "3"] }), cards([], 14)],
      [cards([], 19), cards([7, 0, 8], 16, again(null, [1, 1], null, [1, 0]))],
      [cards([], 18), cards([0, 9, 0], 15, again([2, 0], null, [1, 1], null))],
    ],
  };
  const before: DealerView = {
    ...start,
    shown: [lying(alone.shuffles[0]![0]!, 0, 0)],
    races: [null, null, null],
    rival: { reached: {}, board: {}, total: null, won: null },
  };
  const play = (...notes: AnyNote[]): DealerView => notes.reduce((view, note) => noted(view, note, alone), before);
  const gave = (shown: number, card: number): AnyNote => ({ note: "flipped", shown, given: card });

  it("gives a card of each flip, and knows those that come again by what was given", () => {
    const goal: AnyNote = { note: "marked", what: "pink" };
    const view = play(flipped(2), goal, gave(3, 0));
    expect(view.shown.map((each) => each.given)).toEqual([null, 0, null]);
    expect(view.shown.at(-1)).toMatchObject({
      numbers: [7, 3, 8],
      top: "effect 2",
      shuffle: 1,
      place: 1,
      shuffled: true,
    });
    expect(play(flipped(2), goal, gave(3, 2)).shown.at(-1)!.numbers).toEqual([7, 2, 8]);
  });

  it("lets the rival reach what is free, and shuffles at its first goal", () => {
    const view = play(flipped(2), { note: "marked", what: "2" }, gave(3, 1), { note: "marked", what: "3" }, gave(4, 1));
    expect(view.rival!.reached).toEqual({ pink: 3, "3": 3 });
    expect(view.shown.at(-1)).toMatchObject({ numbers: [4, 9, 3], shuffle: 2, place: 1 });
  });

  it("takes back a card, and what the rival did with it", () => {
    const view = play(flipped(2), gave(3, 1), gave(4, 1));
    const back = noted(view, { note: "unflipped", shown: 4 }, alone);
    expect(back).toEqual(play(flipped(2), gave(3, 1)));
    expect(noted(back, { note: "unflipped", shown: 3 }, alone)).toEqual(play(flipped(2)));
  });

  it("is over when the rival ends it, and takes no shuffle by hand", () => {
    const first = { ...alone, shuffles: alone.shuffles.slice(0, 1) };
    const view = [flipped(2), gave(3, 1), gave(4, 1)].reduce((now, note) => noted(now, note, first), before);
    expect(view.over).toBe(true);
    expect(noted(before, { note: "reshuffled", shown: 2 }, alone)).toBe(before);
  });
});
