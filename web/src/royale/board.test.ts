// @vitest-environment happy-dom

import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import type { Casino, Event, RoyaleView, ScoredTable } from "../lib/protocol";
import { QuietTable, type Happened } from "../lib/quiettable.svelte";
import { settings } from "../lib/settings.svelte";
import { haveGuide } from "../lib/testing";
import { loadWords, needWords } from "../lib/words.svelte";
import { bones } from "../casinos/bones";
import { Board } from "./board.svelte";

const NOTHING = { small: 0, big: 0 };
const SEAT = {
  dice: NOTHING,
  jetons: 0,
  cards: null,
  notes: null,
  bar: NOTHING,
  power: false,
  high_five: false,
  owes: false,
};
const CASINO: Casino = {
  number: 1,
  prizes: [50, 40],
  tile: null,
  closed: false,
  dice: {},
  standing: { first: null, second: null, tied: [] },
  black: 0,
  black_of: null,
};

beforeAll(async () => {
  await haveGuide("royale");
  await loadWords("en");
  await needWords("royale", "web-casinos", "web-royale");
});

let table: QuietTable;
let board: Board;
let moves: number;
let money: number;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { motion: "normal", pace: "normal", confirm: "always" });
  sit(new QuietTable("royale"));
});

afterEach(() => {
  board.close();
  vi.useRealTimers();
});

function sit(at: QuietTable): void {
  [table, board, moves, money] = [at, new Board(at), 0, 120];
  tell({ legal: ["roll"] });
}

/** The server tells of a new state, after some moves. */
function tell(how: Parameters<QuietTable["tell"]>[1], ...lines: Happened[]): void {
  moves += lines.length;
  const view: Partial<RoyaleView> = {
    moves,
    phase: "roll",
    active: "Anna",
    asks: null,
    refused: [],
    black: [],
    roll: [],
    round: 1,
    casinos: [{ ...CASINO }],
    seats: ["Anna", "Benno"].map((name) => ({ ...SEAT, name, money })),
  };
  table.tell(view, how, ...lines);
  board.take(table.here);
}

const FACTS = { small: 1, big: 0, roll: { small: [3], big: null } };
const did = (seat: number, move: string, ...events: Event[]): Happened => ({
  kind: "move",
  seat,
  move,
  facts: FACTS,
  events,
});
const benno = (move: string, ...events: Event[]): Happened => did(1, move, ...events);
const shown = (): number => board.now!.view.moves;

it("shows what others do one after the other, each long enough to be seen", () => {
  tell({ waiting: [1] }, benno("roll"));
  tell({ legal: ["roll"] }, benno("place 3"));
  expect(shown()).toBe(1);
  expect(board.legal).toEqual([]); // it is not Anna's turn on the screen yet
  vi.advanceTimersByTime(1100);
  expect(shown()).toBe(2);
  expect(board.legal).toMatchObject([{ move: "roll" }]);
});

it("shows at once what came of the reader's own move, however soon it was made", () => {
  tell({ waiting: [1] }, benno("roll"));
  tell({ legal: ["roll"] }, benno("place 3"));
  vi.advanceTimersByTime(1100);
  tell({ legal: ["place 1"] }, did(0, "roll"));
  expect(shown()).toBe(3);
  tell({ waiting: [1] }, did(0, "place 1"));
  expect(shown()).toBe(4);
  tell({ waiting: [1] }, benno("roll"));
  expect(shown()).toBe(4);
});

it("shows a jump at once", () => {
  tell({ waiting: [1] }, benno("roll"));
  tell({ legal: ["roll"] }, ...["place 3", "roll", "place 4", "roll", "place 5"].map((move) => benno(move)));
  expect(shown()).toBe(6);
  expect(board.legal).toMatchObject([{ move: "roll" }]);
});

it("shows others' turns at the pace that was chosen, also where nothing moves", () => {
  Object.assign(settings, { motion: "off", pace: "slow" });
  tell({ waiting: [1] }, benno("roll"));
  tell({ legal: ["roll"] }, benno("place 3"));
  vi.advanceTimersByTime(2000);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(200);
  expect(shown()).toBe(2);
});

it("goes on at once when somebody does not want to look any longer", () => {
  tell({ waiting: [1] }, benno("roll"));
  for (const move of ["place 3", "roll", "place 4"]) tell({ waiting: [1] }, benno(move));
  tell({ legal: ["roll"] }, benno("pass"));
  expect([shown(), board.behind]).toEqual([1, true]);
  board.catchUp();
  expect([shown(), board.behind]).toEqual([5, false]);
  expect(board.legal).toMatchObject([{ move: "roll" }]);
});

it("shows everything at once to who likes it so, and in a replay", () => {
  settings.pace = "instant";
  tell({ waiting: [1] }, benno("roll"));
  tell({ legal: ["roll"] }, benno("place 3"));
  expect(shown()).toBe(2);
  settings.pace = "normal";
  sit(new QuietTable("royale", true));
  tell({ waiting: [1] }, benno("roll"));
  tell({}, benno("place 3"));
  expect(shown()).toBe(2);
});

it("points at what was pressed until that is answered, and never again", () => {
  settings.confirm = "off";
  tell({ legal: ["place 3", "place 4"] });
  board.point(4);
  board.leave();
  expect(board.pointed).toBeNull();
  board.point(3);
  board.play("place 3");
  board.leave(); // what was pressed lets go of the focus
  expect(board.pointed).toBe(3);
  tell({ legal: ["roll"] });
  expect(board.pointed).toBeNull();
  board.play("roll");
  expect(board.pointed).toBeNull();
});

const A_LONG_TIME = 60_000;

it("holds a placing until it is confirmed, however long that takes", () => {
  tell({ legal: ["place 3", "place 4"] });
  board.play("place 3");
  expect([board.unconfirmed, board.pointed, board.canUndo]).toEqual(["place 3", 3, true]);
  vi.advanceTimersByTime(A_LONG_TIME);
  expect([board.unconfirmed, table.moves]).toEqual(["place 3", []]);
  board.undo();
  expect([board.unconfirmed, table.moves, table.asked, board.tookBack]).toEqual([null, [], [], true]);
  board.play("place 4");
  board.play("place 3"); // another is chosen instead
  expect([board.unconfirmed, table.moves]).toEqual(["place 3", []]);
});

it("makes a placing when it is pressed twice, at once if it is not asked about every choice or there is no choice", () => {
  tell({ legal: ["place 3", "place 4"] });
  board.play("place 3");
  board.play("place 3");
  expect(table.moves).toEqual(["place 3"]);
  settings.confirm = "steps";
  board.play("place 4");
  expect(table.moves).toEqual(["place 3", "place 4"]);
  settings.confirm = "always";
  tell({ legal: ["skip"] });
  board.play("skip");
  expect(table.moves.at(-1)).toBe("skip");
});

it("asks about everything that a casino is pressed for, and about giving up the turn", () => {
  tell({ legal: ["roll", "pass", "turn small 3", "close 2", "higher"] });
  for (const move of ["pass", "turn small 3", "close 2"]) {
    board.play(move);
    expect([board.unconfirmed, table.moves]).toEqual([move, []]);
  }
  board.play("higher");
  expect([board.unconfirmed, table.moves]).toEqual([null, ["higher"]]);
});

it("lets go of a placing when the game has gone on", () => {
  tell({ legal: ["place 3", "pass"] });
  board.play("place 3");
  tell({ waiting: [1] }, did(0, "pass"));
  expect([board.unconfirmed, table.moves]).toEqual([null, []]);
});

it("asks the table to take a move back, where that can be done", () => {
  board.undo();
  expect(table.asked).toEqual([]);
  tell({ legal: ["roll"], canUndo: true });
  board.undo();
  expect(table.asked).toEqual(["undo"]);
});

const SCORED: ScoredTable = {
  casinos: [{ dice: { Benno: { small: 1, big: 0 } }, black: 1, black_of: "Anna" }],
  seats: [{ dice: NOTHING }, { dice: NOTHING }],
  tiles: {} as RoyaleView["tiles"],
  roll: [],
  black: [],
  asks: null,
};
/** The last move of a round, with the table as it lay then. */
const END: Happened = {
  kind: "move",
  seat: 1,
  move: "place 1",
  facts: FACTS,
  events: [
    { event: "won", owner: "Benno", site: 1, amount: 50 },
    { event: "starts", player: "Anna", round: 2 },
  ],
  scored: SCORED,
};
const LAY = [
  { owner: "Benno", dice: bones(1, "small", 1) },
  { owner: "Anna", dice: bones(1, "black") },
];

it("tells the end of a round on the board, then as a whole, before it goes on", () => {
  tell({ waiting: [1] }, END);
  expect(board.telling?.beat.kind).toBe("opens");
  expect(board.lying(board.now!.view.casinos[0]!)).toEqual(LAY);
  tell({ legal: ["roll"] }, benno("roll"));
  expect([board.story, board.legal]).toEqual([[], []]);
  const beats: string[] = [];
  while (board.telling) {
    beats.push(board.telling.beat.kind);
    vi.advanceTimersByTime(board.telling.beat.lasts);
  }
  expect(beats).toEqual(["opens", "lights", "won", "totals"]);
  expect(board.story).toMatchObject([{ site: 1, awards: [{ kind: "won", owner: "Benno", amount: 50 }] }]);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe(1);
  board.endStory();
  expect(shown()).toBe(2);
});

it("tells the end of a round also where its last moves came at once, and the next one's first", () => {
  tell({ waiting: [1] }, benno("roll"), END, benno("roll"));
  expect(board.telling?.beat.kind).toBe("opens");
  expect(board.lying(board.now!.view.casinos[0]!)).toEqual(LAY);
});

it("shows nobody's new total while a round's end is told", () => {
  tell({ waiting: [1] }, benno("roll"));
  vi.advanceTimersByTime(1100);
  money = 170;
  tell({ waiting: [1] }, END);
  expect(board.now!.view.seats[0]!.money).toBe(120);
  board.telling!.skip();
  expect([board.telling, board.story.length, board.now!.view.seats[0]!.money]).toEqual([null, 1, 170]);
});

it("tells nothing on the board where nothing may move, or nobody wants to wait: only the whole is shown", () => {
  settings.motion = "off";
  tell({ waiting: [1] }, END);
  expect([board.telling, board.story.length]).toEqual([null, 1]);
  board.endStory();
  Object.assign(settings, { motion: "normal", pace: "instant" });
  tell({ waiting: [1] }, END);
  expect([board.telling, board.story.length]).toEqual([null, 1]);
});

it("keeps what another seat at this device is shown until the end of the round was told", () => {
  tell({ waiting: [1] }, END);
  const other = new QuietTable("royale");
  other.tell({ ...table.here.view!, round: 2 }, { legal: ["roll"] }, END);
  board.take(other.here);
  expect([board.telling?.beat.kind, board.now!.view.round]).toEqual(["opens", 1]);
  board.telling!.skip();
  board.endStory();
  expect(board.now!.view.round).toBe(2);
});

it("says why a casino cannot be pressed only to who is to decide", () => {
  const refused = [{ move: "place 2", rule: "R-NOENTRY-1", why: "closed" }];
  table.tell({ moves: 1, refused } as Partial<RoyaleView>, { legal: ["place 3"] });
  board.take(table.here);
  expect(board.refusedAt(2)).toMatchObject({ rule: "R-NOENTRY-1" });
  expect(board.refusedAt(3)).toBeUndefined();
  table.tell({ moves: 2, refused } as Partial<RoyaleView>, { legal: [], waiting: [1] });
  board.take(table.here);
  expect(board.refusedAt(2)).toBeUndefined();
});
