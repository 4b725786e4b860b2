// What the referee must know of a game with casinos: which pieces there are. Rules are the server's.

import type { Component } from "svelte";

import type { Box, FineOf, FistView, SettledCasino, TiedField, TileReward } from "../../lib/protocol";
import type { Evening } from "./evening.svelte";
import type { Lying } from "./kept";

/** The end of a round, as the server settles it: casinos, and what else a game has. */
export interface Settled {
  casinos: SettledCasino[];
  next_starter?: string | null;
  tiles?: TileReward[];
  fines?: FineOf[];
  double_down?: TiedField;
  black_box?: Box;
}

export interface Kit {
  game: string;
  /** Whether every player has a big die. */
  big: boolean;
  /** How many notes a casino has, at the most. */
  notes: number;
  /** Owners of dice who are no players. */
  imagined: (evening: Evening) => string[];
  ownerName: (owner: string) => string;
  /** House rules that make a difference to the end of a round, by the names of the game's options. */
  houseRules: readonly string[];
  /** The position as the server reads it, and how it would end, if that was told before. */
  position: (lying: Lying, ending: Settled | null) => object;
  /** Whether something is to be noted that only the end of the round asks for. */
  waits?: (lying: Lying, ending: Settled) => boolean;
  /** What one jeton is worth, two and so on, as far as jetons are paid instead of notes. */
  jetons: () => number[];
  /** A tile at a casino, what lies on it, and all that is on the shelf. */
  Tile?: Component<{ evening: Evening; casino: number }>;
  /** What a phone of somebody at the table is for. */
  Phone?: Component<{ fist: FistView | null; own: boolean; onhide: (number: number) => void; onshow: () => void }>;
  /** What else happens at the end of a round, as items of a list; of the one that is on, or of an earlier one. */
  Rewards?: Component<{ evening: Evening; ending: Settled; isNow: boolean }>;
}
