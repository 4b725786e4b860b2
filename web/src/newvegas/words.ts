// Moves of New Las Vegas in words: which, its table of phrases says.

import { guideOf } from "../lib/guide.svelte";
import { printedIn, tell, tellEach, tellMove } from "../lib/phrases";
import type { NewVegasView, Worth } from "../lib/protocol";
import type { Legal } from "../lib/viewpoint.svelte";
import { say } from "../lib/words.svelte";
import { capital, minus, numbersIn } from "../lib/writing";
import type { Place } from "./map";

export const ACTIONS = ["construction", "improvement", "show", "inauguration", "limousine"] as const;
export type Action = (typeof ACTIONS)[number];
export const AREAS = ["projects", "inauguration", "shows", "hotels", "streets", "golf", "limousine", "safe"] as const;

export const track = (name: string): number[] => guideOf("newvegas")?.tracks[name] ?? [];
export const printed = (name: string): number => Number(guideOf("newvegas")?.printed[name] ?? 0);
export const actionName = (action: string): string => say(`nv-action-${action}`);
export const colourName = (colour: string): string => say(`nv-colour-${colour}`);
export const projectName = (project: string): string => say(`nv-project-${project}`);
export const projectRule = (project: string): string => say(`nv-project-${project}-rule`, printedIn("newvegas"));

/** The values of a column that stand before and after it is improved. */
export function columnValues(column: string, crossed: number): string {
  if (column === "inauguration") return track(crossed ? "inauguration_improved" : "inauguration").join("/");
  return minus(track(column)[crossed] ?? "");
}

/** All values of a column; what all ranks of an inauguration pay is one. */
export const valuesOf = (column: string): (number | string)[] =>
  column === "inauguration" ? [0, 1].map((crossed) => columnValues(column, crossed)) : track(column);

/** What the reader is asked for now. */
export function question({ turn, acme }: NewVegasView): string {
  return turn ? tell("newvegas", "questions", turn.phase, { ...turn, solo: acme !== null }) : "";
}

/** Where a line would end. */
export function endOf({ facts }: Legal): Place {
  const [street = 0, avenue = 0] = numbersIn(facts?.end);
  return [street, avenue];
}

/** A legal move as a choice, where its place can be seen. */
export const choice = (legal: Legal): string =>
  written(
    tellMove("newvegas", "plan", legal.move, legal.facts) || tellMove("newvegas", "choices", legal.move, legal.facts),
  );

/** A move with its place, where nobody looks at the map. */
export const choiceAt = ({ move, facts }: Legal): string => written(tellMove("newvegas", "choices", move, facts));

/** A value is not torn from the next. */
const written = (words: string): string => capital(words).replaceAll(" → ", "\u00a0→\u00a0");

/** What a move would bring now, as the server forecasts it. */
export interface Meaning {
  total: number | null;
  /** Debts that it would bring, or repay. */
  debts: number;
  /** Lines that the limousine would have to go home. */
  lines: number;
  /** What is expected of it by the end of the game, beside doing nothing. */
  expected: number | null;
  /** The rest, put into words when it is read. */
  readonly details: string[];
}

/** By how much a move would change the points. */
export const gain = ({ total }: Worth): number => total[1]! - total[0]!;

export function meaning({ worth, facts }: Legal, expected: number | null = null): Meaning {
  const nothing = { total: null, debts: 0, lines: 0, expected, details: [] };
  if (!worth) return nothing;
  if (worth.spots !== undefined) return { ...nothing, details: [tell("newvegas", "worth", "fits", { ...worth })] };
  const tellAll = () =>
    ["changes", "notes"].flatMap((part) => tellEach("newvegas", "worth", part, { ...worth, ...facts }));
  return {
    total: gain(worth),
    debts: worth.debts ?? 0,
    lines: worth.todo?.lines ?? 0,
    expected,
    get details() {
      return tellAll();
    },
  };
}

export const worthWords = (total: number): string => tell("newvegas", "worth", "total", { total: [0, total] });

/** "about +4" */
export const expectedWords = (expected: number): string => tell("newvegas", "worth", "expected", { expected });

/** Everything that a move would bring, bit by bit. */
export function broughtWords({ total, expected, details }: Meaning): string[] {
  const points = total === null ? [] : [worthWords(total)];
  return [...points, ...(expected === null ? [] : [expectedWords(expected)]), ...details];
}

/** A move with everything it would bring, in one line: for labels that are read out. */
export const spoken = (legal: Legal, brought: Meaning = meaning(legal)): string =>
  [choice(legal), ...broughtWords(brought)].join(", ");
