// A first game of Royale: every question of a tile has its two lines, in every language.
// @vitest-environment happy-dom

import { afterAll, beforeAll, expect, it, test } from "vitest";

import { guideOf } from "../lib/guide.svelte";
import { LANGUAGES } from "../lib/languages";
import type { RoyaleView } from "../lib/protocol";
import { haveGuide } from "../lib/testing";
import { loadWords, needWords } from "../lib/words.svelte";
import { lead, things } from "./first";

beforeAll(async () => {
  await haveGuide("royale");
  await needWords("royale");
  await loadWords("en");
});
afterAll(() => loadWords("en"));

const scene = (phase: string, asks: string | null) => ({
  view: { phase, asks } as unknown as RoyaleView,
  legal: [],
  name: "Anna",
  mark: 1,
});

test.each(LANGUAGES)(
  "in %s there are words for all that is asked, but for the dice's own questions",
  async (language) => {
    await loadWords(language);
    const questions = Object.keys(guideOf("royale")!.phrases.questions!);
    const told = things().map(({ name }) => name);
    expect(questions.filter((phase) => !told.includes(phase)).sort()).toEqual(["place", "roll"]);
  },
);

it("tells of a question when a tile asks it, in the name of the tile", () => {
  const hide = things().find(({ name }) => name === "hide")!;
  expect([hide.matters(scene("hide", "A1")), hide.matters(scene("guess", "A1"))]).toEqual([true, false]);
  expect(lead().title(scene("hide", "A1"))).toBe("Lucky Punch");
});
