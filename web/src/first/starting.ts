// A game begins at once, as somebody pressed for it; a first game of its own with the options of that.

import { lay } from "../lib/api";
import type { Game } from "../lib/game";
import type { SeatWish } from "../lib/protocol";
import { go } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import { keep } from "../lib/tokens";
import { begin } from "./known.svelte";

/** So many bots, as good as this device has them. */
export const botsOf = (count: number): SeatWish[] =>
  Array.from({ length: count }, () => ({ kind: "bot", bot: settings.level }));

/** Lay a table against these, and go there. */
export async function start({ name: game, first }: Game, others: SeatWish[], isFirst: boolean): Promise<void> {
  const seats: SeatWish[] = [{ kind: "human", name: settings.name }, ...others];
  const laid = await lay({ game, seats, ...(isFirst && { options: { ...first?.options } }) });
  const { table, host, tokens } = laid[0]!;
  if (isFirst) begin(game, table);
  keep(table, { host, seats: Object.values(tokens) });
  go(`/t/${table}?start=1`);
}
