// What people write down of their sheets: the format of docs/score.md, and what a touch does to it.

import { randomHex } from "../../lib/random";
import { AVENUES, same, STREETS, type Place } from "../map";

export const BONUSES = ["number", "action", "extension"] as const;
export type Bonus = (typeof BONUSES)[number];
export type Hotel = "small" | "grand" | null;

/** What docs/score.md calls a player, but for name and vote. */
export interface Text {
  streets: (number | null)[][];
  built: Place[];
  shows_given: Place[];
  show_columns: [number, number];
  improvements: Record<string, number>;
  inauguration: { checked: number; bonuses: { group: number; bonus: Bonus }[] };
  holes: number[];
  limousine: Place[];
  hotels: { grand: number[]; small: number[] };
  projects: Record<string, number>;
}

export interface Sheet extends Text {
  /** Of this device's making. */
  id: string;
  name: string;
  /** Null as long as nobody said how they voted, and while votes of others are folded. */
  loan: boolean | null;
  /** Whether there is a vote, though it may be folded. */
  voted: boolean;
  done: boolean;
  /** Whether another device enters it. */
  elsewhere: boolean;
}

export interface Entry {
  edition: string;
  options: Record<string, boolean | string>;
  players: Sheet[];
  /** Whom who plays alone played against, as the dealer has it. */
  acme?: Record<string, unknown>;
}

const CHECKED_AT_START = 3;
const ID_BYTES = 6;

export function blankSheet(name = ""): Sheet {
  return {
    id: randomHex(ID_BYTES),
    name,
    streets: Array.from({ length: STREETS }, () => Array.from({ length: AVENUES }, () => null)),
    built: [],
    shows_given: [],
    show_columns: [0, 0],
    improvements: {},
    inauguration: { checked: CHECKED_AT_START, bonuses: [] },
    holes: [],
    limousine: [],
    hotels: { grand: [], small: [] },
    projects: {},
    loan: null,
    voted: false,
    done: false,
    elsewhere: false,
  };
}

/** What is written on a sheet. */
export function textOf({ id, name, loan, voted, done, elsewhere, ...text }: Sheet): Text {
  void [id, name, loan, voted, done, elsewhere];
  return text;
}

/** A city is one word; nothing is the printed one. */
export const blankEntry = (players: number, city = ""): Entry => ({
  edition: "bluecocker",
  options: { golf: true, bank: true, ...(city && { city }) },
  players: Array.from({ length: players }, () => blankSheet()),
});

/** Put something into a list, or take it out if it is there. */
export function toggled<T>(list: readonly T[], one: T, is: (a: T, b: T) => boolean = Object.is): T[] {
  return list.some((each) => is(each, one)) ? list.filter((each) => !is(each, one)) : [...list, one];
}

export const has = (list: readonly Place[], place: Place): boolean => list.some((each) => same(each, place));

export function hotelOf({ hotels }: Sheet, avenue: number): Hotel {
  return hotels.grand.includes(avenue) ? "grand" : hotels.small.includes(avenue) ? "small" : null;
}

const AFTER: Record<string, Hotel> = { none: "small", small: "grand", grand: null };

/** None, small, grand, none. */
export function nextHotel(sheet: Sheet, avenue: number): void {
  const next = AFTER[hotelOf(sheet, avenue) ?? "none"];
  const { grand, small } = sheet.hotels;
  const without = (list: number[]): number[] => list.filter((each) => each !== avenue);
  sheet.hotels = {
    grand: next === "grand" ? [...without(grand), avenue].sort((a, b) => a - b) : without(grand),
    small: next === "small" ? [...without(small), avenue].sort((a, b) => a - b) : without(small),
  };
}

export const bonusOf = ({ inauguration }: Sheet, group: number): Bonus | null =>
  inauguration.bonuses.find((each) => each.group === group)?.bonus ?? null;

/** What a circled group was used for: none, then each bonus, then none. */
export function nextBonus(sheet: Sheet, group: number): void {
  const now = bonusOf(sheet, group);
  const next = now === null ? BONUSES[0] : BONUSES[BONUSES.indexOf(now) + 1];
  const others = sheet.inauguration.bonuses.filter((each) => each.group !== group);
  sheet.inauguration.bonuses = next ? [...others, { group, bonus: next }].sort((a, b) => a.group - b.group) : others;
}

/** How it was played. */
export const termsOf = ({ edition, options, acme }: Entry): Record<string, unknown> => ({
  edition,
  options,
  ...(acme && { acme }),
});

/** The same as a file for others and for the server: every player has a name, and what was not said is not in it. */
export function fileOf(entry: Entry, named: (seat: number) => string, votes = true): object {
  return {
    ...termsOf(entry),
    players: entry.players.map((sheet, seat) => ({
      ...textOf(sheet),
      name: sheet.name.trim() || named(seat),
      ...(sheet.loan === null || !votes || entry.options.bank === false ? {} : { loan: sheet.loan }),
    })),
  };
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isNumber = (value: unknown): value is number => Number.isInteger(value);
const numbers = (value: unknown): number[] => list(value).filter(isNumber);
const places = (value: unknown): Place[] =>
  list(value).flatMap((each) => {
    const [street, avenue] = numbers(each);
    return street !== undefined && avenue !== undefined ? [[street, avenue] as const] : [];
  });
const fields = (value: unknown): Record<string, unknown> =>
  value && typeof value === "object" && !Array.isArray(value) ? { ...value } : {};
const counts = (value: unknown): Record<string, number> =>
  Object.fromEntries(Object.entries(fields(value)).filter((each): each is [string, number] => isNumber(each[1])));

/** A sheet, as far as it can be read. */
export function sheetOf(value: unknown): Sheet {
  const given = fields(value);
  const inauguration = fields(given.inauguration);
  const hotels = fields(given.hotels);
  const [left = 0, right = 0] = numbers(given.show_columns);
  const blank = blankSheet(typeof given.name === "string" ? given.name.slice(0, 40) : "");
  return {
    ...blank,
    streets: blank.streets.map((street, row) =>
      street.map((_, lot) => {
        const number = list(list(given.streets)[row])[lot];
        return isNumber(number) ? number : null;
      }),
    ),
    built: places(given.built),
    shows_given: places(given.shows_given),
    show_columns: [left, right],
    improvements: counts(given.improvements),
    inauguration: {
      checked: isNumber(inauguration.checked) ? inauguration.checked : CHECKED_AT_START,
      bonuses: list(inauguration.bonuses).flatMap((each) => {
        const { group, bonus } = fields(each);
        const known = BONUSES.find((one) => one === bonus);
        return isNumber(group) && known ? [{ group, bonus: known }] : [];
      }),
    },
    holes: numbers(given.holes),
    limousine: places(given.limousine),
    hotels: { grand: numbers(hotels.grand), small: numbers(hotels.small) },
    projects: counts(given.projects),
    loan: typeof given.loan === "boolean" ? given.loan : null,
  };
}

/** What a file says, as far as it can be read; null if it is none of ours. What is wrong with it the server tells. */
export function entryOf(text: string): Entry | null {
  let given: Record<string, unknown>;
  try {
    given = fields(JSON.parse(text));
  } catch {
    return null;
  }
  const players = list(given.players).map(sheetOf);
  return players.length ? { ...readTerms(given), players } : null;
}

/** How it was played, as far as it can be read. */
export function readTerms(given: Record<string, unknown>): Omit<Entry, "players"> {
  const options = Object.entries(fields(given.options)).filter(
    (each): each is [string, boolean | string] => typeof each[1] === "boolean" || typeof each[1] === "string",
  );
  return {
    edition: given.edition === "pegasus" ? "pegasus" : "bluecocker",
    options: { golf: true, bank: true, ...Object.fromEntries(options) },
    ...(given.acme ? { acme: fields(given.acme) } : {}),
  };
}
