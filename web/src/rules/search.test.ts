import { expect, test } from "vitest";

import { fits, pieces, plain, wordsOf } from "./search";

const hits = (text: string, question: string): string[] =>
  pieces(text, wordsOf(question))
    .filter((piece) => piece.hit)
    .map((piece) => piece.text);

test("accents and case do not matter", () => {
  expect(plain("Égalités, Żetony, Würfel, ŁÓDŹ")).toBe("egalites, zetony, wurfel, lodz");
  expect(plain("Straße und Cœur")).toBe("strasse und coeur");
});

test("letters written with combining accents are the same", () => {
  expect(plain("e\u0301galite\u0301")).toBe("egalite");
  expect(hits("E\u0301galité", "egal")).toEqual(["Égal"]);
});

test("a question is words, each once", () => {
  expect(wordsOf("  Biggy  zählt biggy ")).toEqual(["biggy", "zahlt"]);
  expect(wordsOf("   ")).toEqual([]);
});

test("all words must occur, in any order and also inside others", () => {
  const text = "Gleichstände und Gewinne. Der Biggy zählt zwei.";
  expect(fits(text, wordsOf("zwei gleichstand"))).toBe(true);
  expect(fits(text, wordsOf("zwei jeton"))).toBe(false);
  expect(fits(text, [])).toBe(true);
});

test("ids of rules can be looked for", () => {
  expect(fits("Pay Day R-PAYDAY-1", wordsOf("r-payday-1"))).toBe(true);
});

test("what is found is marked as it is written", () => {
  expect(hits("Żeton za żeton", "zeton")).toEqual(["Żeton", "żeton"]);
  expect(hits("l’égalité d'abord", "l'egal d'abord")).toEqual(["l’égal", "d'abord"]);
});

test("one letter that stands for two is marked whole", () => {
  expect(hits("Die große Straße", "strass")).toEqual(["Straß"]);
  expect(hits("Die große Straße", "se")).toEqual(["ße", "ße"]);
});

test("hits that overlap or touch are one", () => {
  expect(hits("banana", "ana")).toEqual(["anana"]);
  expect(hits("Jackpot", "jack pot")).toEqual(["Jackpot"]);
});

test("the pieces together are the text", () => {
  for (const text of ["Der Biggy zählt zwei.", "Łódź ✦ 60 000 $", ""]) {
    expect(
      pieces(text, wordsOf("z 6 lo"))
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  }
});

test("signs of a question are only signs", () => {
  expect(hits("Knockout? No Entry! (7+B)", "knockout? (7+b)")).toEqual(["Knockout?", "(7+B)"]);
});
