// Who coaches at a table, for its parts: they ask what is folded away. Where nobody coaches, nothing is.

import { getContext, setContext } from "svelte";

import type { Coaching } from "./coaching.svelte";

const KEY = Symbol("coached");

export class Coached {
  /** The coach, once it is there, until it is sent away. */
  coach: Coaching | null = $state.raw(null);

  folded(part: string): boolean {
    return this.coach?.folded(part) ?? false;
  }
}

/** At this table there may be a coach. */
export const mayCoach = (): Coached => setContext(KEY, new Coached());

/** The coach of the table that this is a part of. */
export const coached = (): Coached => getContext<Coached | undefined>(KEY) ?? new Coached();
