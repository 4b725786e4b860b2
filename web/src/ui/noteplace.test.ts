import { expect, test } from "vitest";

import { placeFor } from "./noteplace";

const NOTE = { offsetWidth: 200, offsetHeight: 80 };
const SCREEN = { width: 1000, height: 600 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("below what it explains, in its middle", () => {
  expect(placeFor(box(400, 100, 100, 40), NOTE, SCREEN, [])).toEqual({ left: 350, top: 150, covers: 0 });
});

test("not over a control, if there is another place", () => {
  const about = box(400, 300, 100, 40);
  expect(placeFor(about, NOTE, SCREEN, [box(360, 360, 60, 44)])).toEqual({ left: 350, top: 210, covers: 0 });
  const row = [box(350, 360, 20, 44), box(300, 210, 60, 80), box(520, 210, 90, 80)];
  expect(placeFor(about, NOTE, SCREEN, row)).toMatchObject({ left: 400, top: 350, covers: 0 });
});

test("never over what it explains, and within the screen", () => {
  const low = placeFor(box(10, 560, 60, 40), NOTE, SCREEN, []);
  expect(low).toMatchObject({ left: 10, top: 470 });
  const wide = placeFor(box(0, 0, 1000, 590), NOTE, SCREEN, []);
  expect(wide.left).toBeGreaterThanOrEqual(10);
  expect(wide.top + 80).toBeLessThanOrEqual(590);
});

test("where controls are everywhere, it says that it covers some", () => {
  expect(placeFor(box(400, 300, 100, 40), NOTE, SCREEN, [box(0, 0, 1000, 600)]).covers).toBe(200 * 80);
});
