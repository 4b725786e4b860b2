// @vitest-environment happy-dom

import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import { bones } from "../casinos/bones";
import type { ClassicView, Event } from "../lib/protocol";
import { QuietTable, type Happened } from "../lib/quiettable.svelte";
import { settings } from "../lib/settings.svelte";
import { haveGuide } from "../lib/testing";
import { loadWords, needWords } from "../lib/words.svelte";
import { Board } from "./board.svelte";

beforeAll(async () => {
  await haveGuide("classic");
  await loadWords("en");
  await needWords("royale", "web-casinos", "classic", "web-classic");
});

let table: QuietTable;
let board: Board;

beforeEach(() => {
  Object.assign(settings, { motion: "off", confirm: "off" });
  table = new QuietTable("classic");
  board = new Board(table);
});

const NONE = { own: 0, white: 0 };
const ROLL = [{ own: 2, white: 1 }, NONE, { own: 0, white: 2 }, NONE, NONE, { own: 1, white: 0 }];
const CASINO = {
  number: 1,
  prizes: [60, 30, 10],
  dice: { Benno: 2, neutral: 2, Anna: 1 },
  standing: { takers: ["Anna"], tied: ["Benno", "neutral"] },
};

/** The server tells of a new state. */
function tell(view: Partial<ClassicView>, legal: string[] = [], ...lines: Happened[]): void {
  const seat = (name: string) => ({ name, dice: { own: 3, white: 2 }, notes: 0, cards: null, money: null });
  const whole = {
    moves: lines.length,
    round: 1,
    phase: "place",
    active: "Anna",
    seats: [seat("Anna"), seat("Benno")],
    casinos: [CASINO],
    roll: ROLL,
    pile: 40,
    refused: [],
  } satisfies Partial<ClassicView>;
  table.tell({ ...whole, ...view } as Partial<ClassicView>, { legal }, ...lines);
  board.take(table.here);
}

it("tells one's own dice from white ones, wherever they lie", () => {
  tell({});
  expect(board.hand(1)).toEqual([...bones(3, "small", 1), ...bones(2, "neutral")]);
  expect(board.roll(1)).toEqual([...bones(2, "small", 0), ...bones(1, "neutral")]);
  expect(board.roll(3)).toEqual(bones(2, "neutral"));
  expect(board.roll(2)).toEqual([]);
  expect(board.lying(CASINO).map(({ owner, dice }) => [owner, dice.length])).toEqual([
    ["Benno", 2],
    ["neutral", 2],
    ["Anna", 1],
  ]);
  expect(board.owned({ owner: "neutral", dice: bones(2, "neutral") })).toBe("the white dice: 2 dice");
});

it("shows the last dice of a round where they went before it tells its end", () => {
  Object.assign(settings, { motion: "normal", pace: "normal" });
  tell({}, ["place 1"]);
  const events: Event[] = [
    { event: "won", owner: "Anna", site: 1, amount: 60 },
    { event: "starts", player: "Benno", round: 2 },
  ];
  const scored = { casinos: [{ dice: { Benno: 2, neutral: 3, Anna: 3 } }], seats: [{ dice: NONE }], roll: [] };
  tell({}, [], { kind: "move", seat: 0, move: "place 1", facts: { own: 2, white: 1 }, events, scored });
  const [casino] = board.now!.view.casinos;
  expect([casino!.dice, board.hand(0), board.telling?.beat.kind]).toEqual([
    { Benno: 2, neutral: 3, Anna: 3 },
    [],
    "opens",
  ]);
  board.close();
});

it("brings white dice along with one's own", () => {
  tell({}, ["place 1", "place 3", "place 6"]);
  const coming = (move: string) => board.coming({ move }).map(({ owner, dice }) => [owner, dice.length]);
  expect(coming("place 1")).toEqual([
    ["Anna", 2],
    ["neutral", 1],
  ]);
  expect(coming("place 3")).toEqual([
    ["Anna", 0],
    ["neutral", 2],
  ]);
});

it("forecasts who would take each of many notes", () => {
  tell({}, ["place 1"]);
  const worth = {
    total: [10, 60],
    casino: 1,
    wins: [10, 60],
    leader: 0,
    takers: [0, "neutral", 1],
    rank: 1,
    tied: false,
    struck: [],
  };
  expect(board.forecast(worth, 1)).toEqual({ takers: ["Anna", "neutral", "Benno"], tied: [] });
  expect(board.forecast(worth, 2)).toBeNull();
  expect(board.standing(CASINO)).toEqual(CASINO.standing);
});

it("says a roll to who made it, and what is asked", async () => {
  tell({ phase: "roll" }, ["roll"]);
  tell({}, ["place 1", "place 3", "place 6"], { kind: "move", seat: 0, move: "roll" });
  const said = "You rolled 1 1 6, white 1 3 3. You rolled. Which number do you place?";
  await vi.waitFor(() => expect(board.spoken).toBe(said));
});

it("says nothing of one's own roll where others rolled, and it is one's turn to", async () => {
  tell({ phase: "roll", active: "Benno", roll: [] });
  const placed = { own: 1, white: 0, roll: { own: [6], white: [] } };
  tell(
    { phase: "roll", roll: [] },
    ["roll"],
    { kind: "move", seat: 1, move: "roll" },
    { kind: "move", seat: 1, move: "place 6", facts: placed },
  );
  await vi.waitFor(() => expect(board.spoken).toContain("Benno"));
  expect(board.spoken).not.toContain("You rolled");
});

it("tells the end of a round with what the white dice took from everybody", () => {
  tell({ phase: "roll" }, ["roll"]);
  tell({ phase: "roll", round: 2 }, ["roll"], {
    kind: "move",
    seat: 1,
    move: "place 6",
    facts: { own: 1, white: 0, roll: { own: [6], white: [] } },
    events: [
      { event: "won", owner: "Anna", site: 1, amount: 60 },
      { event: "returned", owner: "neutral", site: 1, amount: 30 },
      { event: "tied", owner: "Benno", site: 2 },
      { event: "starts", player: "Benno", round: 2 },
    ],
  });
  expect(board.story.map(({ site, awards }) => [site, awards.map(({ kind, owner }) => `${owner} ${kind}`)])).toEqual([
    [1, ["Anna won", "neutral returned"]],
    [2, ["Benno tied"]],
  ]);
  expect(board.story[0]!.awards.map((award) => board.worth(award))).toEqual([60, 0]);
});

it("explains white dice, and nobody's own", () => {
  expect(board.about.dice({ owner: "Anna", dice: bones(1, "neutral") })).toMatchObject({ rule: "C-WHITE-1" });
  expect(board.about.dice({ owner: "Anna", dice: bones(1, "small", 0) })).toBeNull();
});
