// The log in words: what the server says that a reveal brought, in short pieces, with a row for everyone.

import { eventsOf, seatOf } from "../lib/lines";
import { tell } from "../lib/phrases";
import type { Event, Line } from "../lib/protocol";
import { say } from "../lib/words.svelte";

export interface Row {
  seat: number | null;
  name: string;
  text: string;
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
  const rows = [
    ...names.map((name, seat) =>
      row(
        seat,
        name,
        events.filter((event) => "player" in event && event.player === name),
      ),
    ),
    row(
      null,
      ACME,
      events.filter(({ event }) => event.startsWith("acme_")),
    ),
  ];
  return {
    n: line.n,
    title: voted.length ? say("nv-before") : round,
    rows: [...voted.map(untitled), ...rows.filter(({ text }) => text), ...shuffled.map(untitled)],
  };
}

const words = (event: Event): string => tell("newvegas", "events", event.event, { ...event });

const untitled = (text: string): Row => ({ seat: null, name: "", text, won: [] });

function row(seat: number | null, name: string, events: Event[]): Row {
  const won = events
    .filter((event) => event.event === "project" || event.event === "acme_project")
    .map(({ colour, points }) => ({ colour, points }));
  return { seat, name, text: events.map(words).join(" · "), won };
}
