// What is printed in a game, asked of the server once: the client has no amounts of its own.

import type { GameFacts } from "./protocol";

const known: Record<string, GameFacts> = $state({});

const PAUSE = 2000;

/** Ask for them, until they are there: a board is blank without. */
export async function loadFacts(game: string): Promise<void> {
  while (!known[game]) {
    const answer = await fetch(`/api/games/${game}`).catch(() => null);
    if (answer?.ok) known[game] = await answer.json();
    else await new Promise((done) => setTimeout(done, PAUSE));
  }
}

export const factsOf = (game: string): GameFacts | undefined => known[game];
