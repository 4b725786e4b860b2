// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";

import { letGo } from "./focus";

let pressed: HTMLButtonElement;
let giveBack: () => void;

beforeEach(() => {
  pressed = document.createElement("button");
  pressed.dataset.move = "roll";
  document.body.replaceChildren(pressed, document.createElement("input"));
  pressed.focus();
  giveBack = letGo([pressed], "roll");
});

test("what was pressed lets go of the focus, and gets it back if it still makes the move", async () => {
  expect(document.activeElement).toBe(document.body);
  giveBack();
  await Promise.resolve();
  expect(document.activeElement).toBe(pressed);
});

test("what the answer has changed since stays without it", async () => {
  giveBack();
  pressed.dataset.move = "place 1"; // the rest of the answer is drawn after the press is settled
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

test("something else that has the focus by then keeps it", async () => {
  const input = document.querySelector("input")!;
  giveBack();
  input.focus();
  await Promise.resolve();
  expect(document.activeElement).toBe(input);
});
