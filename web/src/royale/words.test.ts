// Lines and forecasts that the server sent in a real game of Anna against Ruby and Duke, and their words.

import { beforeAll, expect, test, vi } from "vitest";

import { loadFacts } from "../lib/facts.svelte";
import type { Line, RoyaleView } from "../lib/protocol";
import { loadWords, needWords } from "../lib/words.svelte";
import { choice, meaning, question, rolled, tell } from "./words";

const NAMES = ["Anna", "Ruby", "Duke"];
const TRACKS = { lucky_punch: [20, 30, 40], fifty_fifty: [0, 10, 30, 40, 60], black_box: [60, 20, 20, 0, 0, 0], nice_dice: [10, 20, 30, 40, 50, 60], my_choice: [10, 20, 30] };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({ printed: { gold: 60 }, tracks: TRACKS }) }));
  await loadFacts("royale");
  await loadWords("en");
  await needWords("royale", "web-royale");
});

/** A view with dice of the roll as [small, big] by number. */
function seen(parts: { roll?: [number, number][]; black?: number[]; phase?: string; active?: string; tiles?: Partial<RoyaleView["tiles"]>; tile?: string }): RoyaleView {
  const roll = (parts.roll ?? Array<[number, number]>(6).fill([0, 0])).map(([small, big]) => ({ small, big }));
  const casinos = Array.from({ length: 6 }, (_, index) => ({ number: index + 1, tile: parts.tile ?? null }));
  return { black: [], phase: "place", active: "Anna", ...parts, roll, casinos, tiles: { fifty_fifty: null, piles: null, jackpot: null, ...parts.tiles } } as unknown as RoyaleView;
}

const line = (seat: number, move: string, events: Record<string, unknown>[] = []): Line => ({ n: 1, at: 0, kind: "move", seat, move, events });
const told = (one: Line, reader: string | null, before: RoyaleView | null, after: RoyaleView | null = null) => tell(one, NAMES, reader, before, after).map(({ text }) => text);

const RUBY_ROLLED = seen({ active: "Ruby", roll: [[2, 0], [0, 0], [1, 1], [1, 0], [2, 0], [1, 0]] });
const ANNA_ROLLED = seen({ roll: [[0, 0], [2, 0], [1, 0], [2, 1], [1, 0], [1, 0]] });

test("a placing tells the roll of others, and to its maker only what was placed", () => {
  expect(told(line(1, "place 6"), "Anna", RUBY_ROLLED)).toEqual(["Ruby rolls 1 1 3 (3) 4 5 5 6 and puts one 6 into Sunset."]);
  expect(told(line(0, "place 4"), "Anna", ANNA_ROLLED)).toEqual(["You put two 4s and the Biggy into Moonlight."]);
  expect(told(line(0, "place 4"), null, ANNA_ROLLED)).toEqual(["Anna rolls 2 2 3 4 4 (4) 5 6 and puts two 4s and the Biggy into Moonlight."]);
});

test("where the view before a move is not known, nothing is made up", () => {
  expect(told(line(1, "place 6"), "Anna", null)).toEqual(["Ruby puts dice into Sunset."]);
  expect(told(line(0, "pass"), "Anna", null)).toEqual(["You pay a jeton and take your dice back."]);
  expect(told(line(1, "black both"), "Anna", null)).toEqual(["Ruby has a say about the black dice."]);
  expect(told(line(2, "activate 5"), "Anna", null)).toEqual(["Duke activates another tile."]);
  expect(told(line(1, "block 1 1"), "Anna", null)).toEqual(["Ruby puts 1 grey die into Miracle."]);
});

test("what a move brought about follows it", () => {
  const barred = [{ event: "barred", player: "Duke", kind: "small" }, { event: "barred", player: "Anna", kind: "small" }];
  const rolled = seen({ active: "Ruby", roll: [[0, 0], [1, 0], [1, 0], [1, 1], [0, 0], [3, 0]] });
  expect(told(line(1, "place 3", barred), "Anna", rolled)).toEqual(["Ruby rolls 2 3 4 (4) 6 6 6 and puts one 3 into Blue Coyote.", "Duke puts a small die on the bar.", "You put a small die on the bar."]);
  expect(told(line(2, "activate 5", [{ event: "paid", player: "Duke", amount: 30, tile: "D1" }]), "Anna", seen({ tile: "D1" }))).toEqual(["Duke activates Pay Day.", "Pay Day: 30 for Duke."]);
  expect(told(line(2, "choose 6", [{ event: "freed", player: "Ruby", kind: "small", tile: "H2" }]), "Ruby", seen({ black: [6, 3] }))).toEqual(["Duke uses the 6.", "You get a small die back from My Choice."]);
});

test("a roll is told by what follows, a throw that brings nothing gets a word", () => {
  expect(told(line(1, "roll"), "Anna", null)).toEqual([]);
  const thrown = { event: "black", first: 2, second: 1, tile: "B2" };
  expect(told(line(1, "higher", [thrown]), "Anna", seen({ black: [2, 2] }), seen({ phase: "roll" }))).toEqual(["Ruby says: higher!", "The black dice show 2 and 1.", "Wrong. Nothing this time."]);
  expect(told(line(1, "lower", [thrown]), "Anna", seen({ black: [2, 2] }), seen({ phase: "gamble" }))).toEqual(["Ruby says: lower!", "The black dice show 2 and 1."]);
});

test("secret moves tell nothing to others, whatever is at hand", () => {
  const fist = seen({ phase: "hide", active: "Duke" });
  for (const reader of ["Anna", "Ruby", null]) {
    expect(told(line(2, "hide"), reader, fist, seen({ phase: "guess" }))).toEqual(["Duke hides markers in a fist."]);
    expect(told(line(2, "split"), reader, seen({ phase: "split" }), seen({ phase: "pick", tiles: { piles: [2, 4] } }))).toEqual(["Duke splits the tokens into piles of 2 and 4."]);
    expect(told(line(2, "split"), reader, null, null)).toEqual(["Duke splits the tokens into two piles."]);
    expect(told(line(2, "split"), reader, seen({ phase: "split" }), null)).toEqual(["Duke splits the tokens into two piles."]);
  }
  expect(told(line(0, "hide 2"), "Anna", seen({ phase: "hide" }))).toEqual(["You hide 2 markers in your fist."]);
});

test("the fist opens after the guess", () => {
  expect(told(line(0, "guess 3", [{ event: "shown", player: "Duke", number: 3, guess: 3 }]), "Anna", null)).toEqual(["You guess 3.", "The fist opens: 3. Guessed!"]);
  const shown = [{ event: "shown", player: "Duke", number: 1, guess: 3 }, { event: "jetons", player: "Duke", amount: 2, tile: "A1" }];
  expect(told(line(0, "guess 3", shown), "Anna", null)).toEqual(["You guess 3.", "The fist opens: 1, not 3.", "Lucky Punch gives Duke 2 jetons."]);
});

test("the scoring tells who wins what, and is silent about what goes back", () => {
  const scored = [{ event: "boxed", player: "Ruby", amount: 0 }, { event: "returned", amount: 60, site: 2, owner: null }, { event: "won", owner: "Anna", amount: 90, site: 3 }, { event: "tied", owner: "grey", site: 5 }, { event: "won", owner: "Ruby", amount: 90, site: 5 }, { event: "over" }];
  expect(told(line(1, "take first", scored), "Anna", null)).toEqual(["Ruby takes the first pile.", "The pile holds nothing but zeros.", "You win 90 at Blue Coyote.", "Ruby wins 90 at Cleopatra."]);
});

test("lines besides moves", () => {
  expect(tell({ n: 3, at: 0, kind: "undo", seat: 1 }, NAMES, "Anna", null)).toEqual([{ text: "Ruby takes the last move back.", seat: 1 }]);
  expect(tell({ n: 3, at: 0, kind: "created" }, NAMES, "Anna", null)).toEqual([]);
});

test("choices begin with a capital and name what they are about", () => {
  expect(choice(ANNA_ROLLED, "place 4")).toBe("Two 4s + Biggy: Moonlight");
  expect(choice(ANNA_ROLLED, "pass")).toBe("Pay a jeton, take all dice back");
  expect(choice(seen({ phase: "nice" }), "decline")).toBe("Put none");
  expect(choice(seen({ phase: "lift" }), "lift 2 move")).toBe("From Silver Spur: a move");
  expect(choice(seen({ phase: "hide" }), "hide 1")).toBe("One marker: 2 jetons");
  expect(choice(seen({ phase: "gamble", black: [5, 5], tiles: { fifty_fifty: 30 } }), "stop")).toBe("Stop and take 30");
  expect(choice(seen({ phase: "gamble", black: [5, 5] }), "lower")).toBe("Lower than 10");
  expect(choice(seen({ phase: "prime", black: [2, 2] }), "black both")).toBe("Both to Silver Spur");
  expect(choice(seen({ phase: "split" }), "split 60+0")).toBe("60 0 | 20 20 0 0");
  expect(choice(seen({ phase: "pick", tiles: { piles: [1, 5] } }), "take second")).toBe("The second pile: 5 tokens");
});

test("what a choice means is what the server foretold", () => {
  expect(meaning(undefined)).toBe("");
  expect(meaning({ total: [0, 70], casino: 2, wins: [0, 70], leader: 0, second: null, rank: 1, tied: false, struck: [] })).toBe("lead, 70");
  expect(meaning({ total: [0, 40], casino: 2, wins: [0, 40], leader: "neutral", second: 0, rank: 2, tied: false, struck: [] })).toBe("second, 40");
  expect(meaning({ total: [0, 0], casino: 1, wins: [0, 0], leader: null, second: null, rank: null, tied: true, struck: [0, "grey"] })).toBe("tie");
  expect(meaning({ total: [0, 0], casino: 1, wins: [0, 0], leader: 1, second: 2, rank: null, tied: false, struck: [] })).toBe("behind");
  expect(meaning({ total: [50, 20] })).toBe("−30 now");
  expect(meaning({ total: [50, 50] })).toBe("");
});

test("what was rolled, and what is asked", () => {
  expect(rolled(ANNA_ROLLED, "Anna")).toBe("You rolled two 2s, one 3, two 4s and the Biggy, one 5, one 6.");
  expect(rolled(RUBY_ROLLED, "Anna")).toBe("Ruby rolls two 1s, one 3 and the Biggy, one 4, two 5s, one 6.");
  expect(rolled(seen({ roll: [[0, 0], [0, 1], [0, 0], [0, 0], [0, 0], [1, 0]] }), "Anna")).toBe("You rolled the Biggy (2), one 6.");
  expect(question(seen({ phase: "guess", active: "Duke" }))).toBe("Lucky Punch: Duke has closed a fist. How many markers are in it?");
});
