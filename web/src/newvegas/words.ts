// Moves of New Las Vegas in words: the messages that the terminal uses, with the same facts.

import type { FluentVariable } from "@fluent/bundle";

import { factsOf } from "../lib/facts.svelte";
import type { NewVegasView, SheetView } from "../lib/protocol";
import type { Legal } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";
import { capital, minus, signed } from "../lib/writing";
import { lotOf } from "./lots";
import { ahead, lotAlong, same, type Place } from "./plan";

type Facts = Record<string, FluentVariable>;

export const ACTIONS = ["construction", "improvement", "show", "inauguration", "limousine"] as const;
export type Action = (typeof ACTIONS)[number];
export const AREAS = ["projects", "inauguration", "shows", "hotels", "streets", "golf", "limousine", "safe"] as const;

export const track = (name: string): number[] => factsOf("newvegas")?.tracks[name] ?? [];
export const printed = (name: string): number => Number(factsOf("newvegas")?.printed[name] ?? 0);
export const actionName = (action: string): string => say(`nv-action-${action}`);
export const colourName = (colour: string): string => say(`nv-colour-${colour}`);

/** The lot that a move is about. */
export function spotOf(move: string): Place | null {
  const [family, street, avenue] = move.split(" ");
  return ["open", "build", "extend"].includes(family!) ? [Number(street), Number(avenue)] : null;
}

export const waysOf = (move: string): string[] => (move.startsWith("drive ") ? move.split(" ").slice(1) : []);

/** Where a line would end, and the carpets on its way that were not passed before. */
export function lineOf(sheet: SheetView, move: string): { end: Place; carpets: string[] } {
  let end: Place = sheet.limousine;
  const carpets: string[] = [];
  for (const way of waysOf(move)) {
    const along = lotAlong(end, way);
    const lot = along && lotOf(sheet, along);
    if (lot && lot.carpet && !lot.passed) carpets.push(lot.carpet);
    end = ahead(end, way);
  }
  return { end, carpets };
}

/** The values of a column that stand before and after it is improved. */
export function columnValues(column: string, crossed: number): string {
  if (column === "inauguration") return track(crossed ? "inauguration_improved" : "inauguration").join("/");
  return minus(track(column)[crossed] ?? "");
}

/** What the reader is asked for now. */
export function question(view: NewVegasView): string {
  const turn = view.turn;
  if (!turn) return "";
  const phase = turn.phase === "choose" && view.acme ? "use" : turn.phase;
  const action = turn.free ? say("nv-any-action") : turn.action ? actionName(turn.action) : "";
  return say(`nv-turn-${phase}`, { number: turn.number ?? 0, action });
}

/** A legal move as a choice. */
export function choice(view: NewVegasView, sheet: SheetView, move: string): string {
  const [family = "", ...words] = move.split(" ");
  const [name, facts] = named(view, sheet, family, words, move);
  return capital(say(name, facts));
}

function named(view: NewVegasView, sheet: SheetView, family: string, words: string[], move: string): [string, Facts] {
  const name = `nv-choice-${family}`;
  switch (family) {
    case "vote":
    case "cards":
      return [`${name}-${words[0]}`, {}];
    case "choose":
    case "give": {
      const { number, action } = view.combinations[Number(words[0]) - 1]!;
      return [name, { number, action: actionName(action) }];
    }
    case "use": {
      const [number, action] = [Number(words[0]) - 1, Number(words[1]) - 1];
      const cards = view.combinations;
      const third = cards[3 - number - action]!;
      return [name, { number: cards[number]!.number, action: actionName(cards[action]!.action), given: actionName(third.action) }];
    }
    case "open":
      return ["web-nv-write", { number: view.turn?.number ?? 0 }];
    case "build":
      return [name, { street: Number(words[0]), avenue: Number(words[1]) }];
    case "extend":
      return [name, { street: Number(words[0]), avenue: Number(words[1]), number: extended(sheet, words) }];
    case "circle":
      return [name, { boxes: track("inauguration_groups")[Number(words[0]) - 1] ?? 0 }];
    case "number":
      return [name, { number: (view.turn?.number ?? 0) + Number(words[0]) }];
    case "improve": {
      const crossed = sheet.improved[words[0]!] ?? 0;
      const facts = { from: columnValues(words[0]!, crossed), to: columnValues(words[0]!, crossed + 1) };
      return [name, { column: say(`nv-column-${words[0]}`), ...facts }];
    }
    case "show": {
      const [values, shows] = [track(`shows_${words[0]}`), sheet.shows[words[0] === "left" ? 0 : 1]!];
      return [name, { side: words[0]!, from: values[shows] ?? 0, to: values[shows + 1] ?? 0 }];
    }
    case "inaugurate": {
      const last = sheet.checked + 1 === printed("inauguration_last_box");
      return [last ? `${name}-last` : name, { box: sheet.checked + 1 }];
    }
    case "drive":
      return line(view, sheet, move);
    case "confirm":
      return [view.turn?.phase === "act" ? `${name}-without` : name, {}];
    default:
      return [name, {}];
  }
}

/** The number that an extension writes again: that of the casino beside it. */
export function extended(sheet: SheetView, words: string[]): number {
  const source: Place = [Number(words[0]), Number(words[1]) + (words[2] === "left" ? -1 : 1)];
  return lotOf(sheet, source)?.number ?? 0;
}

function line(view: NewVegasView, sheet: SheetView, move: string): [string, Facts] {
  const [first = "", second = ""] = waysOf(move);
  const { end, carpets } = lineOf(sheet, move);
  const facts = { first: say(`nv-way-${first}`), second: say(`nv-way-${second}`), carpets: carpets.map((each) => say(`nv-carpet-${each}`)).join(", ") };
  if (same(end, view.roads.traffic_light)) return ["nv-choice-drive-home", facts];
  if (carpets.length) return ["nv-choice-drive-past", facts];
  return [first === second ? "nv-choice-drive-straight" : "nv-choice-drive", facts];
}

/** What a move would bring now, as the server forecasts it. */
export interface Meaning {
  total: number | null;
  details: string[];
}

export function meaning(view: NewVegasView, sheet: SheetView, legal: Legal): Meaning {
  const worth = legal.worth;
  if (!worth) return { total: null, details: [] };
  if (worth.spots !== undefined) {
    const facts = { spots: Number(worth.spots), points: signed(Number(worth.best)) };
    return { total: null, details: [say(facts.spots ? "nv-fits" : "nv-fits-not", facts)] };
  }
  const areas = Object.entries((worth.areas ?? {}) as Record<string, number>);
  const details = areas.map(([area, points]) => say("nv-change", { area: say(`nv-area-${area}`), points: signed(points) }));
  return { total: Number(worth.total ?? 0), details: [...details, ...notes(view, sheet, legal)] };
}

function notes(view: NewVegasView, sheet: SheetView, { move, worth = {} }: Legal): string[] {
  const found: string[] = [];
  const spot = spotOf(move);
  const lot = spot && lotOf(sheet, spot);
  if (lot && lot.star && !move.startsWith("build")) {
    found.push(say(move.startsWith("open") && view.turn?.action === "show" ? "nv-note-show" : "nv-note-star"));
  }
  if (worth.holes_lost) found.push(say("nv-note-holes", { holes: Number(worth.holes_lost) }));
  if (worth.debts) found.push(say("nv-note-debts", { debts: signed(Number(worth.debts)) }));
  if (worth.ends_game) found.push(say("nv-note-ends"));
  return found;
}

/** A move with everything it would bring, in one line: for labels that are read out. */
export function spoken(view: NewVegasView, sheet: SheetView, legal: Legal): string {
  const { total, details } = meaning(view, sheet, legal);
  const points = total === null ? [] : [say("web-nv-worth", { points: signed(total) })];
  return [choice(view, sheet, legal.move), ...points, ...details].join(", ");
}
