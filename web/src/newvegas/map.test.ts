import { expect, test } from "vitest";

import {
  AVENUES,
  buttonOfLine,
  crossingAt,
  crossings,
  lampUnder,
  linePath,
  LOT,
  lotAt,
  MAP,
  same,
  STREETS,
  type Place,
} from "./map";

const WAYS = ["north", "east", "south", "west"] as const;
const lots: Place[] = Array.from({ length: STREETS * AVENUES }, (_, index) => [
  Math.floor(index / AVENUES) + 1,
  (index % AVENUES) + 1,
]);

test("lots lie side by side on the map, with roads between them", () => {
  for (const [street, avenue] of lots) {
    const [x, y] = lotAt([street, avenue]);
    expect(x).toBeGreaterThan(0);
    expect(x + LOT.width).toBeLessThan(MAP.width);
    expect(y + LOT.height).toBeLessThan(MAP.height);
    expect(lotAt([street, avenue + 1])[0] - x).toBeGreaterThan(LOT.width);
    expect(lotAt([street + 1, avenue])[1] - y).toBeGreaterThan(LOT.height);
  }
});

test("a press near a lamp means it, and none between lamps", () => {
  const lamps: Place[] = [
    [1, 1],
    [2, 2],
    [4, 10],
  ];
  for (const lamp of lamps) {
    const [x, y] = crossingAt(lamp);
    expect(lampUnder(lamps, [x + 10, y - 10])).toEqual(lamp);
    expect(lampUnder(lamps, [x + LOT.width / 2, y])).toBeNull();
  }
});

test("a crossing lies beyond the lower right corner of its lot, before the next lot", () => {
  for (const place of lots) {
    const [x, y] = crossingAt(place);
    const [left, top] = lotAt(place);
    const [next, below] = lotAt([place[0] + 1, place[1] + 1]);
    expect(x).toBeGreaterThan(left + LOT.width);
    expect(x).toBeLessThan(next);
    expect(y).toBeGreaterThan(top + LOT.height);
    expect(y).toBeLessThan(below);
  }
});

test("a way there and back ends where it began", () => {
  for (const [index, way] of WAYS.entries()) {
    expect(same(crossings([2, 5], [way, WAYS[(index + 2) % 4]!]).at(-1)!, [2, 5])).toBe(true);
  }
});

test("a route is drawn from crossing to crossing", () => {
  const [start, end] = [crossingAt([2, 2]), crossingAt([1, 3])];
  const path = linePath([2, 2], ["north", "east"]);
  expect(path.startsWith(`M${start.join(" ")}`)).toBe(true);
  expect(path.endsWith(`L${end.join(" ")}`)).toBe(true);
  expect(crossings([2, 2], ["north", "east"])).toHaveLength(3);
});

test("two lines to one lamp have buttons that do not cover each other", () => {
  const one = buttonOfLine([2, 5], ["north", "east"], true);
  const other = buttonOfLine([2, 5], ["east", "north"], true);
  // On a phone the map is 660 pixels wide
  const apart = (Math.hypot(one[0] - other[0], one[1] - other[1]) * 660) / MAP.width;
  expect(apart).toBeGreaterThan(42);
  expect(buttonOfLine([2, 5], ["north", "north"], false)).toEqual(crossingAt([0, 5]));
});
