// What lies on the board when the end of a round is told: the last moves may have moved dice on tiles too.

import { beforeAll, expect, it } from "vitest";

import type { Moved } from "../casinos/seen";
import type { RoyaleView } from "../lib/protocol";
import { haveGuide } from "../lib/testing";
import { laid } from "./laying";

beforeAll(() => haveGuide("royale"));

const NAMES = ["Anna", "Benno"];
const ONE = { small: 1, big: 0 };
const casino = (number: number, tile: string | null, dice: object) => ({
  number,
  tile,
  dice,
  black: 0,
  black_of: null,
});
const VIEW = {
  casinos: [
    casino(1, "G2", { Anna: { small: 3, big: 1 } }),
    casino(2, "H1", { Anna: { small: 2, big: 0 } }),
    casino(3, "F2", { grey: ONE, Benno: ONE }),
  ],
  tiles: { fields: { 10: 2 }, double_down: {}, nice: { 2: ["Benno", "small"] }, gold: null },
  roll: [],
  seats: [],
} as unknown as RoyaleView;

const line = (move: string): Moved => ({ n: 1, at: 0, kind: "move", seat: 0, move, events: [] });
const after = (...moves: string[]) => moves.reduce((view, move) => laid(view, line(move), NAMES), VIEW);
const at = (view: RoyaleView, number: number) => view.casinos[number - 1]!.dice;

it("takes a grey die that was lifted away", () => {
  const view = after("lift 3 10");
  expect(at(view, 3)).toEqual({ Benno: ONE });
  expect(view.tiles.fields).toEqual({ 10: 1 });
});

it("moves dice that went for a double down", () => {
  const view = after("down 2 big");
  expect(at(view, 1)).toEqual({ Anna: ONE });
  expect(view.tiles.double_down).toEqual({ Anna: { small: 2, big: 1 } });
});

it("lays a nice die on its field, and the one before it into the casino", () => {
  const view = after("nice small 2");
  expect(at(view, 2)).toEqual({ Anna: ONE, Benno: ONE });
  expect(view.tiles.nice).toEqual({ 2: ["Anna", "small"] });
  const rolled = laid({ ...VIEW, roll: [ONE, ONE] } as RoyaleView, line("nice small 2"), NAMES);
  expect(at(rolled, 2)).toEqual({ Anna: { small: 2, big: 0 }, Benno: ONE });
});

it("lays a die on the gold field", () => {
  expect(after("gold big").tiles.gold).toEqual(["Anna", "big"]);
});

it("lays one move after the other", () => {
  const view = after("lift 3 10", "down 3 big");
  expect([at(view, 1), at(view, 3)]).toEqual([{}, { Benno: ONE }]);
});
