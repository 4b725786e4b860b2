// What the server promised about its dice, noted when this browser first saw a table: what it says later must fit.

import { store, stored } from "./storage";

const KEY = "neonstrip.promises";
const KEPT = 200;

const noted = (): Record<string, string> => stored(KEY, {});

/** Note the commitment of a table. The first one counts. */
export function notePromise(table: string, commitment: string): void {
  const all = noted();
  if (all[table]) return;
  store(KEY, Object.fromEntries([...Object.entries(all), [table, commitment]].slice(-KEPT)));
}

/** The commitment that this browser noted before the game was over, if it was there. */
export const promiseOf = (table: string): string | undefined => noted()[table];
