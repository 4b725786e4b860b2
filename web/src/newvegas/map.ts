// Where things lie on the map of a city, in units of its drawing. Streets and avenues count from 1.

export type Place = readonly [street: number, avenue: number];
export type Point = readonly [x: number, y: number];

export const STREETS = 4;
export const AVENUES = 11;
const STEP: Point = [84, 96];
const CORNER: Point = [48, 108];
export const LOT = { width: 66, height: 70 } as const;
/** Half of a road, from the edge of a lot to its middle. */
const HALF: Point = [(STEP[0] - LOT.width) / 2, (STEP[1] - LOT.height) / 2];
export const MAP = { width: CORNER[0] + AVENUES * STEP[0] + 4, height: CORNER[1] + STREETS * STEP[1] + 74 } as const;
export const GOLF_Y = 66;
export const HOTEL_Y = CORNER[1] + STREETS * STEP[1] + 4;

/** How far beside a lamp it can be pressed. */
const PRESS = 18;
const WAYS: Record<string, Place> = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] };

/** The upper left corner of a lot. */
export function lotAt([street, avenue]: Place): Point {
  return [CORNER[0] + (avenue - 1) * STEP[0], CORNER[1] + (street - 1) * STEP[1]];
}

/** The crossing at the lower right corner of a lot. */
export function crossingAt(place: Place): Point {
  const [x, y] = lotAt(place);
  return [x + LOT.width + HALF[0], y + LOT.height + HALF[1]];
}

/** The lamp that a press at a point means, if one is near. */
export function lampUnder(lamps: readonly Place[], [x, y]: Point): Place | null {
  return lamps.find((lamp) => Math.hypot(crossingAt(lamp)[0] - x, crossingAt(lamp)[1] - y) <= PRESS) ?? null;
}

function ahead([street, avenue]: Place, way: string): Place {
  const [down, right] = WAYS[way]!;
  return [street + down, avenue + right];
}

export const same = (one: Place, other: Place): boolean => one[0] === other[0] && one[1] === other[1];

/** The crossings that a way leads over, the first one included. */
export function crossings(start: Place, ways: readonly string[]): Place[] {
  const found: Place[] = [start];
  for (const way of ways) found.push(ahead(found.at(-1)!, way));
  return found;
}

/** A way as a line to draw. */
export function linePath(start: Place, ways: readonly string[]): string {
  return crossings(start, ways)
    .map((place, index) => `${index ? "L" : "M"}${crossingAt(place).join(" ")}`)
    .join("");
}

/** Where the button of a line stands: at its end, or on its last block if another line ends there too. */
export function buttonOfLine(start: Place, ways: readonly string[], shared: boolean): Point {
  const found = crossings(start, ways).map(crossingAt);
  const [end, before] = [found.at(-1)!, found.at(-2)!];
  return shared ? [(end[0] + before[0]) / 2, (end[1] + before[1]) / 2] : end;
}
