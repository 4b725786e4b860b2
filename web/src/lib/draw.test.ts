import { beforeEach, expect, it } from "vitest";

import { answer, pledge, pledgeOf, secretOf } from "./draw";
import type { TableAbout } from "./protocol";

const kept = new Map<string, string>();
const PROMISE = "c0".repeat(32);
const OTHER = "07".repeat(32);

beforeEach(() => {
  kept.clear();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
});

/** A table with Anna at this device and Benno at another. */
function table(draw: object | null, mine: string | null = null, more: object = {}): TableAbout {
  const seats = [mine, OTHER].map((pledge, seat) => ({
    name: `P${seat}`,
    kind: "human",
    bot: null,
    stand_in: null,
    nonce: "-",
    pledge,
    silent: false,
  }));
  return {
    id: "t",
    stage: "open",
    deal: null,
    lesson: null,
    commitment: PROMISE,
    seats,
    draw,
    ...more,
  } as unknown as TableAbout;
}

const bound = (): string => (pledge("t", "anna") as { pledge: string }).pledge;
const say = (about: TableAbout) => answer(about, 0, "anna", PROMISE);
const draws = (asks: string, awaited: number[] = [0, 1]) => ({
  asks,
  seats: [0, 1],
  awaited,
  answered: [0, 1].filter((seat) => !awaited.includes(seat)),
});

it("binds a seat once, to a word that can't be guessed, and keeps it", () => {
  const first = say(table(null)) as { type: string; pledge: string };
  const { nonce } = secretOf("t", "anna")!;
  expect(first).toEqual({ type: "pledge", pledge: pledgeOf(nonce) });
  expect(nonce).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
  expect(bound()).toBe(first.pledge);
  expect(say(table(null, first.pledge))).toBeNull();
  pledge("again", "anna");
  expect(secretOf("again", "anna")!.nonce).not.toBe(nonce);
});

it("answers the call, also if another device had bound the seat, and tells the word when all are bound", () => {
  expect(say(table(draws("pledge"), OTHER))).toEqual({ type: "pledge", pledge: bound() });
  expect(say(table(draws("pledge", [1]), bound()))).toBeNull();
  expect(say(table(draws("reveal"), bound()))).toEqual({ type: "reveal", nonce: secretOf("t", "anna")!.nonce });
  expect(secretOf("t", "anna")!.told).toEqual({ commitment: PROMISE, pledges: [bound(), OTHER] });
});

it("tells nothing if something else is promised than before, and never at a second draw", () => {
  expect(say(table(draws("reveal"), OTHER))).toBeNull();
  expect(say(table(draws("reveal"), bound(), { commitment: OTHER }))).toBeNull();
  expect(secretOf("t", "anna")!.told).toBeUndefined();
  expect(say(table(draws("reveal"), bound()))?.type).toBe("reveal");
  expect(say(table(draws("reveal", [0]), bound()))?.type).toBe("reveal");
  const another = table(draws("reveal"), bound());
  another.seats[1]!.pledge = "17".repeat(32);
  expect(say(another)).toBeNull();
});

it("says nothing where the server draws alone, nor once the game goes on", () => {
  expect(say(table(null, null, { deal: "d" }))).toBeNull();
  expect(say(table(null, null, { stage: "playing" }))).toBeNull();
});
