// The guide to a game, asked of the server once: what is printed, what can be chosen, how moves are written and told.
// The client has no amounts of its own, and no texts of moves.

import type { Guide } from "./protocol";

let known: Record<string, Guide> = $state.raw({});

const asked = new Map<string, Promise<void>>();

const PAUSE = 2000;

/** Ask for it, until it is there: there is no board without. Whoever needs it too waits for the same answer. */
export function loadGuide(game: string): Promise<void> {
  const answer = asked.get(game) ?? askFor(game);
  asked.set(game, answer);
  return answer;
}

async function askFor(game: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`/api/games/${game}`).catch(() => null);
    if (answer?.ok) {
      const guide: Guide = await answer.json(); // first: what is known by then is more than what is known now
      known = { ...known, [game]: guide };
      return;
    }
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

export const guideOf = (game: string): Guide | undefined => known[game];
