// What lies under the pointer, or has the focus by key, is looked at more closely. A finger hides what it is on, and what
// then appears would move things away from under it: who touches sees the same by long press.

import type { Legal } from "../lib/table.svelte";

interface Pointing {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: (event: FocusEvent & { currentTarget: Element }) => void;
  onblur: () => void;
}

/** Properties of an element that stands for a choice. */
export function pointing(legal: Legal | undefined, onpoint: (legal: Legal | null) => void): Pointing {
  return {
    onpointerenter: (event) => event.pointerType !== "touch" && onpoint(legal ?? null),
    onpointerleave: () => onpoint(null),
    onfocus: ({ currentTarget }) => currentTarget.matches(":focus-visible") && onpoint(legal ?? null),
    onblur: () => onpoint(null),
  };
}
