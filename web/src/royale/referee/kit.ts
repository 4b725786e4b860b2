// The pieces of Royale on the referee's table.

import type { Lying } from "../../casinos/referee/kept";
import type { Kit, Settled } from "../../casinos/referee/kit";
import { guideOf } from "../../lib/guide.svelte";
import { TILES } from "../tiles/tiles";
import { ownerName } from "../words";
import Phone from "./Phone.svelte";
import Rewards from "./Rewards.svelte";
import Tile from "./Tile.svelte";

const NOTES = 2;
export const BLACK_BOX = "G1";
export const DOUBLE_DOWN = "G2";
export const BAD_LUCK = "C2";

/** What lies on a tile, as positions say it. A pile can be taken only where somebody has won it. */
function onTile(tile: string, { on }: Lying, ending: Settled | null): object {
  const { holder, fields, dice, pile } = TILES[tile]?.lies ?? {};
  return {
    ...(holder && on.holders[holder] ? { [holder]: on.holders[holder] } : {}),
    ...(fields ? { [fields]: on.fields[fields] ?? {} } : {}),
    ...(dice ? { [dice]: on.dice[dice] ?? {} } : {}),
    ...(pile && ending?.black_box && pile in on.piles ? { [pile]: on.piles[pile] } : {}),
  };
}

function position(lying: Lying, ending: Settled | null): object {
  const { purses, players, starter, places, options } = lying;
  const tiles = places.flatMap(({ tile }) => tile || []);
  return {
    players,
    casinos: places.map(({ notes, dice }) => ({ prizes: notes, dice })),
    tiles: Object.fromEntries(places.flatMap(({ tile }, index) => (tile ? [[String(index + 1), tile]] : []))),
    ...Object.assign({}, ...tiles.map((tile) => onTile(tile, lying, ending))),
    cash: Object.fromEntries(players.map((player) => [player, purses[player]?.cards ?? []])),
    jetons: Object.fromEntries(players.map((player) => [player, purses[player]?.jetons ?? 0])),
    ...(starter ? { last_starter: starter } : {}),
    ...(Object.keys(options).length ? { options } : {}),
  };
}

/** Somebody has won a box, and nobody has noted which pile they took. */
function waits({ on }: Lying, { black_box: box }: Settled): boolean {
  return box !== undefined && !((TILES[BLACK_BOX]?.lies?.pile ?? "") in on.piles);
}

export const kit: Kit = {
  game: "royale",
  big: true,
  notes: NOTES,
  imagined: ({ now }) => [...(now.players.length === 2 ? ["neutral"] : []), "grey"],
  jetons: () => guideOf("royale")?.tracks.jetons ?? [],
  houseRules: ["fine", "next_starter"],
  position,
  waits,
  ownerName,
  Tile,
  Phone,
  Rewards,
};
