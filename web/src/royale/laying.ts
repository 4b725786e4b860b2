// The dice of a move where they went, for the moment between the last moves of a round and its scoring: the server's next
// view is of the next round already.

import { countIn } from "../lib/lines";
import type { Casino, Dice, RoyaleView, Tiles } from "../lib/protocol";
import { dieOf, read } from "./moves";
import type { Moved } from "../casinos/seen";

const NONE: Dice = { small: 0, big: 0 };

/** Dice that came to a casino, or left it if there are less than none. */
interface Arrival {
  casino: number;
  owner: string;
  small?: number;
  big?: number;
  black?: number;
}

/** Where a tile lies. */
const siteOf = ({ casinos }: RoyaleView, tile: string): number =>
  casinos.find((each) => each.tile === tile)?.number ?? 0;
const isIt = (die: string, wanted: string): number => (die === wanted ? 1 : 0);
const oneOf = (die: string): Dice => ({ small: isIt(die, "small"), big: isIt(die, "big") });
const less = ({ small, big }: Dice): Dice => ({ small: -small, big: -big });
const more = (a: Dice, b: Dice): Dice => ({ small: a.small + b.small, big: a.big + b.big });

/** The dice that a move brought to casinos and took from there, as its line tells. */
function arrivals(view: RoyaleView, { move, facts }: Moved, owner: string): Arrival[] {
  if (!move) return [];
  const { family, words } = read(move);
  switch (family) {
    case "place":
      return [{ casino: Number(words.casino), owner, small: countIn(facts, "small"), big: countIn(facts, "big") }];
    case "turn":
      return [{ casino: Number(words.casino), owner, ...oneOf(dieOf(move)) }];
    case "block":
      return [{ casino: Number(words.casino), owner: "grey", small: Number(words.size) }];
    case "black":
      return Array.isArray(facts?.to) ? facts.to.map((casino) => ({ casino: Number(casino), owner, black: 1 })) : [];
    case "lift":
      return [{ casino: Number(words.casino), owner: "grey", small: -1 }];
    case "down":
      return [{ casino: siteOf(view, "G2"), owner, ...less(downOf(words)) }];
    case "nice":
      return nice(view, Number(words.number), words.die, owner);
    default:
      return [];
  }
}

/** The die that was on a field of Nice Dice goes to the casino; the new one comes from there, if not from the roll. */
function nice({ tiles, roll }: RoyaleView, number: number, die: keyof Dice, owner: string): Arrival[] {
  const pushed = tiles.nice[number];
  const rolled = (roll[number - 1]?.[die] ?? 0) > 0;
  return [
    ...(pushed ? [{ casino: number, owner: pushed[0], ...oneOf(pushed[1]) }] : []),
    ...(rolled ? [] : [{ casino: number, owner, ...less(oneOf(die)) }]),
  ];
}

const downOf = ({ small, biggy }: { small: string; biggy: string }): Dice => ({
  small: Number(small),
  big: isIt(biggy, "big"),
});

/** What lies on tiles after a move. */
function tilesAfter(tiles: Tiles, move: string | undefined, owner: string): Tiles {
  if (!move) return tiles;
  const { family, words } = read(move);
  switch (family) {
    case "lift":
      return { ...tiles, fields: { ...tiles.fields, [words.reward]: (tiles.fields[words.reward] ?? 1) - 1 } };
    case "down": {
      const dice = more(tiles.double_down[owner] ?? NONE, downOf(words));
      return { ...tiles, double_down: { ...tiles.double_down, [owner]: dice } };
    }
    case "nice":
      return { ...tiles, nice: { ...tiles.nice, [words.number]: [owner, words.die] } };
    case "gold":
      return { ...tiles, gold: [owner, words.die] };
    default:
      return tiles;
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
  const came = arrivals(view, line, owner);
  return {
    ...view,
    casinos: view.casinos.map((each) => came.filter(({ casino }) => casino === each.number).reduce(arrive, each)),
    tiles: tilesAfter(view.tiles, line.move, owner),
    roll: [],
    black: [],
    asks: null,
    seats: view.seats.map((seat) => ({ ...seat, dice: NONE })),
  };
}
