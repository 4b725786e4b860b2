import { beforeAll, expect, test } from "vitest";

import { haveGuide } from "../lib/testing";
import { aim as aimIn, byDigit as digitIn, refusedAt as refusedIn } from "../casinos/aims";
import type { Refused } from "../lib/protocol";
import { numberOf } from "./moves";

beforeAll(() => haveGuide("royale"));

const aim = (...how: [{ move: string }[], string | null]) => aimIn("royale", ...how);
const byDigit = (aims: ReturnType<typeof aim>, digit: number) => digitIn(aims, digit, numberOf);
const refusedAt = (aims: ReturnType<typeof aim>, refused: Refused[], casino: number) =>
  refusedIn("royale", aims, refused, casino);
const legal = (...moves: string[]) => moves.map((move) => ({ move }));
const at = (aims: ReturnType<typeof aim>) =>
  Object.fromEntries([...aims.at].map(([casino, { move }]) => [casino, move]));

test("placing needs no picking", () => {
  const aims = aim(legal("place 2", "place 5", "pass"), null);
  expect(at(aims)).toEqual({ 2: "place 2", 5: "place 5" });
  expect(aims.rest).toEqual(legal("pass"));
});

test("what can be meant in several ways is picked first, the first by itself", () => {
  const moves = legal("block 1 3", "block 1 4", "block 2 3");
  expect(at(aim(moves, null))).toEqual({ 3: "block 1 3", 4: "block 1 4" });
  expect(at(aim(moves, "block 2"))).toEqual({ 3: "block 2 3" });
  expect(aim(moves, "turn big").picked).toBe("block 1");
  expect(at(aim(legal("decline", "lift 4 10", "lift 4 move"), "lift move"))).toEqual({ 4: "lift 4 move" });
});

test("while the dice can be rolled, no die is picked for Power Play by itself", () => {
  const moves = legal("roll", "turn small 1", "turn big 1");
  expect(aim(moves, null)).toMatchObject({
    picks: [
      { name: "turn small", words: { die: "small" } },
      { name: "turn big", words: { die: "big" } },
    ],
    picked: null,
    rest: legal("roll"),
  });
  expect(at(aim(moves, "turn big"))).toEqual({ 1: "turn big 1" });
});

test("digits make the move that names them", () => {
  expect(byDigit(aim(legal("place 2", "pass"), null), 2)).toBe("place 2");
  expect(byDigit(aim(legal("place 2", "pass"), null), 3)).toBeUndefined();
  expect(byDigit(aim(legal("guess 1", "guess 2", "guess 3"), null), 3)).toBe("guess 3");
  expect(byDigit(aim(legal("down 1 small", "decline"), null), 1)).toBeUndefined();
});

test("a casino says why it is none only for what is picked", () => {
  const no = (move: string, why: string) => ({ move, rule: "R", why });
  const refused = [no("turn small 3", "closed"), no("back small 1", "no-die"), no("back small 3", "closed")];
  const moves = legal("turn small 1", "back small 2");
  expect(refusedAt(aim(moves, null), refused, 1)).toBeUndefined();
  expect(refusedAt(aim(moves, null), refused, 3)?.move).toBe("turn small 3");
  expect(refusedAt(aim(moves, "back small"), refused, 1)?.why).toBe("no-die");
  expect(refusedAt(aim(legal("skip"), null), [no("place 5", "closed")], 5)?.why).toBe("closed");
});
