// The only list of games. A game is a folder; `lib/game.ts` says what it must offer.

import type { Game } from "./lib/game";
import { classic } from "./classic/game";
import { newvegas } from "./newvegas/game";
import { royale } from "./royale/game";

/** In the order in which they are offered. */
export const GAMES: readonly [Game, ...Game[]] = [royale, classic, newvegas];

export const gameNamed = (name: string): Game | undefined => GAMES.find((game) => game.name === name);
