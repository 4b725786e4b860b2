// What the server promised about its dice, noted when this browser first saw a table: what it says later must fit.

const KEY = "neonstrip.promises";
const KEPT = 200;

function noted(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** Note the commitment of a table. The first one counts. */
export function notePromise(table: string, commitment: string): void {
  const all = noted();
  if (all[table]) return;
  const kept = [...Object.entries(all), [table, commitment]].slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing cannot compare later.
  }
}

/** The commitment that this browser noted before the game was over, if it was there. */
export const promiseOf = (table: string): string | undefined => noted()[table];
