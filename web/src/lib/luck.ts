// A person's own part of the seed: nobody else can have foreseen it, so nobody can have chosen the dice.

import type { TableConnection } from "./table.svelte";

export function luckyWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Seats that have added a word, by their tokens. */
const added = new Set<string>();

/** A seat adds its word to the seed, once, however many parts of the page ask for it. Its owner may choose another. */
export function addWord(table: TableConnection, token: string): void {
  if (added.has(token)) return;
  added.add(token);
  table.ask({ type: "nonce", nonce: luckyWord() }, token);
}
