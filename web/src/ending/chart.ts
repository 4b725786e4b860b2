// What a chart over the rounds computes: where a figure lies, which figures are written beside it, where names have room.

export interface Course {
  name: string;
  seat: number | null;
  values: number[];
}

/** Something at a place of a line that is worth a mark. */
export interface Happening {
  at: number;
  seat: number;
  by: "play" | "luck";
  words: string;
}

export type Scale = (value: number) => number;

/** From figures to places: the first and the last figure lie at the ends. */
export function scale([low, high]: [number, number], [start, end]: [number, number]): Scale {
  const span = high - low || 1;
  return (value) => start + ((value - low) / span) * (end - start);
}

/** Round figures that cover a range: steps of 1, 2 or 5, or ten times as much, about as many as wanted. */
export function ticks(low: number, high: number, wanted = 5): number[] {
  const rough = Math.max((high - low) / wanted, 1);
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5].map((each) => each * ten).find((each) => each >= rough) ?? 10 * ten;
  const found: number[] = [];
  for (let at = Math.floor(low / step) * step; at < high + step; at += step) found.push(at);
  return found;
}

/** The lowest and the highest figure of some lines; nothing is always in it. */
export function extent(lines: Course[]): [number, number] {
  const all = lines.flatMap((line) => line.values);
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

/** Push places apart until there is a gap between any two, keeping their order and staying inside. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const apart = Math.min(gap, (high - low) / Math.max(1, wanted.length - 1));
  const placed: number[] = [];
  let last = low - apart;
  for (const index of order) placed[index] = last = Math.max(wanted[index]!, last + apart, low);
  let next = high + apart;
  for (const index of [...order].reverse()) placed[index] = next = Math.min(placed[index]!, next - apart);
  return placed;
}

/** A line through figures, as SVG writes it. */
export function path(values: number[], x: Scale, y: Scale): string {
  return values.map((value, index) => `${index ? "L" : "M"}${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join("");
}

/** The lines that are told apart where there are many: those who ended highest, and one's own. */
export function told(lines: Course[], own: number | null, most: number): Course[] {
  const best = [...lines].sort((a, b) => b.values.at(-1)! - a.values.at(-1)!).slice(0, most);
  const mine = lines.find((line) => line.seat !== null && line.seat === own);
  return mine && !best.includes(mine) ? [...best.slice(0, most - 1), mine] : best;
}

/** Which of the points lies nearest to a place. */
export function nearest(place: number, points: number, x: Scale): number {
  let best = 0;
  for (let index = 1; index < points; index++) if (Math.abs(x(index) - place) < Math.abs(x(best) - place)) best = index;
  return best;
}
