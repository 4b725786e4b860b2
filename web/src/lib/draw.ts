// This device's part in drawing the seed: it binds each of its seats to a secret word, and tells it when all are bound.
// So nobody can have chosen the dice, not even who runs the server: see docs/protocol.md, "Fair dice".

import type { TableAbout } from "./protocol";
import { randomHex } from "./random";
import { sha256 } from "./sha256";
import { store, stored } from "./storage";

const KEY = "neonstrip.nonces";
const KEPT = 200;
const BYTES = 24;

/** What was promised when this device told its word: whatever is said later must fit. */
export interface Note {
  commitment: string;
  /** By seats of the game; null for those that take no part. */
  pledges: (string | null)[];
}

export interface Secret {
  nonce: string;
  /** Once it was told. It is never told at another draw. */
  told?: Note;
}

export type Answer = { type: "pledge"; pledge: string } | { type: "reveal"; nonce: string };

const name = (table: string, token: string): string => `${table} ${token}`;
const secrets = (): Record<string, Secret> => stored(KEY, {});

function keep(table: string, token: string, secret: Secret): void {
  const { [name(table, token)]: _, ...others } = secrets();
  store(KEY, Object.fromEntries([...Object.entries(others), [name(table, token), secret]].slice(-KEPT)));
}

/** The secret of a seat at a table, if this device has drawn one. */
export const secretOf = (table: string, token: string): Secret | undefined => secrets()[name(table, token)];

export const pledgeOf = (nonce: string): string => sha256(`neonstrip nonce ${nonce}`);

/** The pledge of a seat's secret, which is drawn when it is first asked for. */
export function pledge(table: string, token: string): Answer {
  const secret = secretOf(table, token) ?? { nonce: randomHex(BYTES) };
  keep(table, token, secret);
  return { type: "pledge", pledge: pledgeOf(secret.nonce) };
}

/** What a seat's device is to say now, by what the table shows; `promised` is what the server showed here first. */
export function answer(about: TableAbout, seat: number, token: string, promised: string): Answer | null {
  if (about.stage !== "open" || about.deal || about.lesson) return null;
  if (!about.draw) return about.seats[seat]?.pledge ? null : pledge(about.id, token);
  if (!about.draw.awaited.includes(seat)) return null;
  return about.draw.asks === "pledge" ? pledge(about.id, token) : reveal(about, about.draw, seat, token, promised);
}

/** Tell the secret, if all is as it was promised, and note what the others are bound to. */
function reveal(
  about: TableAbout,
  draw: NonNullable<TableAbout["draw"]>,
  seat: number,
  token: string,
  promised: string,
): Answer | null {
  const secret = secretOf(about.id, token);
  if (!secret || about.commitment !== promised || about.seats[seat]?.pledge !== pledgeOf(secret.nonce)) return null;
  const { seats, awaited, answered } = draw;
  const taking = new Set([...awaited, ...answered]);
  const note = {
    commitment: promised,
    pledges: seats.map((each) => (taking.has(each) ? (about.seats[each]?.pledge ?? null) : null)),
  };
  if (secret.told && JSON.stringify(secret.told) !== JSON.stringify(note)) return null;
  keep(about.id, token, { ...secret, told: note });
  return { type: "reveal", nonce: secret.nonce };
}
