import { expect, test } from "vitest";

import { paragraphs } from "./text";

test("a blank line parts paragraphs", () => {
  expect(paragraphs("Roll.\n\nPlace.")).toEqual([
    { kind: "plain", lines: ["Roll."] },
    { kind: "plain", lines: ["Place."] },
  ]);
});

test("how a paragraph begins says what it is", () => {
  expect(paragraphs("» You roll a 3.\n\n§ We play it so.\n\n– 1: a jeton\n– 2: two jetons")).toEqual([
    { kind: "example", lines: ["You roll a 3."] },
    { kind: "ruling", lines: ["We play it so."] },
    { kind: "list", lines: ["1: a jeton", "2: two jetons"] },
  ]);
});

test("the same signs inside a paragraph mean nothing", () => {
  expect(paragraphs("From 1 – 6, » so § to speak.")).toEqual([
    { kind: "plain", lines: ["From 1 – 6, » so § to speak."] },
  ]);
});
