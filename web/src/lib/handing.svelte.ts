// How one device goes from hand to hand at a table: under a cover where turns are secret, else with a banner that says
// whose turn it is. Who lays the table chooses, and can change it at the table.

import { gameNamed } from "../games";
import { settings } from "./settings.svelte";
import { keep, ownTokens } from "./tokens";

const changed: Record<string, boolean> = $state({});

/** Whether a game is covered if nobody chose. */
export const coversByItself = (game: string): boolean => settings.cover && gameNamed(game)?.simultaneous === true;

export const isCovered = (table: string, game: string): boolean =>
  changed[table] ?? ownTokens()[table]?.cover ?? coversByItself(game);

export function setCover(table: string, cover: boolean): void {
  changed[table] = cover;
  keep(table, { cover });
}
