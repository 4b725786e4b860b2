// What is printed in a game, asked of the server once: the client has no amounts of its own.

import type { GameFacts } from "./protocol";

const known: Record<string, GameFacts> = $state({});

export async function loadFacts(game: string): Promise<void> {
  if (known[game]) return;
  const answer = await fetch(`/api/games/${game}`);
  if (!answer.ok) throw new Error(answer.statusText);
  known[game] = await answer.json();
}

export const factsOf = (game: string): GameFacts | undefined => known[game];
