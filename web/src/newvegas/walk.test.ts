import { expect, test } from "vitest";

import { AVENUES, LOT, lotAt, STREETS, type Place, type Point } from "./map";
import { towards } from "./walk";

const lots: Place[] = Array.from({ length: STREETS * AVENUES }, (_, index) => [
  Math.floor(index / AVENUES) + 1,
  (index % AVENUES) + 1,
]);
const middles: Point[] = lots.map(lotAt).map(([x, y]) => [x + LOT.width / 2, y + LOT.height / 2]);
const from = (place: Place, key: string, all = middles): Place | undefined =>
  lots[towards(all, middles[lots.findIndex(([s, a]) => s === place[0] && a === place[1])]!, key)];

test("arrows lead from lot to lot in all four directions", () => {
  for (const [street, avenue] of lots) {
    expect(from([street, avenue], "ArrowRight")).toEqual(avenue < AVENUES ? [street, avenue + 1] : undefined);
    expect(from([street, avenue], "ArrowLeft")).toEqual(avenue > 1 ? [street, avenue - 1] : undefined);
    expect(from([street, avenue], "ArrowDown")).toEqual(street < STREETS ? [street + 1, avenue] : undefined);
    expect(from([street, avenue], "ArrowUp")).toEqual(street > 1 ? [street - 1, avenue] : undefined);
  }
});

test("where nothing lies straight ahead the nearest beside it is taken, and nothing behind", () => {
  expect(
    towards(
      [
        [10, 100],
        [90, 100],
        [0, -50],
      ],
      [0, 0],
      "ArrowDown",
    ),
  ).toBe(0);
  expect(towards([[60, 100]], [0, 0], "ArrowDown")).toBe(0);
  expect(
    towards(
      [
        [0, -50],
        [300, 100],
      ],
      [0, 0],
      "ArrowDown",
    ),
  ).toBe(-1);
});
