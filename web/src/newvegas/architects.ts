// The ten architects of the ACME.

import { guideOf } from "../lib/guide.svelte";
import { say } from "../lib/words.svelte";

/** How the one of a level builds. */
export function styleOf(level: number): string {
  const architect = guideOf("newvegas")?.architects[level - 1];
  return architect ? say(`nv-style-${architect.style}`) : "";
}
