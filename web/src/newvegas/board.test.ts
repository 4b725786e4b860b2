// @vitest-environment happy-dom

import { beforeAll, beforeEach, expect, it } from "vitest";

import type { NewVegasView } from "../lib/protocol";
import { QuietTable, type Happened } from "../lib/quiettable.svelte";
import { settings } from "../lib/settings.svelte";
import { haveGuide } from "../lib/testing";
import { loadWords, needWords } from "../lib/words.svelte";
import { Board } from "./board.svelte";

beforeAll(async () => {
  await haveGuide("newvegas");
  await loadWords("en");
  await needWords("newvegas", "web-newvegas");
});

let table: QuietTable;
let board: Board;

beforeEach(() => {
  Object.assign(settings, { confirm: "steps", forced: false });
  sit(new QuietTable("newvegas"));
});

function sit(at: QuietTable): void {
  [table, board] = [at, new Board(at)];
  tell("choose", { legal: CARDS });
}

const FACTS = { number: 8, action: "show", box: 3, last: false };
const CARDS = ["choose 1", "choose 2", "choose 3"];
const sheet = (name: string, total = 0) => ({ name, total });

/** The server tells where Anna's turn stands. */
function tell(phase: string, how: Parameters<QuietTable["tell"]>[1], ...lines: Happened[]): void {
  const turn = { phase, combination: phase === "open" ? 2 : null };
  const view = {
    seat: "Anna",
    round: 3,
    stage: "playing",
    sheets: [sheet("Anna"), sheet("Benno", 7)],
    draft: sheet("Anna", 4),
    turn,
  };
  table.tell(view as Partial<NewVegasView>, { facts: FACTS, ...how }, ...lines);
  board.take();
}

const reveal = (round: number): Happened => ({
  kind: "reveal",
  turns: [],
  events: [
    { event: "round", round },
    { event: "refused", player: "Benno" },
  ],
});

it("shows the own draft, and beside it what all know", () => {
  expect([board.sheet, board.settled]).toMatchObject([
    { name: "Anna", total: 4 },
    { name: "Anna", total: 0 },
  ]);
});

it("lays out somebody else's sheets, on which nothing can be chosen", () => {
  board.show("Benno");
  expect(board.looking).toMatchObject({ name: "Benno" });
  expect(board.sheet).toMatchObject({ name: "Benno", total: 7 });
  expect([board.legal.length, board.onSheet]).toEqual([3, []]);
  board.ask("open 1 1");
  expect(table.moves).toEqual([]);
  board.show("Anna");
  expect(board.looking).toBeUndefined();
});

it("comes back to the own map when something is to be chosen there, once", () => {
  board.show("Benno");
  board.parts.tab = "log";
  tell("open", { legal: ["open 1 1", "open 1 2"] });
  expect([board.parts.tab, board.looking]).toEqual(["city", undefined]);
  board.parts.tab = "sheet";
  tell("act", { legal: ["build 1 1"] });
  expect(board.parts.tab).toBe("sheet");
});

it("points at a choice as long as it is one", () => {
  board.point(board.legal[1]!);
  expect(board.pointed).toMatchObject({ move: "choose 2" });
  tell("open", { legal: ["open 1 1"] });
  expect(board.pointed).toBeNull();
});

it("points at what was pressed until that is answered, though it lets go of the focus", () => {
  board.point(board.legal[1]!);
  board.move("choose 2");
  board.point(null);
  expect(board.pointed).toMatchObject({ move: "choose 2" });
  tell("open", { legal: ["open 1 1"] });
  board.point(board.legal[0]!);
  board.point(null);
  expect(board.pointed).toBeNull();
});

it("says why a spot is none until there are other choices, and leaves other problems to the table", () => {
  const illegal = { code: "illegal", text: "No.", rule: "N-OPEN-2", facts: { why: "crane" } };
  board.hear((table.problem = illegal));
  expect(board.reason).toMatchObject({ rule: "N-OPEN-2" });
  expect(table.problem).toBeNull();
  board.point(board.legal[0]!);
  expect(board.reason).toBeNull();
  board.point(null);
  tell("open", { legal: ["open 1 1"] });
  expect(board.reason).toBeNull();
  board.hear((table.problem = { code: "too-many", text: "Later." }));
  expect([board.reason, table.problem?.code]).toEqual([null, "too-many"]);
});

it("asks about what is no choice only", () => {
  board.ask("choose 1");
  expect(table.moves).toEqual([]);
  board.ask("open 1 1");
  expect(table.moves).toEqual(["open 1 1"]);
});

it("takes another card instead, as long as nothing is written", () => {
  tell("open", { legal: ["open 1 1"], canUndo: true });
  expect(board.changes).toBe(true);
  board.ask("choose 2"); // the one that was taken: the server says why not
  expect([table.moves, table.asked]).toEqual([["choose 2"], []]);
  board.ask("choose 3");
  expect(table.asked).toEqual(["restart"]);
  tell("choose", { legal: CARDS });
  tell("choose", { legal: CARDS });
  expect(table.moves).toEqual(["choose 2", "choose 3"]); // once
});

it("takes nothing instead in another round, nor in a lesson", () => {
  tell("open", { legal: ["open 1 1"], canUndo: true });
  board.ask("choose 3");
  table.tell({ round: 4, turn: { phase: "choose" } } as Partial<NewVegasView>, { legal: CARDS });
  board.take();
  expect(table.moves).toEqual([]);
  sit(new QuietTable("newvegas", false, true));
  tell("open", { legal: ["open 1 1"], canUndo: true });
  expect(board.changes).toBe(false);
});

it("makes a single choice by itself only where that is wished for, and not after it was taken back", () => {
  const only = (move: string) => {
    tell("after", { legal: [move], canUndo: true });
    return board.forced;
  };
  expect([only("confirm"), only("inaugurate")]).toEqual([null, null]);
  settings.confirm = "off";
  expect([only("confirm"), only("inaugurate")]).toEqual(["confirm", null]);
  settings.forced = true;
  expect(only("inaugurate")).toBe("inaugurate");
  board.back("undo");
  expect(board.forced).toBeNull();
  board.move("inaugurate");
  expect(board.forced).toBe("inaugurate");
  tell("choose", { legal: CARDS });
  expect(board.forced).toBeNull();
});

it("tells a round that is revealed before our eyes, until somebody goes on", () => {
  expect(board.news).toBeNull();
  tell("choose", { legal: CARDS }, reveal(3));
  expect(board.news?.rows).toMatchObject([{ name: "Benno" }]);
  board.move("choose 1");
  expect([board.news, board.latest?.rows.length]).toEqual([null, 1]);
  expect(board.story.entries.length).toBe(1);
});

it("tells nothing as news that happened before we came", () => {
  [table, board] = [new QuietTable("newvegas"), undefined!];
  board = new Board(table);
  tell("choose", { legal: CARDS }, reveal(2), reveal(3));
  expect([board.news, board.story.entries.length]).toEqual([null, 2]);
});

it("knows its keys", () => {
  board.key("c");
  board.key("u");
  expect([table.moves, table.asked]).toEqual([[], []]);
  tell("after", { legal: ["confirm"], canUndo: true });
  board.key("u");
  board.key("c");
  expect([table.moves, table.asked]).toEqual([["confirm"], ["undo"]]);
});

it("unfolds the end only of a game that was played before our eyes", () => {
  expect(board.played).toBe(true);
  tell("wait", { stage: "over" });
  expect([board.over, board.legal]).toEqual([true, []]);
  [table, board] = [new QuietTable("newvegas"), undefined!];
  board = new Board(table);
  tell("wait", { stage: "over" });
  expect(board.played).toBe(false);
});

it("knows when only a bonus makes the number fit", () => {
  tell("open", { legal: ["open 1 4", "circle 2"] });
  expect(board.needsBonus).toBe(false);
  tell("open", { legal: ["circle 2"] });
  expect(board.needsBonus).toBe(true);
  tell("act", { legal: ["confirm"] });
  expect(board.needsBonus).toBe(false);
});
