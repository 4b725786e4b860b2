// Games that the server is still making ready, because it has just started: who looks at them asks until there are none.

import { house } from "./api";
import { askAgain } from "./asking";
import type { Preparing } from "./protocol";
import { say } from "./words.svelte";

/** Milliseconds between two questions. */
const PAUSE = 1000;
const A_MINUTE = 60;
const FEW = 10;

let games: Preparing[] = $state.raw([]);

/** Ask how far they are, until all are ready or nobody looks any more: so this returns how to stop. */
export const watchPreparing = (): (() => void) =>
  askAgain(async () => {
    games = (await house()).preparing ?? [];
    return games.length === 0;
  }, PAUSE);

/** How far a game is, or the next one; nothing if it can be played. */
export const preparing = (game?: string): Preparing | undefined =>
  game === undefined ? games[0] : games.find((each) => each.game === game);

/** How long it may take, as roughly as anybody can know it. */
export function roughly(seconds: number): string {
  if (seconds <= 2) return say("web-preparing-soon");
  const about = seconds < FEW ? seconds : Math.ceil(seconds / 5) * 5;
  return about < 2 * A_MINUTE
    ? say("web-preparing-seconds", { seconds: about })
    : say("web-preparing-minutes", { minutes: Math.round(about / A_MINUTE) });
}
