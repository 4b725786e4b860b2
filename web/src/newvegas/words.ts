// Moves of New Las Vegas in words: the messages that the terminal uses, with the same facts.

import type { FluentVariable } from "@fluent/bundle";

import { factsOf } from "../lib/facts.svelte";
import type { NewVegasView } from "../lib/protocol";
import type { Legal } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";
import { capital, minus, signed } from "../lib/writing";
import { isA, read, spotOf, waysOf } from "./moves";
import type { Place } from "./plan";

type Facts = Record<string, FluentVariable>;

export const ACTIONS = ["construction", "improvement", "show", "inauguration", "limousine"] as const;
export type Action = (typeof ACTIONS)[number];
export const AREAS = ["projects", "inauguration", "shows", "hotels", "streets", "golf", "limousine", "safe"] as const;

export const track = (name: string): number[] => factsOf("newvegas")?.tracks[name] ?? [];
export const printed = (name: string): number => Number(factsOf("newvegas")?.printed[name] ?? 0);
export const actionName = (action: string): string => say(`nv-action-${action}`);
export const colourName = (colour: string): string => say(`nv-colour-${colour}`);

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

/** What the server says about a legal move, for its words: each has the facts of its family. */
interface MoveFacts {
  number: number;
  action: string;
  given: string;
  boxes: number;
  from: number[];
  to: number[];
  box: number;
  last: boolean;
  /** Where a line would end. */
  end: Place;
  /** The carpets on its way that were not passed before. */
  carpets: string[];
  home: boolean;
  /** Whether the turn would end without its action. */
  without: boolean;
  /** What would become of the star there. */
  star: "show" | "lost" | null;
}
export const factsOfMove = ({ facts = {} }: Legal): MoveFacts => facts as unknown as MoveFacts;

/** A legal move as a choice. */
export function choice(legal: Legal): string {
  return capital(say(...named(legal))).replaceAll(" → ", "\u00a0→\u00a0"); // a value is not torn from the next
}

/** A move with its place, where nobody looks at the plan. */
export function choiceAt(legal: Legal): string {
  const spot = spotOf(legal.move);
  if (!spot || !isA(legal.move, "open")) return choice(legal);
  return capital(say("hint-open", { number: factsOfMove(legal).number, street: spot[0], avenue: spot[1] }));
}

function named(legal: Legal): [string, Facts] {
  const parts = read(legal.move);
  const name = `nv-choice-${parts.family}`;
  const { number, action, given, boxes, box, from, to, last, without } = factsOfMove(legal);
  const [street = 0, avenue = 0] = spotOf(legal.move) ?? [];
  switch (parts.family) {
    case "vote":
      return [`${name}-${parts.words.vote}`, {}];
    case "cards":
      return [`${name}-${parts.words.cards}`, {}];
    case "choose":
    case "give":
      return [name, { number, action: actionName(action) }];
    case "use":
      return [name, { number, action: actionName(action), given: actionName(given) }];
    case "open":
      return ["web-nv-write", { number }];
    case "build":
      return [name, { street, avenue }];
    case "extend":
      return [name, { street, avenue, number }];
    case "circle":
      return [name, { boxes }];
    case "number":
      return [name, { number }];
    case "improve":
      return [name, { column: say(`nv-column-${parts.words.column}`), from: written(from), to: written(to) }];
    case "show":
      return [name, { side: parts.words.side, from: from[0]!, to: to[0]! }];
    case "inaugurate":
      return [last ? `${name}-last` : name, { box }];
    case "drive":
      return line(legal);
    case "confirm":
      return [without ? `${name}-without` : name, {}];
    default:
      return [name, {}];
  }
}

/** The values of a column as they are printed: inauguration has one for each rank. */
export const written = (values: number[]): string => values.map(minus).join("/");

function line(legal: Legal): [string, Facts] {
  const [first = "", second = ""] = waysOf(legal.move);
  const { carpets, home } = factsOfMove(legal);
  const facts = { first: say(`nv-way-${first}`), second: say(`nv-way-${second}`), carpets: carpets.map((each) => say(`nv-carpet-${each}`)).join(", ") };
  if (home) return ["nv-choice-drive-home", facts];
  if (carpets.length) return ["nv-choice-drive-past", facts];
  return [first === second ? "nv-choice-drive-straight" : "nv-choice-drive", facts];
}

/** What a move would bring now, as the server forecasts it. */
export interface Meaning {
  total: number | null;
  /** Debts that it would bring, or repay. */
  debts: number;
  details: string[];
}

export function meaning(legal: Legal): Meaning {
  const worth = legal.worth;
  if (!worth) return { total: null, debts: 0, details: [] };
  if (worth.spots !== undefined) {
    const facts = { spots: Number(worth.spots), points: signed(Number(worth.best)) };
    return { total: null, debts: 0, details: [say(facts.spots ? "nv-fits" : "nv-fits-not", facts)] };
  }
  const areas = Object.entries((worth.areas ?? {}) as Record<string, number>);
  const details = areas.map(([area, points]) => say("nv-change", { area: say(`nv-area-${area}`), points: signed(points) }));
  return { total: Number(worth.total ?? 0), debts: Number(worth.debts ?? 0), details: [...details, ...notes(legal)] };
}

function notes(legal: Legal): string[] {
  const { worth = {} } = legal;
  const { star } = factsOfMove(legal);
  const found = star ? [say(star === "show" ? "nv-note-show" : "nv-note-star")] : [];
  if (worth.holes_lost) found.push(say("nv-note-holes", { holes: Number(worth.holes_lost) }));
  if (worth.debts) found.push(say("nv-note-debts", { debts: signed(Number(worth.debts)) }));
  if (worth.ends_game) found.push(say("nv-note-ends"));
  return found;
}

export const worthWords = (total: number): string => say("web-nv-worth", { points: signed(total), count: total });

/** A move with everything it would bring, in one line: for labels that are read out. */
export function spoken(legal: Legal): string {
  const { total, details } = meaning(legal);
  const points = total === null ? [] : [worthWords(total)];
  return [choice(legal), ...points, ...details].join(", ");
}
