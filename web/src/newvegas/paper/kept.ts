// Games of paper that this device keeps, the latest first.

import { store, stored } from "../../lib/storage";
import { newPost, type Post } from "../../paper/posting.svelte";
import { blankEntry, blankSheet, type Entry } from "./entry";

export interface Kept {
  id: string;
  /** When it was begun, and when something was entered last. */
  begun: number;
  touched: number;
  entry: Entry;
  /** Totals by seat as they were counted last, for lists. */
  totals: number[];
  /** Whether its scores have been looked at: then it is a finished game. */
  over: boolean;
  /** Whether all is entered, here and elsewhere: votes may be opened. */
  ended: boolean;
  /** Its table at the server. */
  post: Post;
  /** The dealer's table, of who played against the ACME; what was counted, and whether that table was told. */
  dealer?: string;
  count?: { total: number; runs: number[]; loan: boolean };
  told?: boolean;
}

const NAME = "neonstrip.scorer.newvegas";
const MOST = 40;

/** Games that were kept before there were tables for them get one. */
export const keptGames = (): Kept[] =>
  stored<Kept[]>(NAME, []).map(({ entry, ...game }) => ({
    ...game,
    ended: game.ended ?? game.over,
    post: game.post ?? newPost(),
    entry: { ...entry, players: entry.players.map((sheet) => ({ ...blankSheet(), ...sheet })) },
  }));

export const keptGame = (id: string): Kept | undefined => keptGames().find((game) => game.id === id);
export const keptAt = (table: string): Kept | undefined => keptGames().find(({ post }) => post.table === table);

export function keep(game: Kept): void {
  store(NAME, [game, ...keptGames().filter(({ id }) => id !== game.id)].slice(0, MOST));
}

/** What the server has of a game, and nothing else of it: it may be entered elsewhere at the same time. */
export function keepPost(id: string, post: Post): void {
  store(
    NAME,
    keptGames().map((game) => (game.id === id ? { ...game, post } : game)),
  );
}

export function forgetGame(id: string): void {
  store(
    NAME,
    keptGames().filter((game) => game.id !== id),
  );
}

/** A sheet counted against the ACME of a dealer's table, which that does not know yet. */
export const countedAgainst = (table: string): Kept | undefined =>
  keptGames().find(({ dealer, over, count, told }) => dealer === table && over && count && !told);
export const tellCount = (game: Kept): void => keep({ ...game, told: true });

export function newGame(entry: Entry = blankEntry(2), post: Post = newPost(), dealer = ""): Kept {
  const now = Date.now();
  const id = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join("");
  const game = {
    id,
    begun: now,
    touched: now,
    entry,
    totals: [],
    over: false,
    ended: false,
    post,
    ...(dealer && { dealer }),
  };
  keep(game);
  return game;
}
