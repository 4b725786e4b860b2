// How far this device is with each game: whether somebody here knows it, which table is the first one, and what has
// been told and shown there. Kept in the browser's storage, nowhere else.

import { store, stored } from "../lib/storage";

export interface Progress {
  /** Whether a game was finished here, or somebody said that they know it. */
  known: boolean;
  /** The table of the first game, where that is one of its own. */
  table: string;
  /** What was told, how often, and when last. */
  told: Record<string, { times: number; mark: number }>;
  /** How often it was shown to be understood. */
  shown: Record<string, number>;
  /** How often each answer was given. */
  said: Record<string, number>;
  /** The last line of the log that was heard. */
  heard: number;
  /** Whether nothing is folded away any more. */
  unfolded: boolean;
}

const KEY = "neonstrip.first";
const fresh = (): Progress => ({ known: false, table: "", told: {}, shown: {}, said: {}, heard: 0, unfolded: false });

const all: Record<string, Progress> = $state(stored<Record<string, Progress>>(KEY, {}));

export const progressOf = (game: string): Readonly<Progress> => ({ ...fresh(), ...all[game] });

export function note(game: string, change: Partial<Progress>): void {
  all[game] = { ...progressOf(game), ...change };
  store(KEY, all);
}

/** The first game begins, at this table. */
export const begin = (game: string, table: string): void => note(game, { ...fresh(), table });
