// Five colours that colour-blind people tell apart, each with a mark; more players get number plates.

export const MARKS = ["circle", "square", "triangle", "diamond", "star"] as const;

export const colourOf = (seat: number): string => (seat < MARKS.length ? `var(--player-${seat})` : "#c9bfa6");

type Point = readonly [number, number];

/** The corners of marks, around their middle in a box of 24 units; a circle has none. */
const CORNERS: Partial<Record<(typeof MARKS)[number], Point[]>> = {
  square: [
    [-7, -7],
    [7, -7],
    [7, 7],
    [-7, 7],
  ],
  triangle: [
    [0, -8],
    [9, 8],
    [-9, 8],
  ],
  diamond: [
    [0, -9.5],
    [8, 0],
    [0, 9.5],
    [-8, 0],
  ],
  star: [
    [0, -10],
    [2.9, -3.4],
    [10, -2.7],
    [4.6, 2.1],
    [6.2, 9.1],
    [0, 5.4],
    [-6.2, 9.1],
    [-4.6, 2.1],
    [-10, -2.7],
    [-2.9, -3.4],
  ],
};
const RADIUS = 8;

export const circlePath = ([x, y]: Point, radius: number): string =>
  `M${x} ${y - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 ${-2 * radius}z`;

/** The outline of a seat's mark around a point, in a box of 24 units times `scale`; number plates are drawn as text by
 * who uses them. */
export function markPath(seat: number, middle: Point = [12, 12], scale = 1): string {
  const mark = MARKS[seat];
  if (!mark) return "";
  const corners = CORNERS[mark]?.map(([x, y]) => `${middle[0] + x * scale} ${middle[1] + y * scale}`);
  return corners ? `M${corners.join("L")}z` : circlePath(middle, RADIUS * scale);
}
