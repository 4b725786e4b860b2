// What the pages must know of a game to lay, show, explain and teach it. Everything else is the game's own.

import type { Component } from "svelte";

import type { Dealing } from "../paper/dealing.svelte";
import type { Sending } from "../paper/unsent";
import type { Lead } from "../first/things";
import type { Chapter } from "../rules/chapters";
import type { Offer } from "./protocol";
import type { AtTable, TableConnection } from "./table.svelte";

export interface Game {
  /** The name that the server knows it by. Words about it are named after it, and whatever has it as its data-game
   * stands in its light (light.css in the game's folder). */
  readonly name: string;
  /** A picture for its signs. */
  readonly Art: Component;
  /** Ways to begin at once, named as in the words (web-start-...), each against so many bots. */
  readonly starts: readonly Start[];
  readonly words: GameWords;
  /** The table that it is played at, loaded with the first one that is looked at. */
  readonly board: () => Promise<{ default: Component<{ table: AtTable }> }>;
  /** Where a move is seen on that table besides the buttons that make it, as selectors, if anywhere. */
  readonly places?: () => Promise<{ placesOf: (move: string) => readonly string[] }>;
  /** Where sheets of the printed game are entered and scored, if it has any. */
  readonly scorer?: Scorer;
  /** Its rules, loaded by whoever reads them. */
  readonly book: () => Promise<Book>;
  /** Keys that do something at its table, and what, as messages. */
  readonly keys: readonly GameKey[];
  /** Options that are chosen by more than a list or a switch. */
  readonly pickers?: Readonly<Record<string, Component<Picker>>>;
  /** How the first game on a device is coached, if it is. */
  readonly first?: First;
  /** How its cards are dealt to people who write on paper, if they are. */
  readonly dealer?: DealerParts;
  /** The referee for who plays the printed game, if there is one; with a table, what its link shows. */
  readonly referee?: () => Promise<{ default: Component<{ table?: TableConnection }> }>;
  /** What sends what was entered of its printed game, by the kind of table, though nobody looks at it. */
  readonly senders?: Readonly<Record<string, SenderPart>>;
  /** Whether all make their turns in private at once, so that there is nothing to watch between two of one's own. */
  readonly simultaneous?: boolean;
}

export type SenderPart = () => Promise<{ send: (id: string) => Sending | null }>;

export interface DealerParts {
  readonly table: () => Promise<{ default: Component<{ dealing: Dealing }> }>;
  readonly setup: () => Promise<{
    default: Component<{ busy: boolean; ondeal: (options: Record<string, unknown>) => void }>;
  }>;
}

export interface Scorer {
  /** Fluent files that it needs. */
  readonly words: readonly string[];
  readonly page: () => Promise<{ default: Component<{ query: URLSearchParams }> }>;
  /** The same by the link of its table. */
  readonly table: () => Promise<{ default: Component<{ table: TableConnection }> }>;
}

export interface First {
  /** Ways to begin that lead to a first game of its own, with these options. Without any, each game may be the first. */
  readonly starts?: readonly string[];
  readonly options?: Readonly<Record<string, Offer["preset"]>>;
  /** Fluent files that its coach needs besides those of the table. */
  readonly words: readonly string[];
  /** What its coach tells of, loaded by whoever is coached. */
  readonly lead: () => Promise<{ lead: () => Lead }>;
}

export interface Start {
  name: string;
  bots: number;
}

/** Fluent files that are read besides those of every game, by where they are needed. */
export interface GameWords {
  board: readonly string[];
  book: readonly string[];
  setup?: readonly string[];
}

export interface Book {
  chapters: Chapter[];
  /** The picture beside an entry, where there is one. The text says it all, so it is not read out. */
  Drawing: Component<{ id: string }>;
}

export interface GameKey {
  keys: () => readonly string[];
  does: string;
}

export interface Picker {
  value: Offer["preset"];
  onchange: (value: Offer["preset"]) => void;
}
