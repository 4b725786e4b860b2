// The log in words. A round is told when everyone has learned what everyone did: from the moves alone, with what was
// written read from the sheets; hotels and projects, which no move says, from the difference between two views.

import type { Acme, Line, NewVegasView, SheetView } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import { signed } from "../lib/writing";
import { lotOf } from "./lots";
import { ahead, lotAlong, same, type Place } from "./plan";
import { actionName, AREAS, colourName, columnValues, track } from "./words";

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

/** What a seat had done before, as far as words need it. */
interface Memory {
  improved: Record<string, number>;
  shows: Record<string, number>;
  place: Place | null;
  passed: Set<string>;
}

export class Teller {
  private memories: Memory[] = [];
  private rounds = 0;

  /** A reveal in words; `before` is the view before it, where it is at hand. */
  tell(line: Line, view: NewVegasView, before: NewVegasView | null): Entry {
    const turns = line.turns ?? [];
    if (turns.some((moves) => moves.includes("vote"))) return { n: line.n, title: say("nv-before"), rows: [{ seat: null, name: "", text: say("nv-voted"), won: [] }] };
    const played = turns.some((moves) => moves.some((move) => move === "confirm" || move === "refuse"));
    if (played) this.rounds += 1;
    const rows: Row[] = [];
    turns.forEach((moves, seat) => {
      const sheet = view.sheets[seat];
      if (!sheet) return;
      const then = before?.sheets[seat];
      const pieces = [...moves.flatMap((move) => this.piece(seat, move, sheet, view)), ...(then ? settled(then, sheet) : [])];
      if (pieces.length) rows.push({ seat, name: sheet.name, text: pieces.join(" · "), won: then ? scored(then.projects, sheet.projects) : [] });
    });
    if (before?.acme && view.acme) {
      const pieces = acme(before.acme, view.acme);
      if (pieces.length) rows.push({ seat: null, name: "ACME", text: pieces.join(" · "), won: scored(before.acme.projects, view.acme.projects) });
    }
    if (before && left(view) > left(before)) rows.push({ seat: null, name: "", text: say("nv-shuffled"), won: [] });
    return { n: line.n, title: played ? say("nv-round", { round: this.rounds }) : "", rows };
  }

  private piece(seat: number, move: string, sheet: SheetView, view: NewVegasView): string[] {
    const memory = (this.memories[seat] ??= { improved: {}, shows: {}, place: null, passed: new Set() });
    const [family, ...words] = move.split(" ");
    switch (family) {
      case "refuse":
        return [say("nv-did-refuse")];
      case "open":
        return opened(sheet, words);
      case "extend":
        return [say("nv-did-bonus-extension"), ...opened(sheet, words)];
      case "number":
        return [say("nv-did-bonus-number")];
      case "free":
        return [say("nv-did-bonus-action")];
      case "build":
        return [say("nv-did-build", { street: Number(words[0]), avenue: Number(words[1]) })];
      case "improve": {
        const crossed = (memory.improved[words[0]!] = (memory.improved[words[0]!] ?? 0) + 1);
        return [say("nv-did-improve", { column: say(`nv-column-${words[0]}`), value: columnValues(words[0]!, crossed) })];
      }
      case "show": {
        const shows = (memory.shows[words[0]!] = (memory.shows[words[0]!] ?? 0) + 1);
        return [say("nv-did-show", { side: words[0]!, value: track(`shows_${words[0]}`)[shows] ?? 0 })];
      }
      case "inaugurate":
        return [say("nv-did-check", { boxes: 1 })];
      case "drive":
        return [driven(memory, words, sheet, view)];
      default:
        return [];
    }
  }
}

function opened(sheet: SheetView, [street, avenue]: string[]): string[] {
  const lot = lotOf(sheet, [Number(street), Number(avenue)]);
  if (!lot || lot.number === null) return [];
  const pieces = [say("nv-did-open", { number: lot.number, street: lot.street, avenue: lot.avenue })];
  return lot.show === "lost" ? [...pieces, say("nv-did-lose-star")] : pieces;
}

function driven(memory: Memory, ways: string[], sheet: SheetView, view: NewVegasView): string {
  let place = memory.place ?? view.roads.traffic_light;
  const carpets: string[] = [];
  for (const way of ways) {
    const along = lotAlong(place, way);
    const lot = along && lotOf(sheet, along);
    if (lot?.carpet && !memory.passed.has(String(along))) {
      memory.passed.add(String(along));
      carpets.push(say(`nv-carpet-${lot.carpet}`));
    }
    place = ahead(place, way);
  }
  memory.place = place;
  const name = same(place, view.roads.traffic_light) ? "home" : "drive";
  return say(carpets.length ? `nv-did-${name}-past` : `nv-did-${name}`, { carpets: carpets.join(", ") });
}

/** Hotels and projects, which come when all have confirmed. */
function settled(then: SheetView, now: SheetView): string[] {
  const hotels = now.hotels.flatMap((hotel, index) => (hotel && !then.hotels[index] ? [say("nv-did-hotel", { kind: hotel, avenue: index + 1 })] : []));
  return [...hotels, ...projects(then.projects, now.projects)];
}

function scored(then: Record<string, number>, now: Record<string, number>): Row["won"] {
  return Object.entries(now).flatMap(([colour, points]) => (points && !then[colour] ? [{ colour, points }] : []));
}

const projects = (then: Record<string, number>, now: Record<string, number>): string[] =>
  scored(then, now).map(({ colour, points }) => say("nv-did-project", { colour: colourName(colour), points }));

/** What the ACME got, and what that brought it, area by area. */
function acme(then: Acme, now: Acme): string[] {
  const cards = now.pile.slice(then.pile.length).map((action) => say("nv-did-get", { action: actionName(action) }));
  const hotels = now.hotels.filter((avenue) => !then.hotels.includes(avenue)).map((avenue) => say("nv-did-hotel", { kind: "grand", avenue }));
  const gains = AREAS.filter((area) => area !== "projects" && now.areas[area] !== then.areas[area]).map((area) => say("nv-change", { area: say(`nv-area-${area}`), points: signed((now.areas[area] ?? 0) - (then.areas[area] ?? 0)) }));
  return [...cards, ...hotels, ...projects(then.projects, now.projects), ...gains];
}

const left = (view: NewVegasView): number => Object.values(view.actions_to_come).reduce((a, b) => a + b, 0);
