// Moves and events of Royale in words: the same messages that the terminal uses, with the same facts.

import type { FluentVariable } from "@fluent/bundle";

import { factsOf } from "../lib/facts.svelte";
import type { Dice, Line, RoyaleView } from "../lib/protocol";
import type { Legal } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";
import { capital } from "../lib/writing";

type Facts = Record<string, FluentVariable>;

const NUMBERED = ["place", "turn", "back", "hide", "guess", "close", "block", "nice", "choose", "activate"];

export const casinoName = (number: number | string): string => say(`casino-${number}`);
export const reward = (amount: number): string => say("reward", { amount });
export const fieldReward = (word: string): string => (word === "move" ? say("reward-move") : reward(Number(word)));
export const printed = (): Facts => factsOf("royale")?.printed ?? {};
/** The number of jetons that a reward is paid in; none if it is paid in money. */
export const jetonsFor = (amount: number): number => (factsOf("royale")?.tracks.jetons ?? []).indexOf(amount) + 1;

export const tileName = (tile: string): string => say(`tile-${tile}`);
export const tileRule = (tile: string): string => say(`tile-${tile}-rule`, printed());
export const tileShort = (tile: string): string => say(`tile-${tile}-short`, printed());
export const ownerName = (owner: string): string => (owner === "neutral" || owner === "grey" ? say(`owner-${owner}`) : owner);

/** What the server says about a move besides its text. */
interface MoveFacts {
  small?: number;
  big?: number;
  roll?: { small: number[]; big: number | null };
  amount?: number;
  sum?: number;
  tile?: string;
  to?: number[];
  first?: number[];
  second?: number[];
  sizes?: number[];
  tokens?: number;
}

/** Facts of one kind of move, in words. */
function more(family: string, words: string[], facts: MoveFacts): Facts {
  switch (family) {
    case "place": {
      const small = facts.small ?? 0;
      const counts = { small, both: small && facts.big ? "yes" : "no" };
      return { ...counts, dice: say("placed-dice", { number: Number(words[0]), ...counts }) };
    }
    case "block":
      return { size: Number(words[0]) };
    case "lift":
      return { casino: casinoName(words[0]!), reward: fieldReward(words[1]!) };
    case "down": {
      const small = Number(words[0]);
      const big = words[1] === "big";
      return { small, both: small && big ? "yes" : "no", count: small + Number(big) };
    }
    case "activate":
      return { tile: tileName(facts.tile!) };
    case "black": {
      const [casino = "", other = ""] = (facts.to ?? []).map(casinoName);
      return { casino, other };
    }
    case "split": {
      const [first = 0, second = 0] = facts.sizes ?? [];
      return facts.first && facts.second ? { first: facts.first.join(" "), second: facts.second.join(" ") } : { first, second };
    }
    case "take":
      return { pile: words[0]!, tokens: facts.tokens ?? 0 };
    default:
      return facts.sum === undefined ? {} : { sum: facts.sum };
  }
}

/** What there is to say about a move. */
function factsAbout(move: string, facts: MoveFacts): Facts {
  const [family = "", ...words] = move.split(" ");
  const last = words.at(-1);
  const { amount, roll } = facts;
  return {
    ...(NUMBERED.includes(family) && last ? { number: Number(last), casino: casinoName(last) } : {}),
    ...(words[0] === "small" || words[0] === "big" ? { kind: words[0], die: say("a-die", { kind: words[0] }) } : {}),
    ...(amount === undefined ? {} : { amount, reward: reward(amount) }),
    ...(roll ? { roll: rollText(roll) } : {}),
    ...more(family, words, facts),
  };
}

/** The Biggy is written in brackets. */
function rollText({ small, big }: { small: number[]; big: number | null }): string {
  const before = small.filter((number) => big === null || number <= big);
  return [...before, ...(big === null ? [] : [`(${big})`]), ...small.slice(before.length)].join(" ");
}

function variant(move: string, { to }: MoveFacts): string {
  if (!to) return move.split(" ")[0]!;
  if (to.length < 2) return to.length ? "black-one" : "black-none";
  return to[0] === to[1] ? "black-double" : "black-both";
}

/** A legal move as a choice. */
export function choice(view: RoyaleView, { move, facts = {} }: Legal): string {
  return choiceOf(move, facts, view.phase);
}

/** A move as a choice that somebody had in a phase. */
export function choiceOf(move: string, facts: MoveFacts, phase: string): string {
  const name = variant(move, facts);
  return capital(say(`choice-${name === "decline" ? `decline-${phase}` : name}`, factsAbout(move, facts)));
}

/** What the reader is asked for now. */
export function question(view: RoyaleView): string {
  return say(`turn-${view.phase}`, { name: view.active, first: view.black[0] ?? 0, second: view.black[1] ?? 0 });
}

/** The dice of a roll in words, and whose they are. */
export function rolled(view: RoyaleView, reader: string | null): string {
  const dice = view.roll.flatMap(({ small, big }, index) => {
    const number = index + 1;
    if (small) return [say("placed-dice", { number, small, both: big ? "yes" : "no" })];
    return big ? [say("web-roy-rolled-biggy", { number })] : [];
  });
  return say("web-roy-rolled", { name: view.active, you: view.active === reader ? "yes" : "no", dice: dice.join(", ") });
}

/** The dice of one owner at a place, for ears: the Biggy alone is no number of dice. */
export function owned(owner: string, { small, big }: Dice, black: number): string {
  const dice = [
    ...(small ? [say("web-roy-owned-small", { dice: small })] : []),
    ...(big ? [say("web-roy-owned-biggy")] : []),
    ...(black ? [say("web-roy-owned-black", { dice: black })] : []),
  ];
  return say("web-roy-owned", { owner: ownerName(owner), dice: dice.join(", ") });
}

/** What a choice would bring now, as the server forecasts it. */
export function meaning(worth: Record<string, unknown> | undefined): string {
  if (!worth) return "";
  const [before, after] = worth.total as [number, number];
  if (Array.isArray(worth.wins)) {
    const won = worth.wins[1] as number;
    if (won) return say(worth.rank === 1 ? "then-first" : "then-second", { amount: won });
    return say(worth.tied ? "then-tied" : "then-behind");
  }
  return after === before ? "" : say(after > before ? "then-more" : "then-less", { amount: Math.abs(after - before) });
}

export interface Told {
  text: string;
  seat: number | null;
  /** The reader's own roll, which is heard when it is made, and is read with what was done with it. */
  roll?: string;
}

/** Moves that are told by what follows, and events that say nothing new. */
const UNTOLD = ["roll", "bar"];
const SILENT = ["over", "tied", "returned"];

function event(one: Record<string, unknown>, reader: string | null, seatOf: (name: unknown) => number | null): Told[] {
  let name = String(one.event);
  if (SILENT.includes(name)) return [];
  // A throw that brought nothing is worth a word too.
  if (name === "luckless") return [{ text: say(`luckless-${one.tile}`, { amount: Number(one.amount) }), seat: null }];
  const player = one.player ?? one.owner;
  const facts: Facts = { name: String(player ?? ""), you: player && player === reader ? "yes" : "no" };
  for (const [fact, value] of Object.entries(one)) {
    if (fact !== "event" && fact !== "player") facts[fact] = value as FluentVariable;
  }
  if (name === "won") return [{ text: say("web-roy-log-won", { ...facts, casino: casinoName(one.site as number) }), seat: seatOf(player) }];
  if (name === "shown") name = one.number === one.guess ? "shown-right" : "shown-wrong";
  if (one.tile) facts.tile = tileName(String(one.tile));
  if (one.kind) facts.die = say("a-die", { kind: String(one.kind) });
  if (name === "pushed") facts.casino = casinoName(Number(one.number));
  if (name === "fined") facts.cost = say("cost", { amount: Number(one.amount), jetons: Number(one.jetons) });
  return [{ text: say(`event-${name}`, facts), seat: seatOf(one.player) }];
}

/** What somebody did. The fist of another is a secret. */
function moved(move: string, who: Facts, facts: MoveFacts): string {
  return say(`log-${variant(move, facts)}`, { number: 0, ...who, ...factsAbout(move, facts) });
}

function ownRoll(who: { name: string; you: string }, { roll }: MoveFacts): Pick<Told, "roll"> {
  return roll && who.you === "yes" ? { roll: say("web-roy-rolled", { ...who, dice: rollText(roll) }) } : {};
}

const BESIDES = ["undo", "relieved", "returned"];

/** A line of the log in words, for a reader. */
export function tell(line: Line, names: string[], reader: string | null): Told[] {
  const seatOf = (name: unknown) => (names.includes(String(name)) ? names.indexOf(String(name)) : null);
  const told: Told[] = [];
  const name = names[line.seat ?? -1] ?? "";
  const who = { name, you: name && name === reader ? "yes" : "no" };
  if (line.kind === "move" && line.move && !UNTOLD.includes(line.move.split(" ")[0]!))
    told.push({ text: moved(line.move, who, line.facts ?? {}), seat: line.seat!, ...ownRoll(who, line.facts ?? {}) });
  if (line.kind === "hint") told.push({ text: say("hint-log", who), seat: line.seat ?? null });
  if (BESIDES.includes(line.kind)) told.push({ text: say(`web-roy-log-${line.kind}`, who), seat: line.seat ?? null });
  for (const one of line.events ?? []) told.push(...event(one, reader, seatOf));
  return told;
}
