// A refereed game at its table at the server: what the table is to know of it, and what it shows to who looks.

import type { RefereeView } from "../../lib/protocol";
import type { Part } from "../../paper/posting.svelte";
import { CASINOS, fresh, type Kept, type OnTiles, type Place, type Purses } from "./kept";

/** What the table is to know. A round is sent when it is settled, and none before the one ahead of it. */
export function partsOf(now: Kept, over: boolean, totals: (purses: Purses) => object, sent: object): Part[] {
  const { players, starter, hidden, shelf, options, past, places, on, purses } = now;
  if (players.length < 2) return [];
  const open = past.findIndex((round) => round.open);
  const rounds = [
    ...past.map(({ open, ...text }) => ({ text: { ...text }, done: !open })),
    ...(over ? [] : [{ text: { places, on, purses, totals: totals(purses) }, done: false }]),
  ].map(({ text, done }, index) => ({
    name: `round ${index + 1}`,
    note: { note: "written", sheet: String(index + 1), text, done } as const,
    early: open >= 0 && index >= open,
  }));
  const gone = Object.keys(sent).filter(
    (name) => name.startsWith("round ") && !rounds.some((round) => round.name === name),
  );
  return [
    { name: "terms", note: { note: "agreed", terms: { players, starter, hidden, shelf, options } } },
    ...rounds,
    ...gone.map((name) => ({ name, note: { note: "removed", sheet: name.slice("round ".length) } as const })),
    ...(over && open < 0 ? [{ name: "ended", note: { note: "ended" } } as const] : []),
  ];
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");
const isPlaces = (value: unknown): value is Place[] =>
  Array.isArray(value) && value.length === CASINOS && value.every((each) => Array.isArray(each?.notes) && each.dice);
const isCounts = (value: unknown): value is Record<string, number> =>
  !!value && typeof value === "object" && Object.values(value).every((each) => typeof each === "number");
const isOnTiles = (value: unknown): value is OnTiles =>
  !!value &&
  typeof value === "object" &&
  ["dice", "fields", "holders", "piles", "markers"].every((key) => key in value);

/** A game as its table shows it, as far as it can be read. */
export function shownBy({ terms, rounds }: RefereeView): Kept {
  const now = fresh();
  if (isNames(terms.players)) now.players = terms.players;
  if (typeof terms.starter === "string") now.starter = terms.starter;
  now.hidden = terms.hidden === true;
  now.past = rounds
    .filter(({ done }) => done)
    .map(({ text: { gains, tiles } }) => ({
      gains: isCounts(gains) ? gains : {},
      tiles: isNames(tiles) ? tiles : [],
      starter: "",
    }));
  const last = rounds.at(-1)?.text ?? {};
  if (!rounds.at(-1)?.done) {
    if (isPlaces(last.places)) now.places = last.places;
    if (isOnTiles(last.on)) now.on = last.on;
  }
  const totals = isCounts(last.totals) ? last.totals : {};
  now.purses = Object.fromEntries(now.players.map((player) => [player, { cards: [totals[player] ?? 0], jetons: 0 }]));
  return now;
}
