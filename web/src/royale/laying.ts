// The dice of a move where they went, for the moment between the last move of a round and its scoring: the server's next
// view is of the next round already.

import { countIn } from "../lib/lines";
import type { Casino, Dice, RoyaleView } from "../lib/protocol";
import { dieOf, read } from "./moves";
import type { Moved } from "../casinos/seen";

const NONE: Dice = { small: 0, big: 0 };

interface Arrival {
  casino: number;
  owner: string;
  small?: number;
  big?: number;
  black?: number;
}

/** The dice that a move brought to casinos, as its line tells. */
function arrivals({ move, seat, facts }: Moved, names: string[]): Arrival[] {
  if (!move) return [];
  const { family, words } = read(move);
  const owner = names[seat ?? -1] ?? "";
  if (family === "place")
    return [{ casino: Number(words.casino), owner, small: countIn(facts, "small"), big: countIn(facts, "big") }];
  if (family === "turn") return [{ casino: Number(words.casino), owner, [dieOf(move)]: 1 }];
  if (family === "block") return [{ casino: Number(words.casino), owner: "grey", small: Number(words.size) }];
  if (family === "black" && Array.isArray(facts?.to))
    return facts.to.map((casino) => ({ casino: Number(casino), owner, black: 1 }));
  return [];
}

function arrive(at: Casino, { owner, small = 0, big = 0, black = 0 }: Arrival): Casino {
  const lay = at.dice[owner] ?? NONE;
  const dice = { small: lay.small + small, big: lay.big + big };
  return {
    ...at,
    dice: dice.small + dice.big ? { ...at.dice, [owner]: dice } : at.dice,
    ...(black ? { black: at.black + black, black_of: owner } : {}),
  };
}

/** A view after the last move of a round, before anything is scored. */
export function laid(view: RoyaleView, line: Moved, names: string[]): RoyaleView {
  const came = arrivals(line, names);
  return {
    ...view,
    casinos: view.casinos.map((each) => came.filter(({ casino }) => casino === each.number).reduce(arrive, each)),
    roll: [],
    black: [],
    asks: null,
    seats: view.seats.map((seat) => ({ ...seat, dice: NONE })),
  };
}
