// The examples that pytest checks too, so that both read a table in the same way.

import { expect, test } from "vitest";

import examples from "../../../tests/phrases.json";
import { phrase, type Facts, type Template } from "./phrases";

test.each(examples)("$about", ({ template, facts, phrase: expected }) => {
  expect(phrase(template as Template, facts as Facts)).toEqual(expected);
});
