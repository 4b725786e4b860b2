// What is printed in a game, asked of the server once: the client has no amounts of its own.

import type { GameFacts } from "./protocol";

const known: Record<string, GameFacts> = $state({});

export async function loadFacts(game: string): Promise<void> {
  known[game] ??= await (await fetch(`/api/games/${game}`)).json();
}

export const factsOf = (game: string): GameFacts | undefined => known[game];
