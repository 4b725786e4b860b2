// @vitest-environment happy-dom
// Every key at every phase of the tables with casinos: a number chooses, only Enter or Space confirms, and exactly that.

import { beforeAll, describe, expect, it } from "vitest";

import { Board as ClassicBoard } from "../classic/board.svelte";
import { guideOf } from "../lib/guide.svelte";
import type { Game } from "../lib/grammar";
import { QuietTable } from "../lib/quiettable.svelte";
import { CONFIRMS, settings, type Settings } from "../lib/settings.svelte";
import { haveGuide } from "../lib/testing";
import { loadWords, needWords } from "../lib/words.svelte";
import { Board as RoyaleBoard } from "../royale/board.svelte";

beforeAll(async () => {
  await haveGuide("royale");
  await haveGuide("classic");
  await loadWords("en");
  await needWords("royale", "web-casinos", "web-royale", "classic", "web-classic");
});

interface Phase {
  legal: string[];
  /** What digits choose. */
  digits: Record<string, string>;
}

/** A set of digits that name the casino, or the number, of moves. */
const each = (move: string, digits: string) =>
  Object.fromEntries([...digits].map((digit) => [digit, `${move} ${digit}`]));
const all = (...moves: Record<string, string>[]) => moves.flatMap((some) => Object.values(some));

const PLACE: Phase = { legal: ["place 1", "place 3", "place 5", "pass"], digits: each("place", "135") };
const TABLES: Partial<Record<Game, Record<string, Phase>>> = {
  royale: {
    roll: { legal: ["roll", "turn small 1", "turn small 4", "pass"], digits: {} },
    place: PLACE,
    hide: { legal: all(each("hide", "123")), digits: each("hide", "123") },
    guess: { legal: all(each("guess", "123")), digits: each("guess", "123") },
    gamble: { legal: ["stop", "higher", "lower"], digits: {} },
    close: { legal: all(each("close", "1246")), digits: each("close", "1246") },
    bar: { legal: ["bar small", "bar big"], digits: {} },
    block: { legal: all(each("block 1", "25"), each("block 2", "25")), digits: each("block 1", "25") },
    lift: { legal: ["decline", "lift 2 10", "lift 4 10"], digits: { 2: "lift 2 10", 4: "lift 4 10" } },
    move: { legal: all(each("turn small", "36"), each("back small", "1")), digits: each("turn small", "36") },
    down: { legal: ["decline", "down 1 small", "down 0 big"], digits: {} },
    nice: { legal: ["decline", "nice small 2", "nice big 6"], digits: { 2: "nice small 2", 6: "nice big 6" } },
    choose: { legal: all(each("choose", "46")), digits: each("choose", "46") },
    activate: { legal: all(each("activate", "135")), digits: each("activate", "135") },
    gold: { legal: ["gold small", "gold big"], digits: {} },
    prime: { legal: ["black none", "black first", "black second", "black both"], digits: {} },
    split: { legal: ["split 60", "split 20+20"], digits: {} },
    pick: { legal: ["take first", "take second"], digits: {} },
  },
  classic: {
    roll: { legal: ["roll"], digits: {} },
    place: { legal: ["place 1", "place 3", "place 5"], digits: each("place", "135") },
  },
};

function sit(game: Game, phase: string, legal: string[], confirm: Settings["confirm"]) {
  Object.assign(settings, { motion: "off", confirm });
  const table = new QuietTable(game);
  const board = game === "royale" ? new RoyaleBoard(table) : new ClassicBoard(table);
  table.tell({ moves: 1, phase, active: "Anna", asks: null, refused: [], black: [], roll: [] } as object, { legal });
  board.take(table.here);
  return { table, board };
}

for (const [game, phases] of Object.entries(TABLES) as [Game, Record<string, Phase>][])
  describe(game, () => {
    it("has all phases that ask something", () => {
      expect(Object.keys(phases).sort()).toEqual(Object.keys(guideOf(game)!.phrases.questions!).sort());
    });

    for (const [phase, { legal, digits }] of Object.entries(phases))
      for (const confirm of CONFIRMS)
        it(`knows its keys at ${phase}, asked ${confirm} before a turn is final`, () => {
          for (const digit of [1, 2, 3, 4, 5, 6]) {
            const { table, board } = sit(game, phase, legal, confirm);
            expect([digit, board.choose(digit)]).toEqual([digit, digits[digit]]);
            board.choose(digit); // twice is no more than once
            expect(table.moves).toEqual([]);
            const unconfirmed = board.unconfirmed;
            if (unconfirmed) expect(unconfirmed).toBe(digits[digit]);
            expect(board.key("Enter")).toBe(unconfirmed !== null || legal.includes("roll"));
            expect(table.moves).toEqual(unconfirmed ? [unconfirmed] : legal.includes("roll") ? ["roll"] : []);
          }
          for (const key of ["0", "7", "8", "9", "a", "p", "Escape", "Delete"]) {
            const { table, board } = sit(game, phase, legal, confirm);
            expect([key, board.key(key), table.moves]).toEqual([key, false, []]);
          }
          for (const key of ["r", " ", "Enter"]) {
            const { table, board } = sit(game, phase, legal, confirm);
            expect([key, board.key(key)]).toEqual([key, legal.includes("roll")]);
            expect(table.moves).toEqual(legal.includes("roll") ? ["roll"] : []);
          }
        });
  });

it("confirms the last number that was chosen, whatever was chosen before", () => {
  const { table, board } = sit("royale", "place", PLACE.legal, "always");
  board.choose(5);
  board.choose(2);
  expect(board.unconfirmed).toBe("place 5");
  board.choose(3);
  board.key("Enter");
  expect(table.moves).toEqual(["place 3"]);
});

it("asks nothing in a lesson: the coach lets nothing else happen", () => {
  settings.confirm = "always";
  const table = new QuietTable("classic", false, true);
  const board = new ClassicBoard(table);
  table.tell({ moves: 1, phase: "place" }, { legal: ["place 1", "place 3"] });
  board.take(table.here);
  board.play("place 3");
  expect([board.unconfirmed, table.moves]).toEqual([null, ["place 3"]]);
});
