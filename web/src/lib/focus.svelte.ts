// Where the focus is while moves come and go.

import type { Legal } from "./viewpoint.svelte";

/** Call while a table is set up. What makes a move that cannot be made any more lets go of the focus before it goes:
 * taken away with it, the focus would have the browser lay out a page that is only half changed. */
export function letGo(legal: () => Legal[]): void {
  let before: Legal[] = [];
  $effect.pre(() => {
    const [at, was, now] = [document.activeElement, before, legal()];
    before = now;
    const move = at instanceof HTMLElement ? at.dataset.move : undefined;
    const isOne = (offered: Legal[]) => offered.some((each) => each.move === move);
    if (at instanceof HTMLElement && isOne(was) && !isOne(now)) at.blur();
  });
}
