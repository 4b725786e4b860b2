// The guide to a game, asked of the server once: what is printed, what can be chosen, how moves are written and told.
// The client has no amounts of its own, and no texts of moves.

import { untrack } from "svelte";

import type { Guide } from "./protocol";

let known: Record<string, Guide> = $state.raw({});

const PAUSE = 2000;

/** Ask for them, until they are there: there is no board without. */
export async function loadGuide(game: string): Promise<void> {
  while (!untrack(() => known[game])) {
    const answer = await fetch(`/api/games/${game}`).catch(() => null);
    if (answer?.ok) {
      const guide: Guide = await answer.json(); // first: what is known by then is more than what is known now
      known = { ...known, [game]: guide };
    } else await new Promise((done) => setTimeout(done, PAUSE));
  }
}

export const guideOf = (game: string): Guide | undefined => known[game];
