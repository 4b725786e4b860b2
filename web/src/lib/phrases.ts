// What there is to say, decided by the table of templates in the guide to a game: `play/phrases.py` tells how
// they are written, and reads them in the same way. A phrase is a message and its arguments; `words` renders it.

import type { FluentVariable } from "@fluent/bundle";

import { guideOf } from "./guide.svelte";
import { readMove } from "./grammar";
import type { Guide } from "./protocol";
import { say } from "./words.svelte";
import { minus, numbersIn, signed } from "./writing";

export type Template = Guide["phrases"][string][string];
type Test = Extract<Template, { kind: "cases" }>["cases"][number]["test"];
export type Facts = Record<string, unknown>;

interface Phrase {
  message: string;
  args: Record<string, Value>;
}
interface Joined {
  parts: Value[];
  by: string;
}
export type Value = string | number | Phrase | Joined | null;

/** What a template says of some facts; none if that is nothing. */
export function phrase(template: Template | null, facts: Facts): Value {
  if (typeof template === "string") {
    const fact = look(facts, template);
    return isValue(fact) ? fact : null;
  }
  if (template === null || typeof template === "number") return template;
  switch (template.kind) {
    case "word":
      return template.word;
    case "message": {
      const told = Object.entries(template.args).map(([name, arg]) => [name, phrase(arg, facts)] as const);
      return {
        message: filled(template.message, facts),
        args: Object.fromEntries(told.filter(([, value]) => value !== null)),
      };
    }
    case "each":
      return joined(
        ones(look(facts, template.of)).map((one) => phrase(template.template, { ...facts, ...one })),
        template.by,
      );
    case "all":
      return joined(
        template.parts.map((part) => phrase(part, facts)),
        template.by,
      );
    case "form":
      return FORMS[template.form]!(
        template.of.map((each) => (typeof each === "string" ? look(facts, each) : phrase(each, facts))),
      );
    case "cases":
      return phrase(
        (template.cases.find(({ test }) => holds(test, facts)) ?? { then: template.otherwise }).then,
        facts,
      );
  }
}

/** A fact; `to.0` is the first of the list `to`, `roll.small` the fact `small` of the record `roll`. */
function look(facts: Facts, path: string): unknown {
  return path.split(".").reduce<unknown>((found, step) => part(found, step), facts);
}

const part = (of: unknown, name: string): unknown =>
  typeof of === "object" && of !== null ? (Reflect.get(of, name) ?? null) : null;

const isValue = (fact: unknown): fact is Value =>
  ["string", "number"].includes(typeof fact) ||
  (typeof fact === "object" && fact !== null && ("message" in fact || "parts" in fact));

const filled = (message: string, facts: Facts): string =>
  message.replace(/\{([\w.]+)\}/g, (_, path: string) => String(look(facts, path)));

function ones(of: unknown): Facts[] {
  if (Array.isArray(of)) return of.map((it) => ({ it }));
  return Object.entries(of ?? {}).map(([key, it]) => ({ key, it }));
}

function joined(parts: Value[], by: string): Joined | null {
  const said = parts.filter((part) => part !== null);
  return said.length ? { parts: said, by } : null;
}

function holds(test: Test, facts: Facts): boolean {
  const fact = look(facts, test.fact);
  switch (test.kind) {
    case "given":
      return fact !== null && typeof fact === "object" ? Object.keys(fact).length > 0 : Boolean(fact);
    case "is":
      return fact === test.value;
    case "same":
      return fact === look(facts, test.other);
    case "over":
      return Number(fact) > Number(look(facts, test.other));
  }
}

const nearest = (figure: number): number => Math.floor(figure + 0.5);

/** A roll, sorted; the Biggy is written in brackets, after the small dice of its number. */
function roll([dice, big]: unknown[]): string {
  const small = numbersIn(dice).toSorted();
  const before = small.filter((number) => typeof big !== "number" || number <= big);
  return [...before, ...(typeof big !== "number" ? [] : [`(${big})`]), ...small.slice(before.length)].join(" ");
}

/** Ways to write figures and dice; the table gives to each what it takes. */
const FORMS: Record<string, (of: unknown[]) => Value> = {
  sum: (numbers) => numbers.map(Number).reduce((sum, number) => sum + number, 0),
  less: ([figure, other]) => Number(figure) - Number(other),
  nearest: ([figure]) => nearest(Number(figure)),
  percent: ([chance]) => nearest(100 * Number(chance)),
  minus: ([figure]) => minus(Number(figure)),
  signed: ([figure]) => signed(Number(figure)),
  roll,
};

/** A phrase in words; empty if there is none. */
export function words(value: Value): string {
  if (value === null || typeof value !== "object") return value === null ? "" : String(value);
  if ("parts" in value) return value.parts.map(words).join(value.by);
  return say(value.message, Object.fromEntries(Object.entries(value.args).map(([name, arg]) => [name, argument(arg)])));
}

const argument = (value: Value): FluentVariable =>
  typeof value === "string" || typeof value === "number" ? value : words(value);

/** What a game says of something: by the section of its table, and the family of the move, the name of the event and so on. */
export function tell(game: string, section: string, about: string, facts: Facts): string {
  return words(phrase(guideOf(game)?.phrases[section]?.[about] ?? null, facts));
}

/** What a game says of a move, by its family, from its slots and what else is known of it. */
export function tellMove(game: string, section: string, move: string, facts: Facts = {}): string {
  const { family, words } = readMove(game, move);
  return tell(game, section, family, { ...slots(words), ...facts });
}

/** What a move itself says: its slots by their kinds, as numbers where they are written as such. */
export function slots(words: Record<string, string>): Facts {
  return Object.fromEntries(
    Object.entries(words).map(([kind, word]) => [kind, /^\d+$/.test(word) ? Number(word) : word]),
  );
}

/** Amounts that are printed in a game, for words that name them. */
export const amountsIn = (game: string): Record<string, FluentVariable> => guideOf(game)?.printed ?? {};

/** What is printed in a game: amounts, and tracks in the game's own words, which are to be there. */
export function printedIn(game: string): Record<string, FluentVariable> {
  const { phrases = {} } = guideOf(game) ?? {};
  const tracks = Object.entries(phrases.printed ?? {}).map(([name, template]) => [name, words(phrase(template, {}))]);
  return { ...amountsIn(game), ...Object.fromEntries(tracks) };
}

/** What a game says of something, where several things are told in a row, one by one. */
export function tellEach(game: string, section: string, about: string, facts: Facts): string[] {
  const told = phrase(guideOf(game)?.phrases[section]?.[about] ?? null, facts);
  if (told === null) return [];
  return typeof told === "object" && "parts" in told ? told.parts.map(words) : [words(told)];
}
