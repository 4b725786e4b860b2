// A printed game that is refereed, as this device keeps it: what lies where, what everybody has, how rounds ended.

import { randomHex } from "../../lib/random";
import { store, stored } from "../../lib/storage";
import type { Post } from "../../paper/posting.svelte";

export interface Dice {
  small: number;
  big: number;
}

export interface Place {
  notes: number[];
  dice: Record<string, Dice>;
  tile: string;
}

/** Things on tiles, by the names that positions have for them. */
export interface OnTiles {
  /** Dice of players on a tile, and on its fields by their numbers. */
  dice: Record<string, Record<string, Dice>>;
  fields: Record<string, Record<string, string>>;
  holders: Record<string, string>;
  piles: Record<string, number>;
  /** Where the markers of tracks stand, by their tiles. */
  markers: Record<string, number>;
}

export interface Purse {
  cards: number[];
  jetons: number;
}
export type Purses = Record<string, Purse>;

/** What lies on the table in a round, and who started it. */
export interface Round {
  starter: string;
  places: Place[];
  on: OnTiles;
}

export interface Past {
  gains: Record<string, number>;
  tiles: string[];
  starter: string;
  /** How the round lay there in the end, and what everybody had then. */
  places?: Place[];
  totals?: Record<string, number>;
  /** What else it takes to settle it, as long as it is not: it ended while the server was away. */
  open?: { on: OnTiles; purses: Purses };
}

export interface Kept extends Round {
  /** Of this device's making: each game has a table of its own. */
  id: string;
  players: string[];
  purses: Purses;
  past: Past[];
  /** Rounds that were entered after one which has to be corrected. */
  later: Round[];
  hidden: boolean;
  shelf: { tiles: number; repeat: string };
  /** House rules, where they differ from the printed ones. */
  options: Record<string, string>;
}

/** All that the end of a round depends on. */
export type Lying = Round & Pick<Kept, "players" | "purses" | "options">;

export const CASINOS = 6;
const ID_BYTES = 6;

const nothing = (): OnTiles => ({ dice: {}, fields: {}, holders: {}, piles: {}, markers: {} });
/** Nothing lies there yet. */
export const bare = (starter = ""): Round => ({
  starter,
  places: Array.from({ length: CASINOS }, () => ({ notes: [], dice: {}, tile: "" })),
  on: nothing(),
});
export const fresh = (): Kept => ({
  ...bare(),
  id: randomHex(ID_BYTES),
  players: [],
  purses: {},
  past: [],
  later: [],
  hidden: false,
  shelf: { tiles: 3, repeat: "reshuffle" },
  options: {},
});

// the game that is refereed now, and those before it that the server does not have yet

const nameOf = (game: string): string => `neonstrip.referee.${game}`;
const earlierOf = (game: string): string => `${nameOf(game)}.earlier`;
const MOST_EARLIER = 20;

const lastOf = (game: string): Partial<Kept> => stored<Partial<Kept>>(nameOf(game), {});
const earlier = (game: string): Record<string, Kept> => stored(earlierOf(game), {});

/** The last game, or an earlier one by its id. */
export function load(game: string, id = ""): Kept {
  const last = lastOf(game);
  return { ...fresh(), ...(!id || last.id === id ? last : earlier(game)[id]) };
}

export function save(game: string, now: Kept): void {
  if (now.id in earlier(game)) store(earlierOf(game), { ...earlier(game), [now.id]: now });
  else store(nameOf(game), now);
}

/** A new game has begun before the server had all of this one. */
export function setAside(game: string, now: Kept): void {
  const others = Object.entries(earlier(game)).filter(([id]) => id !== now.id);
  store(earlierOf(game), Object.fromEntries([...others.slice(1 - MOST_EARLIER), [now.id, now]]));
}

/** The server has all of it, or somebody goes on with it as the last game. */
export function forgetEarlier(game: string, id: string): void {
  if (id in earlier(game))
    store(earlierOf(game), Object.fromEntries(Object.entries(earlier(game)).filter(([each]) => each !== id)));
}

// their tables at the server

const POSTS = "neonstrip.referee.posts";
const MOST_POSTS = 40;

export const posts = (): Record<string, Post> => stored(POSTS, {});
export function keepPost(id: string, post: Post): void {
  const others = Object.entries(posts()).filter(([each]) => each !== id);
  store(POSTS, Object.fromEntries([...others.slice(1 - MOST_POSTS), [id, post]]));
}
/** Whether a game that was entered on this device at a table is still the last one here. */
export const isRefereed = (game: string, table: string): boolean => posts()[lastOf(game).id ?? ""]?.table === table;
