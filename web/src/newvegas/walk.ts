// Arrow keys walk from one element to the next, as they lie on the screen: lots on the map, rows on a sheet.

import type { Attachment } from "svelte/attachments";

import type { Point } from "./map";

const WAYS: Record<string, Point> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/** Which of some points an arrow key leads to from another one: the nearest that way, straight ahead before aside; -1 if none. */
export function towards(points: readonly Point[], from: Point, key: string): number {
  const [right, down] = WAYS[key]!;
  let [found, least] = [-1, Infinity];
  points.forEach(([x, y], index) => {
    const ahead = (x - from[0]) * right + (y - from[1]) * down;
    const aside = Math.abs((x - from[0]) * down) + Math.abs((y - from[1]) * right);
    if (ahead < 1 || aside > ahead) return;
    const far = ahead + 3 * aside;
    if (far < least) [found, least] = [index, far];
  });
  return found;
}

const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** An attachment: arrow keys lead through everything in here that has data-walk. */
export const walk: Attachment<HTMLElement> = (node) => {
  function press(event: KeyboardEvent): void {
    if (!(event.key in WAYS) || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [...node.querySelectorAll<HTMLElement>("[data-walk]")].filter((each) => each.offsetParent);
    const here = document.activeElement;
    const next =
      here instanceof HTMLElement && all.includes(here) ? towards(all.map(middle), middle(here), event.key) : 0;
    if (all.length) event.preventDefault(); // what has the focus comes into view by itself
    all[next]?.focus();
  }
  node.addEventListener("keydown", press);
  return () => node.removeEventListener("keydown", press);
};
