// What lies under the pointer, or has the focus by key, is looked at more closely. A finger hides what it is on, and what
// then appears would move things away from under it: who touches sees the same by long press. So does who has a mouse
// beside a touch screen, where no room is kept for what appears.

import { MediaQuery } from "svelte/reactivity";
import type { Legal } from "../lib/viewpoint.svelte";

interface Pointing {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: (event: FocusEvent & { currentTarget: Element }) => void;
  onblur: () => void;
}

const hovers = new MediaQuery("(hover: hover)");

/** Properties of an element that stands for a choice. */
export function pointing(legal: Legal | undefined, onpoint: (legal: Legal | null) => void): Pointing {
  return {
    onpointerenter: (event) => hovers.current && event.pointerType !== "touch" && onpoint(legal ?? null),
    onpointerleave: () => onpoint(null),
    onfocus: ({ currentTarget }) => currentTarget.matches(":focus-visible") && onpoint(legal ?? null),
    onblur: () => onpoint(null),
  };
}
