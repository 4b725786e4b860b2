// For tests: the guide to a game as the server sends it. scripts/types writes it.

import { vi } from "vitest";

import { loadGuide } from "./guide.svelte";
import type { Game } from "./grammar";

export async function haveGuide(game: Game): Promise<void> {
  const { default: guide } = await import(`./guide/${game}.json`);
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => guide }));
  await loadGuide(game);
}
