// A first game of Royale: the first time a tile asks something, two lines say what it is about.

import type { Lead, Thing } from "../first/things";
import { guideOf } from "../lib/guide.svelte";
import type { RoyaleView } from "../lib/protocol";
import { hasWords } from "../lib/words.svelte";
import { printed, tileName } from "./words";

/** One for each question of a tile; what is asked is told in the guide to the game. */
export const things = (): Thing<RoyaleView>[] =>
  Object.keys(guideOf("royale")?.phrases.questions ?? {})
    .filter((phase) => hasWords(`learn-royale-first-${phase}`))
    .map((phase) => ({
      name: phase,
      matters: ({ view }) => view.phase === phase && view.asks !== null,
    }));

export const lead = (): Lead<RoyaleView> => ({
  things: things(),
  title: ({ view }) => (view.asks ? tileName(view.asks) : ""),
  facts: () => printed(),
});
