// Where a note lies: beside what it explains, never over it, and over as little as can be that somebody may want to press.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Place {
  left: number;
  top: number;
  /** How much of controls lies under it. */
  covers: number;
}

const GAP = 10;

/** The best place for a note of some size: below, above, right or left of what it is about, at its middle or its ends. */
export function placeFor(
  about: Box,
  { offsetWidth: width, offsetHeight: height }: { offsetWidth: number; offsetHeight: number },
  screen: { width: number; height: number },
  controls: Box[],
): Place {
  const across = spread(about.left, about.right, width);
  const down = spread(about.top, about.bottom, height);
  const wanted = [
    ...across.map((left) => ({ left, top: about.bottom + GAP })),
    ...across.map((left) => ({ left, top: about.top - height - GAP })),
    ...down.map((top) => ({ left: about.right + GAP, top })),
    ...down.map((top) => ({ left: about.left - width - GAP, top })),
  ];
  const places = wanted.map(({ left, top }) => {
    const [x, y] = [clamp(left, screen.width - width), clamp(top, screen.height - height)];
    const box = { left: x, top: y, right: x + width, bottom: y + height };
    return {
      left: x,
      top: y,
      covers: controls.reduce((sum, one) => sum + shared(box, one), 0),
      hides: shared(box, about),
    };
  });
  const { left, top, covers } = places.reduce((best, one) =>
    (one.hides - best.hides || one.covers - best.covers) < 0 ? one : best,
  );
  return { left, top, covers };
}

/** In the middle of something, or flush with its ends. */
const spread = (from: number, to: number, size: number): number[] => [(from + to - size) / 2, from, to - size];

const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
