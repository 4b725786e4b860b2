// The dice of a move where they went, for the moment between the last moves of a round and its scoring: the server's next
// view is of the next round already.

import { countIn } from "../lib/lines";
import type { Casino, RoyaleView } from "../lib/protocol";
import type { Moved } from "../casinos/seen";
import { more, NONE, oneOf, type Arrival } from "./counting";
import { read } from "./moves";
import { TILES, type Laid } from "./tiles/tiles";

/** What a move did with dice, as its line tells. */
function done(view: RoyaleView, { move, facts }: Moved, owner: string): Laid {
  if (!move) return { dice: [] };
  const parts = read(move);
  const { family, words } = parts;
  switch (family) {
    case "place":
      return {
        dice: [{ casino: Number(words.casino), owner, small: countIn(facts, "small"), big: countIn(facts, "big") }],
      };
    case "turn":
      return { dice: [{ casino: Number(words.casino), owner, ...oneOf(words.die) }] };
    case "black":
      return {
        dice: Array.isArray(facts?.to) ? facts.to.map((casino) => ({ casino: Number(casino), owner, black: 1 })) : [],
      };
    default: {
      const found = Object.values(TILES).map(({ laid }) => laid?.(view, parts, owner));
      return found.find((laid) => laid) ?? { dice: [] };
    }
  }
}

function arrive(at: Casino, { owner, small = 0, big = 0, black = 0 }: Arrival): Casino {
  const { [owner]: lay = NONE, ...others } = at.dice;
  const dice = more(lay, { small, big });
  const all = dice.small + dice.big ? { ...at.dice, [owner]: dice } : others;
  return { ...at, dice: all, ...(black ? { black: at.black + black, black_of: owner } : {}) };
}

/** A view after one of the last moves of a round, before anything is scored. */
export function laid(view: RoyaleView, line: Moved, names: string[]): RoyaleView {
  const owner = names[line.seat ?? -1] ?? "";
  const { dice, tiles } = done(view, line, owner);
  return {
    ...view,
    casinos: view.casinos.map((each) => dice.filter(({ casino }) => casino === each.number).reduce(arrive, each)),
    tiles: { ...view.tiles, ...tiles },
    roll: [],
    black: [],
    asks: null,
    seats: view.seats.map((seat) => ({ ...seat, dice: NONE })),
  };
}
