// Lines and forecasts that the server sent in a real game of Anna against Ruby and Duke, and their words.

import { beforeAll, expect, test, vi } from "vitest";

import type { Event, Line, RoyaleView, Worth } from "../lib/protocol";
import { haveGuide } from "../lib/testing";
import { loadWords, needWords } from "../lib/words.svelte";
import { bones } from "../casinos/bones";
import * as casinos from "../casinos/words";
import { jetonsFor, ownerName, rolled } from "./words";

const NAMES = ["Anna", "Ruby", "Duke"];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await haveGuide("royale");
  await loadWords("en");
  await needWords("royale", "web-casinos", "web-royale");
});

const seen = (phase: string, active = "Anna", black: number[] = []) => ({ phase, active, black }) as RoyaleView;
const line = (seat: number, move: string, facts: Record<string, unknown> = {}, events: Event[] = []): Line => ({
  n: 1,
  at: 0,
  kind: "move",
  seat,
  move,
  facts,
  events,
});
const meaning = (worth: Worth | undefined) => casinos.meaning("royale", worth);
const tellLine = (one: Line, reader: string | null) => casinos.tellLine("royale", one, NAMES, reader);
const told = (one: Line, reader: string | null) => tellLine(one, reader).map(({ text }) => text);

const RUBY = { small: [1, 1, 3, 4, 5, 5, 6], big: 3 };
const ANNA = { small: [2, 2, 3, 4, 4, 5, 6], big: 4 };

test("a placing tells the roll of others, and to its maker only what was placed", () => {
  expect(told(line(1, "place 6", { small: 1, big: 0, roll: RUBY }), "Anna")).toEqual([
    "Ruby rolls 1 1 3 (3) 4 5 5 6 and puts one 6 into Sunset.",
  ]);
  expect(told(line(0, "place 4", { small: 2, big: 1, roll: ANNA }), "Anna")).toEqual([
    "You put two 4s and the Biggy into Moonlight.",
  ]);
  expect(told(line(0, "place 4", { small: 2, big: 1, roll: ANNA }), null)).toEqual([
    "Anna rolls 2 2 3 4 4 (4) 5 6 and puts two 4s and the Biggy into Moonlight.",
  ]);
  expect(told(line(1, "pass", { roll: { small: [2, 2], big: null } }), "Anna")).toEqual([
    "Ruby rolls 2 2, pays a jeton and takes all dice back.",
  ]);
});

test("the log needs nothing but its lines", () => {
  expect(told(line(1, "black both", { to: [2, 5] }), "Anna")).toEqual([
    "Ruby sends the black dice to Silver Spur and Cleopatra.",
  ]);
  expect(told(line(1, "black both", { to: [2, 2] }), "Anna")).toEqual(["Ruby sends both black dice to Silver Spur."]);
  expect(told(line(0, "black none", { to: [] }), "Anna")).toEqual(["You send the black dice nowhere."]);
  expect(told(line(2, "activate 5", { tile: "D1" }), "Anna")).toEqual(["Duke activates “Pay Day”."]);
  expect(told(line(1, "block 1 1"), "Anna")).toEqual(["Ruby puts 1 grey die into Miracle."]);
});

test("what a move brought about follows it", () => {
  const barred: Event[] = [
    { event: "barred", player: "Duke", kind: "small" },
    { event: "barred", player: "Anna", kind: "small" },
  ];
  const rolled = { small: 1, big: 0, roll: { small: [2, 3, 4, 6, 6, 6], big: 4 } };
  expect(told(line(1, "place 3", rolled, barred), "Anna")).toEqual([
    "Ruby rolls 2 3 4 (4) 6 6 6 and puts one 3 into Blue Coyote.",
    "Duke puts a small die on the bar.",
    "You put a small die on the bar.",
  ]);
  expect(
    told(line(2, "activate 5", { tile: "D1" }, [{ event: "paid", player: "Duke", amount: 30, tile: "D1" }]), "Anna"),
  ).toEqual(["Duke activates “Pay Day”.", "Pay Day: 30 for Duke."]);
  expect(
    told(line(2, "choose 6", { amount: 60 }, [{ event: "freed", player: "Ruby", kind: "small", tile: "H2" }]), "Ruby"),
  ).toEqual(["Duke uses the 6.", "My Choice gives you a small die back."]);
});

test("a roll is told by what follows, a throw that brings nothing gets a word", () => {
  expect(told(line(1, "roll"), "Anna")).toEqual([]);
  const thrown: Event = { event: "black", first: 2, second: 1, tile: "B2" };
  const gamble = { amount: 30, sum: 4 };
  expect(told(line(1, "higher", gamble, [thrown, { event: "luckless", tile: "B2", amount: 0 }]), "Anna")).toEqual([
    "Ruby says: higher!",
    "The black dice show 2 and 1.",
    "Wrong. Nothing this time.",
  ]);
  expect(told(line(1, "lower", gamble, [thrown]), "Anna")).toEqual([
    "Ruby says: lower!",
    "The black dice show 2 and 1.",
  ]);
  expect(told(line(1, "skip", { roll: ANNA }, [{ event: "luckless", tile: "A2", amount: 60 }]), "Ruby")[1]).toBe(
    "No luck. The pot stands at 60.",
  );
});

test("secret moves tell nothing to others, whatever is at hand", () => {
  for (const reader of ["Anna", "Ruby", null]) {
    expect(told(line(2, "hide"), reader)).toEqual(["Duke hides markers in a fist."]);
    expect(told(line(2, "split", { sizes: [2, 4] }), reader)).toEqual([
      "Duke splits the tokens into piles of 2 and 4.",
    ]);
  }
  expect(told(line(0, "hide 2", { amount: 30 }), "Anna")).toEqual(["You hide 2 markers in your fist."]);
  expect(told(line(0, "split 60+0", { first: [60, 0], second: [20, 20, 0, 0] }), "Anna")).toEqual([
    "You split the tokens into piles of 60 0 and 20 20 0 0.",
  ]);
});

test("the fist opens after the guess", () => {
  expect(
    told(line(0, "guess 3", { amount: 40 }, [{ event: "shown", player: "Duke", number: 3, guess: 3 }]), "Anna"),
  ).toEqual(["You guess 3.", "The fist opens: 3. Guessed!"]);
  const shown: Event[] = [
    { event: "shown", player: "Duke", number: 1, guess: 3 },
    { event: "jetons", player: "Duke", amount: 2, tile: "A1" },
  ];
  expect(told(line(0, "guess 3", { amount: 40 }, shown), "Anna")).toEqual([
    "You guess 3.",
    "The fist opens: 1, not 3.",
    "Lucky Punch gives Duke 2 jetons.",
  ]);
});

test("the scoring tells who wins what, and is silent about what goes back", () => {
  const scored: Event[] = [
    { event: "boxed", player: "Ruby", amount: 0 },
    { event: "returned", amount: 60, site: 2, owner: null },
    { event: "won", owner: "Anna", amount: 90, site: 3 },
    { event: "tied", owner: "grey", site: 5 },
    { event: "won", owner: "Ruby", amount: 90, site: 5 },
    { event: "over" },
  ];
  expect(told(line(1, "take first", { tokens: 3 }, scored), "Anna")).toEqual([
    "Ruby takes the first pile.",
    "The pile holds nothing but zeros.",
    "You win 90 at Blue Coyote.",
    "Ruby wins 90 at Cleopatra.",
  ]);
  expect(told(line(1, "decline", {}, [{ event: "won", owner: "Ruby", amount: 60, site: "G2" }]), "Anna")).toEqual([
    "Ruby leaves it at that.",
    "Ruby wins 60 at Double Down.",
  ]);
});

test("lines besides moves", () => {
  expect(tellLine({ n: 3, at: 0, kind: "undo", seat: 1 }, "Anna")).toEqual([
    { text: "Ruby takes the last move back.", seat: 1 },
  ]);
  expect(tellLine({ n: 3, at: 0, kind: "created" }, "Anna")).toEqual([]);
});

test("choices begin with a capital and name what they are about", () => {
  const said = (phase: string, move: string, facts = {}) => casinos.choice("royale", phase, { move, facts });
  expect(said("place", "place 4", { small: 2, big: 1, roll: ANNA })).toBe("Two 4s + Biggy: Moonlight");
  expect(said("place", "pass", { roll: ANNA })).toBe("Pay a jeton, take all dice back");
  expect(said("nice", "decline")).toBe("Put none");
  expect(said("lift", "lift 2 move")).toBe("From Silver Spur: a move");
  expect(said("hide", "hide 1", { amount: 20 })).toBe("One marker: 2 jetons");
  expect(said("gamble", "stop", { amount: 30, sum: 10 })).toBe("Stop and take 30");
  expect(said("gamble", "lower", { amount: 30, sum: 10 })).toBe("Lower than 10");
  expect(said("prime", "black both", { to: [2, 2] })).toBe("Both to Silver Spur");
  expect(said("split", "split 60+0", { first: [60, 0], second: [20, 20, 0, 0] })).toBe("60 0 | 20 20 0 0");
  expect(said("pick", "take second", { tokens: 5 })).toBe("The second pile: 5 tokens");
});

test("the server says which rewards are jetons", () => {
  expect([0, 10, 20, 30].map(jetonsFor)).toEqual([0, 1, 2, 0]);
});

test("what a choice means is what the server foretold", () => {
  expect(meaning(undefined)).toBe("");
  expect(
    meaning({ total: [0, 70], casino: 2, wins: [0, 70], leader: 0, second: null, rank: 1, tied: false, struck: [] }),
  ).toBe("lead, 70");
  expect(
    meaning({
      total: [0, 40],
      casino: 2,
      wins: [0, 40],
      leader: "neutral",
      second: 0,
      rank: 2,
      tied: false,
      struck: [],
    }),
  ).toBe("second, 40");
  expect(
    meaning({
      total: [0, 0],
      casino: 1,
      wins: [0, 0],
      leader: null,
      second: null,
      rank: null,
      tied: true,
      struck: [0, "grey"],
    }),
  ).toBe("tie");
  expect(
    meaning({ total: [0, 0], casino: 1, wins: [0, 0], leader: 1, second: 2, rank: null, tied: false, struck: [] }),
  ).toBe("behind");
  expect(meaning({ total: [50, 20] })).toBe("−30 now");
  expect(meaning({ total: [50, 50] })).toBe("");
});

test("what was rolled, and what is asked", () => {
  const roll = (active: string, ...dice: [number, number][]) => ({
    ...seen("place", active),
    roll: dice.map(([small, big]) => ({ small, big })),
  });
  expect(rolled(roll("Anna", [0, 0], [2, 0], [1, 0], [2, 1], [1, 0], [1, 0]), "Anna")).toBe(
    "You rolled two 2s, one 3, two 4s and the Biggy, one 5, one 6.",
  );
  expect(rolled(roll("Ruby", [2, 0], [0, 0], [1, 1], [1, 0], [2, 0], [1, 0]), "Anna")).toBe(
    "Ruby rolls two 1s, one 3 and the Biggy, one 4, two 5s, one 6.",
  );
  expect(rolled(roll("Anna", [0, 0], [0, 1], [0, 0], [0, 0], [0, 0], [1, 0]), "Anna")).toBe(
    "You rolled the Biggy (2), one 6.",
  );
  expect(casinos.question("royale", seen("guess", "Duke"))).toBe(
    "Lucky Punch: Duke has closed a fist. How many markers are in it?",
  );
});

test("who has what at a place is said in dice, the Biggy by its name", () => {
  expect(casinos.owned(ownerName("neutral"), bones(1, "big"))).toBe("the neutral dice: the Biggy");
  expect(casinos.owned("Anna", bones(1, "small", 0))).toBe("Anna: 1 die");
  expect(casinos.owned("Anna", [...bones(1, "big", 0), ...bones(3, "small", 0), ...bones(2, "black")])).toBe(
    "Anna: 3 dice, the Biggy, 2 black dice",
  );
});
