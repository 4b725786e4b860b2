// The tokens this browser holds: whoever has a token has the seat. One table can have several seats on one device.

import { store, stored } from "./storage";

export interface Tokens {
  host?: string;
  seats: string[];
  /** All tables of a deal that were laid here, this one among them: nobody else is told their names. */
  deal?: string[];
  /** Whether the screen is covered while the device goes from hand to hand, if that was chosen. */
  cover?: boolean;
}

const KEY = "neonstrip.held";

export const ownTokens = (): Record<string, Tokens> => stored(KEY, {});

/** Keep tokens of a table. */
export function keep(table: string, tokens: Partial<Tokens>): void {
  const all = ownTokens();
  const known = all[table] ?? { seats: [] };
  all[table] = {
    host: tokens.host ?? known.host,
    seats: [...new Set([...known.seats, ...(tokens.seats ?? [])])],
    deal: tokens.deal ?? known.deal,
    cover: tokens.cover ?? known.cover,
  };
  store(KEY, all);
}

/** Forget a table, or one token of it. */
export function forget(table: string, token?: string): void {
  const all = ownTokens();
  const known = all[table];
  if (!known) return;
  if (token) known.seats = known.seats.filter((each) => each !== token);
  if (!token || (known.seats.length === 0 && !known.host)) delete all[table];
  store(KEY, all);
}
