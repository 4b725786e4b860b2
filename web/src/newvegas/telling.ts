// The log in words: what the server says that a reveal brought, in short pieces, with a row for everyone.

import { eventsOf, seatOf } from "../lib/lines";
import type { Line } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import { signed } from "../lib/writing";
import { actionName, colourName, written } from "./words";

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

/** The facts of all events; each has those of its kind. */
interface Happened {
  event: string;
  player: string;
  round: number;
  number: number;
  street: number;
  avenue: number;
  star_lost: boolean;
  column: string;
  values: number[];
  side: string;
  value: number;
  boxes: number;
  carpets: string[];
  home: boolean;
  bonus: string;
  kind: string;
  colour: string;
  points: number;
  action: string;
  area: string;
}

const ACME = "ACME";

/** Somebody asked for a hint: told to all, though not what it said. */
export function asked(line: Line, names: string[], reader: string | null): Entry {
  const seat = seatOf(line);
  const name = names[seat ?? -1] ?? "";
  return { n: line.n, title: "", rows: [{ ...untitled(say("hint-log", { name, you: name === reader ? "yes" : "no" })), seat }] };
}

/** A reveal in words, at a table of these people. */
export function tell(line: Line, names: string[]): Entry {
  const events = eventsOf(line) as unknown as Happened[];
  const round = events.find(({ event }) => event === "round");
  if (events.some(({ event }) => event === "voted")) return { n: line.n, title: say("nv-before"), rows: [untitled(say("nv-voted"))] };
  const rows = [...names.map((name, seat) => row(seat, name, events.filter(({ player }) => player === name))), row(null, ACME, events.filter(({ event }) => event.startsWith("acme_")))];
  if (events.some(({ event }) => event === "shuffled")) rows.push(untitled(say("nv-shuffled")));
  return { n: line.n, title: round ? say("nv-round", { round: round.round }) : "", rows: rows.filter(({ text }) => text) };
}

const untitled = (text: string): Row => ({ seat: null, name: "", text, won: [] });

function row(seat: number | null, name: string, events: Happened[]): Row {
  const won = events.filter(({ event }) => event.endsWith("project")).map(({ colour, points }) => ({ colour, points }));
  return { seat, name, text: events.flatMap(pieces).join(" · "), won };
}

function pieces(happened: Happened): string[] {
  const { event, number, street, avenue, side, value, boxes, points } = happened;
  switch (event) {
    case "refused":
      return [say("nv-did-refuse")];
    case "opened":
      return [say("nv-did-open", { number, street, avenue }), ...(happened.star_lost ? [say("nv-did-lose-star")] : [])];
    case "built":
      return [say("nv-did-build", { street, avenue })];
    case "improved":
      return [say("nv-did-improve", { column: say(`nv-column-${happened.column}`), value: written(happened.values) })];
    case "show":
      return [say("nv-did-show", { side, value })];
    case "checked":
      return [say("nv-did-check", { boxes })];
    case "drove":
      return [driven(happened)];
    case "bonus":
      return [say(`nv-did-bonus-${happened.bonus}`)];
    case "hotel":
    case "acme_hotel":
      return [say("nv-did-hotel", { kind: happened.kind ?? "grand", avenue })];
    case "project":
    case "acme_project":
      return [say("nv-did-project", { colour: colourName(happened.colour), points })];
    case "acme_card":
      return [say("nv-did-get", { action: actionName(happened.action) })];
    case "acme_area":
      return [say("nv-change", { area: say(`nv-area-${happened.area}`), points: signed(points) })];
    default:
      return [];
  }
}

function driven({ carpets, home }: Happened): string {
  const name = home ? "home" : "drive";
  return say(carpets.length ? `nv-did-${name}-past` : `nv-did-${name}`, { carpets: carpets.map((carpet) => say(`nv-carpet-${carpet}`)).join(", ") });
}
