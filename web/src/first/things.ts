// Things that a first game brings, one by one: when each first matters, what shows that it was understood, and how to
// answer to what was done. A game has a table of its own; the coach knows no game, and the table no rule: both look at
// what the server shows, offers and tells.

import type { FluentVariable } from "@fluent/bundle";

import type { Event, View } from "../lib/protocol";
import type { Legal } from "../lib/viewpoint.svelte";

export type Facts = Record<string, FluentVariable>;

/** What somebody has before their eyes when they are to decide. */
export interface Scene<V extends View = View> {
  view: V;
  legal: readonly Legal[];
  /** The name of who is coached. */
  name: string;
  /** Counts on with each decision: what was said before it has been read. */
  mark: number;
}

/** What was done, as everybody was told, with what came of it. */
export interface Deed<V extends View = View> extends Scene<V> {
  events: readonly Event[];
}

/** An answer to what was done, given so many times. Its words are those of its thing, and its name. */
export interface Reply<V extends View = View> {
  name: string;
  times?: number;
  /** Whether it is given only where there is no other. */
  otherwise?: boolean;
  /** What its words need, if it fits. */
  to(deed: Deed<V>): Facts | null;
}

export interface Thing<V extends View = View> {
  /** What it is called; so are its words. */
  name: string;
  /** Parts of the table that are folded away until it first matters. */
  opens?: readonly string[];
  /** Parts of the table that the coach points at; or families of moves. */
  points?: readonly string[];
  moves?: readonly string[];
  matters(scene: Scene<V>): boolean;
  /** What its words need besides what is printed and who plays. */
  facts?(scene: Scene<V>): Facts;
  /** Whether a deed shows that it was understood; if nothing can show it, being told of it once is enough. */
  shown?(deed: Deed<V>): boolean;
  /** How many deeds it takes. */
  enough?: number;
  replies?: readonly Reply<V>[];
}

export interface Lead<V extends View = View> {
  /** In the order in which they are told, where several matter at once. */
  things: readonly Thing<V>[];
  /** What the coach's note is called. */
  title(scene: Scene<V>): string;
  /** What all words may need. */
  facts(scene: Scene<V>): Facts;
}
