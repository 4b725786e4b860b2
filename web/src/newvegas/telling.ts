// The log in words: what the server says that a reveal brought, in short pieces, with a row for everyone.

import { eventsOf, seatOf } from "../lib/lines";
import { tell } from "../lib/phrases";
import type { Event, Line } from "../lib/protocol";
import { say } from "../lib/words.svelte";

export interface Row {
  seat: number | null;
  name: string;
  /** Put into words when it is first read: of fifty rows that come at once, few are shown. */
  readonly text: string;
  /** Projects scored. */
  won: { colour: string; points: number }[];
}

export interface Entry {
  n: number;
  title: string;
  rows: Row[];
}

const ACME = "ACME";

/** Somebody asked for a hint: told to all, though not what it said. */
export function asked(line: Line, names: string[], reader: string | null): Entry {
  const seat = seatOf(line);
  const name = names[seat ?? -1] ?? "";
  return {
    n: line.n,
    title: "",
    rows: [{ ...untitled(say("hint-log", { name, you: name === reader ? "yes" : "no" })), seat }],
  };
}

/** A reveal in words, at a table of these people. */
export function revealed(line: Line, names: string[]): Entry {
  const events = eventsOf(line);
  const find = (kind: Event["event"]): string[] => events.filter(({ event }) => event === kind).map(words);
  const [voted, [round = ""], shuffled] = [find("voted"), find("round"), find("shuffled")];
  const turns = byPlayer(events);
  const rows = [...names.entries()].flatMap(([seat, name]) => row(seat, name, turns.get(name) ?? []));
  const rival = row(
    null,
    ACME,
    events.filter(({ event }) => event.startsWith("acme_")),
  );
  return {
    n: line.n,
    title: voted.length ? say("nv-before") : round,
    rows: [...voted.map(untitled), ...rows, ...rival, ...shuffled.map(untitled)],
  };
}

function byPlayer(events: Event[]): Map<string, Event[]> {
  const turns = new Map<string, Event[]>();
  for (const event of events) {
    const player = "player" in event ? (event.player ?? "") : "";
    turns.set(player, [...(turns.get(player) ?? []), event]);
  }
  return turns;
}

const words = (event: Event): string => tell("newvegas", "events", event.event, { ...event });

const untitled = (text: string): Row => ({ seat: null, name: "", text, won: [] });

/** What somebody did, in a row; none if that is nothing. */
function row(seat: number | null, name: string, events: Event[]): Row[] {
  if (!events.length) return [];
  const won = events
    .filter((event) => event.event === "project" || event.event === "acme_project")
    .map(({ colour, points }) => ({ colour, points }));
  let text: string | undefined;
  return [
    {
      seat,
      name,
      won,
      get text() {
        return (text ??= events.map(words).join(" · "));
      },
    },
  ];
}
