// Things that fly over the table: from where something lay to where it lies now. Where either is out of sight, nothing
// flies.

import { boneOf, type Bone } from "./bones";
import type { Award } from "./story";

export interface Spot {
  x: number;
  y: number;
  width: number;
}

export interface Flight {
  id: number;
  from: Spot;
  to: Spot;
  /** A die with its number, or what somebody won. */
  die?: Bone & { number: number };
  /** The die at its end, which is not seen until this one has come there. */
  lands?: SVGElement;
  award?: Award;
  /** It goes to nobody. */
  lost?: boolean;
}

/** The middle of something, and how wide it is; nothing where it is not to be seen. */
export function spotOf(thing: Element | null | undefined): Spot | null {
  const { left, top, width, height } = thing?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
  return width ? { x: left + width / 2, y: top + height / 2, width } : null;
}

/** Dice of the tray that show a number, before they leave it. */
export interface Leaving extends Spot {
  bone: Bone;
}

const dice = (within: Element | null, place: string): SVGElement[] => [
  ...(within?.querySelectorAll<SVGElement>(`${place} [data-die]`) ?? []),
];

export const leaving = (table: Element, number: number): Leaving[] =>
  dice(table, `[data-group="${number}"]`).flatMap((die) => {
    const [spot, bone] = [spotOf(die), boneOf(die.dataset.die)];
    return spot && bone ? [{ ...spot, bone }] : [];
  });

/** Where each of them lies at a casino now: the last one there of its kind that no other has taken. */
export function landing(table: Element, number: number, left: Leaving[]): { from: Leaving; to: SVGElement }[] {
  const there = dice(table, `[data-part="casino-${number}"] .owners`).reverse();
  return left.flatMap((from) => {
    const { kind, seat } = from.bone;
    const at = there.findIndex((die) => {
      const bone = boneOf(die.dataset.die);
      return bone?.kind === kind && bone.seat === seat;
    });
    return there.splice(at, at < 0 ? 0 : 1).map((to) => ({ from, to }));
  });
}
