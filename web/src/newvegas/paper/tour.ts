// The limousine's tour, drawn block by block with a finger or by touching one crossing after the other.

import { AVENUES, crossingAt, same, STREETS, type Place, type Point } from "../map";

/** The crossing nearest to a point of the map, if it is near enough to be meant. */
export function crossingNear([x, y]: Point, reach: number): Place | null {
  let best: Place | null = null;
  let least = reach;
  for (let street = 1; street <= STREETS; street++)
    for (let avenue = 1; avenue <= AVENUES; avenue++) {
      const [cx, cy] = crossingAt([street, avenue]);
      const distance = Math.hypot(cx - x, cy - y);
      if (distance < least) [best, least] = [[street, avenue], distance];
    }
  return best;
}

/** The tour with a line to another crossing, if a straight one leads there. Who goes back the way they came takes the
 * last block away. */
export function drawnTo(tour: readonly Place[], start: Place, to: Place): Place[] {
  const drawn: Place[] = tour.length ? [...tour] : [start];
  const [street, avenue] = drawn.at(-1)!;
  const [down, right] = [Math.sign(to[0] - street), Math.sign(to[1] - avenue)];
  if ((down !== 0) === (right !== 0)) return [...tour];
  for (let at: Place = [street, avenue]; !same(at, to);) {
    at = [at[0] + down, at[1] + right];
    const before = drawn.at(-2);
    if (before && same(before, at)) drawn.pop();
    else drawn.push(at);
  }
  return drawn.length > 1 ? drawn : [];
}

/** The tour without its last block. */
export const shortened = (tour: readonly Place[]): Place[] => (tour.length > 2 ? tour.slice(0, -1) : []);

/** Crossings one block away over the roads of the map. */
export function neighbours(
  { across, down }: { across: readonly (readonly number[])[]; down: readonly (readonly number[])[] },
  [street, avenue]: Place,
): Place[] {
  const drawn = (blocks: readonly (readonly number[])[], s: number, a: number): boolean =>
    blocks.some(([bs, ba]) => bs === s && ba === a);
  const found: Place[] = [];
  if (drawn(down, street, avenue)) found.push([street - 1, avenue]);
  if (drawn(across, street, avenue + 1)) found.push([street, avenue + 1]);
  if (drawn(down, street + 1, avenue)) found.push([street + 1, avenue]);
  if (drawn(across, street, avenue)) found.push([street, avenue - 1]);
  return found;
}

/** A tour as a line to draw. */
export const tourPath = (tour: readonly Place[]): string =>
  tour.map((place, index) => `${index ? "L" : "M"}${crossingAt(place).join(" ")}`).join("");
