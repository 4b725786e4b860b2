// @vitest-environment happy-dom

import { beforeAll, expect, it } from "vitest";

import { guideOf } from "../lib/guide.svelte";
import { haveGuide } from "../lib/testing";
import { chosenBy, type Chosen } from "./digits";

beforeAll(() => haveGuide("newvegas"));

const legal = (...moves: string[]) => moves.map((move) => ({ move }));
const card = (card: number): Chosen => ({ part: "card", card });

/** What can be chosen at each phase, and what the digits 1 to 3 then choose. */
const PHASES: Record<string, [string[], (Chosen | null)[]]> = {
  vote: [
    ["vote yes", "vote no"],
    [null, null, null],
  ],
  choose: [
    ["choose 1", "choose 3"],
    [card(1), null, card(3)],
  ],
  give: [
    ["give 2", "give 3"],
    [null, card(2), card(3)],
  ],
  open: [
    ["open 1 4", "open 2 4"],
    [null, null, null],
  ],
  act: [
    ["build 1 4", "confirm"],
    [null, null, null],
  ],
  after: [["confirm"], [null, null, null]],
  bonus: [
    ["show 2 3", "confirm"],
    [null, null, null],
  ],
  wish: [
    ["number 3", "confirm"],
    [null, null, null],
  ],
};

it("chooses cards at the phases that are about cards, and nothing at the others", () => {
  expect(Object.keys(PHASES).sort()).toEqual(Object.keys(guideOf("newvegas")!.phrases.questions!).sort());
  for (const [phase, [moves, chosen]] of Object.entries(PHASES))
    expect([phase, ...[1, 2, 3].map((digit) => chosenBy(digit, legal(...moves), null, false))]).toEqual([
      phase,
      ...chosen,
    ]);
});

it("chooses any card while another may be asked for", () => {
  expect(chosenBy(2, legal("open 1 4"), null, true)).toEqual(card(2));
});

it("chooses alone first a number, then an action that goes with it", () => {
  const moves = legal("use 1 2", "use 1 3", "use 3 1");
  const number = (card: number): Chosen => ({ part: "number", card });
  expect([1, 2, 3].map((digit) => chosenBy(digit, moves, null, true))).toEqual([number(1), null, number(3)]);
  const action = (card: number): Chosen => ({ part: "action", card });
  expect([1, 2, 3].map((digit) => chosenBy(digit, moves, 1, true))).toEqual([null, action(2), action(3)]);
});
