// What is printed in a game, asked of the server once: the client has no amounts of its own, and no texts of moves.

import { untrack } from "svelte";

import type { GameFacts } from "./protocol";

let known: Record<string, GameFacts> = $state.raw({});

const PAUSE = 2000;

/** Ask for them, until they are there: there is no board without. */
export async function loadFacts(game: string): Promise<void> {
  while (!untrack(() => known[game])) {
    const answer = await fetch(`/api/games/${game}`).catch(() => null);
    if (answer?.ok) {
      const facts: GameFacts = await answer.json(); // first: what is known by then is more than what is known now
      known = { ...known, [game]: facts };
    } else await new Promise((done) => setTimeout(done, PAUSE));
  }
}

export const factsOf = (game: string): GameFacts | undefined => known[game];
