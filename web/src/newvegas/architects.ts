// The ten architects of the ACME.

import { guideOf } from "../lib/guide.svelte";
import type { Acme } from "../lib/protocol";
import { say } from "../lib/words.svelte";

/** How the one of a level builds. */
export function styleOf(level: number): string {
  const architect = guideOf("newvegas")?.architects[level - 1];
  return architect ? say(`nv-style-${architect.style}`) : "";
}

/** Whether a rival is one of them: what a dealer tells of it is the game's own. */
export const isAcme = (board: object): board is Acme => "reckonings" in board;
