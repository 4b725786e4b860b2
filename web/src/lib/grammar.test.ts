import { beforeAll, expect, test } from "vitest";

import { haveGuide } from "./testing";
import { guideOf } from "./guide.svelte";
import { isOf, partsOf, textOf } from "./grammar";

beforeAll(async () => {
  await haveGuide("royale");
  await haveGuide("newvegas");
});

test("a move is taken apart by the kinds of its slots, in whatever order they are said", () => {
  expect(partsOf("newvegas", "extend 2 7 left")).toEqual({
    family: "extend",
    words: { street: "2", avenue: "7", side: "left" },
    values: { street: 1, avenue: 6, side: 0 },
  });
  expect(partsOf("royale", "down 3 big")).toEqual({
    family: "down",
    words: { small: "3", biggy: "big" },
    values: { small: 3, biggy: 1 },
  });
  expect(partsOf("royale", "lift 4 move")).toEqual({
    family: "lift",
    words: { casino: "4", reward: "move" },
    values: { casino: 3, reward: 2 },
  });
  expect(partsOf("royale", "roll")).toEqual({ family: "roll", words: {}, values: {} });
});

test("of what others keep secret there is only the family", () => {
  expect(partsOf("royale", "hide")).toEqual({ family: "hide", words: {}, values: {} });
});

test("a text is made of what it is taken apart into", () => {
  expect(textOf("newvegas", "extend", { street: "2", avenue: "7", side: "left" })).toBe("extend 2 7 left");
  for (const game of ["royale", "newvegas"] as const)
    for (const { name, slots } of guideOf(game)!.grammar) {
      const text = [name, ...slots.map(({ words }) => words.at(-1)!)].join(" ");
      const { family, words } = partsOf(game, text);
      expect(textOf(game, family as never, words as never)).toBe(text);
    }
});

test("a move is asked for its family", () => {
  expect(isOf("newvegas", "free", "number", "free")).toBe(true);
  expect(isOf("newvegas", "free", "number")).toBe(false);
});

test("what the game has no moves of is a mistake of ours", () => {
  expect(() => partsOf("newvegas", "place 4")).toThrow("newvegas has no moves of this family: place");
});
