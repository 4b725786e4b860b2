// One's own tables as the home page lists them.

import type { MyTable } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";
import { minus } from "../lib/writing";

export interface Ticket {
  id: string;
  game: string;
  stage: string;
  names: string;
  turn: boolean;
  /** Whom the table waits for, when it is somebody else. */
  waits: string;
  /** Whom it ended how, and when it was laid. */
  ended: { name: string; result: string }[];
  day: string;
}

/** One ticket for each table, though several of its seats may be at this device; those that wait for me first. */
export function tickets(games: MyTable[]): Ticket[] {
  const found = new Map<string, Ticket>();
  for (const { about, seat, waiting, results, names: noted } of games) {
    const turn = (seat !== null && waiting.includes(seat)) || found.get(about.id)?.turn === true;
    const names = (about.paper ? noted : about.seats.map(({ name }) => name)).map((name) => name || "…");
    const played = names.length > 6 ? `${names.slice(0, 5).join(", ")} +${names.length - 5}` : names.join(", ");
    const waits = waiting
      .slice(0, 3)
      .map((each) => names[each])
      .join(", ");
    const ended = (results ?? [])
      .map((result, each) => ({ name: names[each]!, result }))
      .sort((a, b) => b.result - a.result)
      .slice(0, 6)
      .map(({ name, result }) => ({ name, result: minus(result) }));
    const day = new Date(about.created).toLocaleDateString(settings.language, { dateStyle: "medium" });
    const { id, game, stage } = about;
    const shown = about.paper ? say("web-paper-table") : played;
    found.set(id, { id, game, stage, names: shown, turn, waits, ended, day });
  }
  return [...found.values()].sort((a, b) => Number(b.turn) - Number(a.turn));
}
