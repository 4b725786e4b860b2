// What a hand does on paper: circles that do not quite close, scribbles, crosses. The same place looks the same each time.

/** A number between -1 and 1 that belongs to a seed. */
export function wobble(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A circle around a point, drawn in one go a little past where it began. */
export function circle(x: number, y: number, rx: number, ry: number, seed = 1): string {
  const steps = 9;
  const begin = -2.1 + 0.3 * wobble(seed);
  const points = Array.from({ length: steps + 2 }, (_, step) => {
    const angle = begin + (step * 2 * Math.PI) / steps;
    const stretch = 1 + 0.05 * wobble(seed + step) + 0.012 * step;
    return [round(x + Math.cos(angle) * rx * stretch), round(y + Math.sin(angle) * ry * stretch)] as const;
  });
  return smooth(points);
}

/** A zigzag that makes what is below it not count. */
export function scribble(x: number, y: number, width: number, height: number, seed = 1): string {
  const steps = Math.max(4, Math.round(width / 5));
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const side = step % 2 ? 1 : -1;
    return [
      round(x - width / 2 + (width * step) / steps),
      round(y + side * (height / 2) * (0.75 + 0.25 * wobble(seed + step))),
    ] as const;
  });
  return smooth(points);
}

/** A cross of two strokes. */
export function cross(x: number, y: number, size: number, seed = 1): string {
  const shake = (at: number): number => wobble(seed + at) * size * 0.18;
  const [a, b, c] = [shake(0), shake(5), shake(9)];
  const half = size / 2;
  return `M${round(x - half + a)} ${round(y - half + b)}Q${round(x + c)} ${round(y + a)} ${round(x + half + b)} ${round(y + half + c)}M${round(x + half + c)} ${round(y - half + a)}Q${round(x + b)} ${round(y + c)} ${round(x - half + a)} ${round(y + half + b)}`;
}

function smooth(points: readonly (readonly [number, number])[]): string {
  let path = `M${points[0]!.join(" ")}`;
  for (let index = 1; index < points.length - 1; index++) {
    const [here, next] = [points[index]!, points[index + 1]!];
    path += `Q${here.join(" ")} ${round((here[0] + next[0]) / 2)} ${round((here[1] + next[1]) / 2)}`;
  }
  return path + `L${points.at(-1)!.join(" ")}`;
}
