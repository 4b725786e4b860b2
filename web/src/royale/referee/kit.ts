// The pieces of Royale on the referee's table.

import type { Evening } from "../../casinos/referee/evening.svelte";
import type { Kit } from "../../casinos/referee/kit";
import { guideOf } from "../../lib/guide.svelte";
import { ownerName } from "../words";
import Rewards from "./Rewards.svelte";
import Tile from "./Tile.svelte";

const NOTES = 2;
export const BLACK_BOX = "G1";
export const DOUBLE_DOWN = "G2";
export const BAD_LUCK = "C2";

/** What was not touched is not said. */
const said = <T>(name: string, value: T, is: boolean): object => (is ? { [name]: value } : {});

function position({ now, tiles, ending }: Evening): object {
  const { on, purses, players } = now;
  const lies = (code: string) => tiles.includes(code);
  return {
    players,
    casinos: now.places.map(({ notes, dice }) => ({ prizes: notes, dice })),
    tiles: Object.fromEntries(now.places.flatMap(({ tile }, index) => (tile ? [[String(index + 1), tile]] : []))),
    ...said("double_down", on.double_down, lies(DOUBLE_DOWN)),
    ...said("nice_dice", on.nice_dice, lies("H1")),
    ...said("gold_field", on.gold_field, lies("H2") && on.gold_field !== ""),
    ...said("high_five", on.high_five, lies("C1") && on.high_five !== ""),
    // a pile can be taken only where somebody has won the box
    ...said("black_box", on.black_box, ending?.black_box !== undefined && on.black_box !== null),
    cash: Object.fromEntries(players.map((player) => [player, purses[player]?.cards ?? []])),
    jetons: Object.fromEntries(players.map((player) => [player, purses[player]?.jetons ?? 0])),
    ...said("last_starter", now.starter, now.starter !== ""),
  };
}

export const kit: Kit = {
  game: "royale",
  big: true,
  notes: NOTES,
  imagined: ({ now }) => [...(now.players.length === 2 ? ["neutral"] : []), "grey"],
  jetons: () => guideOf("royale")?.tracks.jetons ?? [],
  position,
  ownerName,
  Tile,
  Rewards,
};
