// For tests: the facts of a game as the server says them. scripts/types writes them.

import { vi } from "vitest";

import { loadFacts } from "./facts.svelte";
import type { Game } from "./grammar";

export async function haveFacts(game: Game): Promise<void> {
  const { default: facts } = await import(`./facts/${game}.json`);
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => facts }));
  await loadFacts(game);
}
