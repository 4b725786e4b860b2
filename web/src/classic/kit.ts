// The pieces of the edition of 2012 on the referee's table.

import type { Kit } from "../casinos/referee/kit";
import { say } from "../lib/words.svelte";

const NOTES = 5;
const WHITE = "neutral";

export const kit: Kit = {
  game: "classic",
  big: false,
  notes: NOTES,
  ownerName: (owner) => (owner === WHITE ? say("classic-white") : owner),
  imagined: ({ now }) => (now.players.length < 5 ? [WHITE] : []),
  jetons: () => [],
  houseRules: [],
  position: ({ players, places, starter }) => ({
    players,
    casinos: places.map(({ notes, dice }) => ({
      notes,
      dice: Object.fromEntries(Object.entries(dice).map(([owner, { small }]) => [owner, small])),
    })),
    ...(starter ? { last_starter: starter } : {}),
  }),
};
