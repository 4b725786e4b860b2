import { describe, expect, it } from "vitest";

import { extent, nearest, path, scale, spread, ticks, told, type Course } from "./chart";

const line = (name: string, seat: number | null, ...values: number[]): Course => ({ name, seat, values });

describe("a scale", () => {
  it("lays the first and the last figure at the ends", () => {
    const x = scale([0, 3], [10, 310]);
    expect([x(0), x(1), x(3)]).toEqual([10, 110, 310]);
  });
  it("runs upwards where a picture's places run downwards", () => {
    const y = scale([-50, 150], [200, 0]);
    expect([y(-50), y(0), y(150)]).toEqual([200, 150, 0]);
  });
  it("has a place for a single figure", () => {
    expect(scale([5, 5], [0, 100])(5)).toBe(0);
  });
});

describe("ticks", () => {
  it("are round figures that cover the range", () => {
    expect(ticks(0, 750)).toEqual([0, 200, 400, 600, 800]);
    expect(ticks(0, 132)).toEqual([0, 50, 100, 150]);
    expect(ticks(0, 9)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks(-12, 88)).toEqual([-20, 0, 20, 40, 60, 80, 100]);
  });
  it("are whole and few, whatever the range", () => {
    for (let high = 1; high < 3000; high += 7) {
      const found = ticks(0, high);
      expect(found.every(Number.isInteger)).toBe(true);
      expect(found.at(-1)).toBeGreaterThanOrEqual(high);
      expect(found.length).toBeLessThanOrEqual(7);
    }
  });
});

it("nothing lies in every chart", () => {
  expect(extent([line("Anna", 0, 20, 90), line("Benno", 1, 20, 40)])).toEqual([0, 90]);
  expect(extent([line("Anna", 0, 5, -8)])).toEqual([-8, 5]);
});

describe("names at the end of lines", () => {
  it("stay where they are if there is room", () => {
    expect(spread([80, 10, 40], 20, 0, 100)).toEqual([80, 10, 40]);
  });
  it("make room for each other and keep their order", () => {
    const placed = spread([50, 51, 49, 100], 20, 0, 100);
    expect(placed[2]!).toBeLessThan(placed[0]!);
    expect(placed[0]!).toBeLessThan(placed[1]!);
    const sorted = [...placed].sort((a, b) => a - b);
    sorted.slice(1).forEach((place, index) => expect(place - sorted[index]!).toBeGreaterThanOrEqual(20));
    expect(sorted[0]).toBeGreaterThanOrEqual(0);
    expect(sorted[3]).toBeLessThanOrEqual(100);
  });
  it("come closer where there are too many", () => {
    expect(spread([0, 0, 0, 0, 0], 50, 0, 100)).toEqual([0, 25, 50, 75, 100]);
  });
});

it("a line goes through its figures", () => {
  expect(path([0, 50, 100], scale([0, 2], [0, 200]), scale([0, 100], [100, 0]))).toBe(
    "M0.0 100.0L100.0 50.0L200.0 0.0",
  );
});

describe("among many players", () => {
  const lines = [3, 9, 1, 7, 5].map((value, seat) => line(`P${seat}`, seat, 0, value));
  it("the best are told apart", () => {
    expect(told(lines, null, 2).map(({ name }) => name)).toEqual(["P1", "P3"]);
  });
  it("and oneself, wherever one ended", () => {
    expect(told(lines, 2, 3).map(({ name }) => name)).toEqual(["P1", "P3", "P2"]);
    expect(told(lines, 1, 3).map(({ name }) => name)).toEqual(["P1", "P3", "P4"]);
  });
});

it("the point under the pointer is the nearest", () => {
  const x = scale([0, 4], [0, 400]);
  expect([nearest(-30, 5, x), nearest(140, 5, x), nearest(160, 5, x), nearest(999, 5, x)]).toEqual([0, 1, 2, 4]);
});
