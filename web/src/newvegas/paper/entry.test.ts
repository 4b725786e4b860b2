import { describe, expect, it } from "vitest";

import {
  bonusOf,
  blankEntry,
  blankSheet,
  entryOf,
  fileOf,
  hotelOf,
  nextBonus,
  nextHotel,
  textOf,
  toggled,
  type Entry,
} from "./entry";
import { csv, placeIn } from "./exports";
import { placeOf } from "./places";
import { crossingNear, drawnTo, neighbours, shortened } from "./tour";
import { crossingAt, type Place } from "../map";

describe("a sheet that is touched", () => {
  it("has hotels that go round: none, small, grand, none", () => {
    const sheet = blankSheet();
    const seen = Array.from({ length: 3 }, () => (nextHotel(sheet, 5), hotelOf(sheet, 5)));
    expect(seen).toEqual(["small", "grand", null]);
    expect(sheet.hotels).toEqual({ grand: [], small: [] });
  });
  it("has groups that go round the bonuses", () => {
    const sheet = blankSheet();
    const seen = Array.from({ length: 4 }, () => (nextBonus(sheet, 2), bonusOf(sheet, 2)));
    expect(seen).toEqual(["number", "action", "extension", null]);
  });
  it("takes out what was put in", () => {
    expect(toggled(toggled([1], 2), 1)).toEqual([2]);
  });
});

describe("a file", () => {
  const bare = (entry: Entry | null) => entry && fileOf(entry, () => "");
  it("is read as it was written", () => {
    const entry = blankEntry(2);
    entry.players[0]!.name = "Benoit";
    entry.players[0]!.loan = false;
    entry.players[1]!.name = "Alexis";
    entry.players[1]!.limousine = [[2, 2]];
    expect(bare(entryOf(JSON.stringify(bare(entry))))).toEqual(bare(entry));
  });
  it("names everybody, and keeps votes to itself if asked", () => {
    const entry = blankEntry(1);
    entry.players[0]!.loan = true;
    const sent = JSON.stringify(fileOf(entry, (seat) => `Player ${seat + 1}`, false));
    expect(sent).toContain("Player 1");
    expect(sent).not.toContain("loan");
  });
  it("may hold anything at all", () => {
    for (const text of ["", "null", "[]", "{}", '{"players": 1}', '{"players": []}']) expect(entryOf(text)).toBeNull();
    const read = entryOf('{"players": [{"streets": 5, "built": [[1], "x", [2, 4]], "loan": 3}]}')?.players[0];
    expect(read && { ...textOf(read), loan: read.loan }).toEqual({
      ...textOf({ ...blankSheet(), built: [[2, 4]] }),
      loan: null,
    });
  });
});

describe("a tour", () => {
  const start: Place = [2, 2];
  it("grows block by block along straight lines", () => {
    expect(drawnTo([], start, [2, 4])).toEqual([start, [2, 3], [2, 4]]);
    expect(drawnTo([start, [1, 2]], start, [2, 4])).toEqual([start, [1, 2]]);
  });
  it("shrinks when it is drawn back", () => {
    expect(drawnTo([start, [2, 3], [2, 4]], start, [2, 3])).toEqual([start, [2, 3]]);
    expect(drawnTo([start, [2, 3]], start, start)).toEqual([]);
    expect(shortened([start, [2, 3]])).toEqual([]);
  });
  it("finds the crossing that is meant", () => {
    const [x, y] = crossingAt([3, 5]);
    expect(crossingNear([x + 9, y - 7], 40)).toEqual([3, 5]);
    expect(crossingNear([x + 42, y + 48], 40)).toBeNull();
  });
  it("is offered the roads that there are", () => {
    expect(neighbours({ across: [[2, 3]], down: [[3, 2]] }, start)).toEqual([
      [2, 3],
      [3, 2],
    ]);
  });
});

describe("findings", () => {
  const found = (where: string, facts = {}) => ({ code: "", facts, rule: null, seat: 0, where, missing: false });
  it("stand where they belong", () => {
    const sheet = { ...blankSheet(), built: [[1, 2] as const], holes: [3], hotels: { grand: [4], small: [] } };
    expect(placeOf(found("streets[1][4]"), sheet)).toBe("lot 1 4");
    expect(placeOf(found("built[1]"), sheet)).toBe("lot 1 2");
    expect(placeOf(found("holes[1]"), sheet)).toBe("hole 3");
    expect(placeOf(found("holes", { avenue: 6 }), sheet)).toBe("hole 6");
    expect(placeOf(found("hotels.grand[1]"), sheet)).toBe("hotel 4");
    expect(placeOf(found("hotels", { avenue: 9 }), sheet)).toBe("hotel 9");
    expect(placeOf(found("improvements.vip"), sheet)).toBe("column vip");
    expect(placeOf(found("projects.pink"), sheet)).toBe("project pink");
    expect(placeOf(found("inauguration.bonuses[2]"), sheet)).toBe("boxes");
    expect(placeOf(found("loan"), sheet)).toBe("loan");
  });
});

describe("exports", () => {
  it("keep what spreadsheets would take for something else", () => {
    expect(csv([["a,b", '"', "=1+1", -3]])).toBe('"a,b","""",\'=1+1,-3\r\n');
  });
  it("count places as people do", () => {
    expect([0, 1, 2].map((seat) => placeIn([[2, 0], [1]], seat))).toEqual([1, 3, 1]);
  });
});
