// Moves and events of Royale in words: the same messages that the terminal uses, with the same facts.

import type { FluentVariable } from "@fluent/bundle";

import { factsOf } from "../lib/facts.svelte";
import type { Line, RoyaleView } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import { capital } from "../lib/writing";

type Facts = Record<string, FluentVariable>;

const NUMBERED = ["place", "turn", "back", "hide", "guess", "close", "block", "nice", "choose", "activate"];

export const casinoName = (number: number | string): string => say(`casino-${number}`);
export const reward = (amount: number): string => say("reward", { amount });
export const fieldReward = (word: string): string => (word === "move" ? say("reward-move") : reward(Number(word)));
export const printed = (): Facts => factsOf("royale")?.printed ?? {};
const track = (name: string): number[] => factsOf("royale")?.tracks[name] ?? [];

export const tileName = (tile: string): string => say(`tile-${tile}`);
export const tileRule = (tile: string): string => say(`tile-${tile}-rule`, printed());
export const tileShort = (tile: string): string => say(`tile-${tile}-short`, printed());
export const ownerName = (owner: string): string => (owner === "neutral" || owner === "grey" ? say(`owner-${owner}`) : owner);

function more(family: string, words: string[], view: RoyaleView | null): Facts {
  switch (family) {
    case "place": {
      if (!view) return {};
      const dice = view.roll[Number(words[0]) - 1] ?? { small: 0, big: 0 };
      const counts = { small: dice.small, both: dice.small && dice.big ? "yes" : "no" };
      return { ...counts, dice: say("placed-dice", { number: Number(words[0]), ...counts }) };
    }
    case "hide":
    case "guess":
      return { reward: reward(track("lucky_punch")[Number(words[0]) - 1] ?? 0) };
    case "stop":
    case "higher":
    case "lower": {
      const amount = view?.tiles.fifty_fifty ?? 0;
      return { amount, reward: reward(amount), sum: (view?.black ?? []).reduce((a, b) => a + b, 0) };
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
    case "nice":
      return { reward: reward(track("nice_dice")[Number(words[1]) - 1] ?? 0) };
    case "choose": {
      const number = Number(words[0]);
      return { reward: reward(track("my_choice")[number - 1] ?? Number(printed().gold)) };
    }
    case "activate":
      return { tile: tileName(view?.casinos[Number(words[0]) - 1]?.tile ?? "A1") };
    case "black": {
      const [first, second] = [casinoName(view?.black[0] ?? 1), casinoName(view?.black[1] ?? 1)];
      return { casino: words[0] === "second" ? second : first, other: second };
    }
    case "split": {
      const first = words[0]?.split("+") ?? [];
      const second = track("black_box").map(String);
      for (const token of first) second.splice(second.indexOf(token), 1);
      return { first: first.join(" "), second: second.join(" ") };
    }
    case "take":
      return { pile: words[0]!, tokens: view?.tiles.piles?.[words[0] === "first" ? 0 : 1] ?? 0 };
    default:
      return {};
  }
}

/** What there is to say about a move, made in the position of the view. */
function factsAbout(view: RoyaleView | null, move: string): Facts {
  const [family = "", ...words] = move.split(" ");
  const last = words.at(-1)!;
  return {
    ...(NUMBERED.includes(family) ? { number: Number(last), casino: casinoName(last) } : {}),
    ...(words[0] === "small" || words[0] === "big" ? { kind: words[0], die: say("a-die", { kind: words[0] }) } : {}),
    ...more(family, words, view),
  };
}

function variant(view: RoyaleView, move: string): string {
  const [family, word] = move.split(" ");
  if (family !== "black") return family!;
  if (word === "both") return view.black[0] === view.black[1] ? "black-double" : "black-both";
  return word === "none" ? "black-none" : "black-one";
}

/** A legal move as a choice. */
export function choice(view: RoyaleView, move: string): string {
  const name = variant(view, move);
  return capital(say(`choice-${name === "decline" ? `decline-${view.phase}` : name}`, factsAbout(view, move)));
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
}

/** Moves that are told by what follows, and events that say nothing new. */
const UNTOLD = ["roll", "bar"];
const SILENT = ["over", "tied", "returned"];

/** A throw that brought nothing is worth a word too. */
function luckless(line: Line, after: RoyaleView | null): Told[] {
  const events = line.events ?? [];
  const thrown = events.find((one) => one.event === "black")?.tile;
  const paid = events.some((one) => one.tile === thrown && (one.event === "paid" || one.event === "jetons"));
  if (!after || paid || after.phase === "gamble") return [];
  if (thrown === "A2") return [{ text: say("luckless-A2", { amount: after.tiles.jackpot ?? 0 }), seat: null }];
  return thrown === "B2" ? [{ text: say("luckless-B2"), seat: null }] : [];
}

function event(one: Record<string, unknown>, reader: string | null, seatOf: (name: unknown) => number | null): Told[] {
  let name = String(one.event);
  if (SILENT.includes(name)) return [];
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

const PLAIN = ["place", "pass", "skip", "activate", "black", "split"];

/** What somebody did. Without the view before the move only what the move itself says can be told. */
function moved(move: string, who: Facts, before: RoyaleView | null, after: RoyaleView | null): string {
  const [family = ""] = move.split(" ");
  if (move === "hide") return say("log-hide", { ...who, number: 0 });
  if (move === "split" && after?.tiles.piles) return say("log-split", { ...who, first: after.tiles.piles[0], second: after.tiles.piles[1] });
  if (before && move !== "split") return say(`log-${variant(before, move)}`, { ...who, roll: rollText(before), ...factsAbout(before, move) });
  if (PLAIN.includes(family)) return say(`web-roy-log-${family}`, { ...who, casino: family === "place" ? casinoName(move.split(" ")[1]!) : "" });
  return say(`log-${family}`, { ...who, ...factsAbout(null, move) });
}

const BESIDES = ["undo", "relieved", "returned"];

/** A line of the log in words, for a reader, with the views before and after it where they are at hand. */
export function tell(line: Line, names: string[], reader: string | null, before: RoyaleView | null, after: RoyaleView | null = null): Told[] {
  const seatOf = (name: unknown) => (names.includes(String(name)) ? names.indexOf(String(name)) : null);
  const told: Told[] = [];
  const name = names[line.seat ?? -1] ?? "";
  const who = { name, you: name && name === reader ? "yes" : "no" };
  if (line.kind === "move" && line.move && !UNTOLD.includes(line.move.split(" ")[0]!))
    told.push({ text: moved(line.move, who, before, after), seat: line.seat! });
  if (BESIDES.includes(line.kind)) told.push({ text: say(`web-roy-log-${line.kind}`, who), seat: line.seat ?? null });
  for (const one of line.events ?? []) told.push(...event(one, reader, seatOf));
  return [...told, ...luckless(line, after)];
}

function rollText(view: RoyaleView): string {
  return view.roll.flatMap((dice, index) => [...Array<string>(dice.small).fill(String(index + 1)), ...(dice.big ? [`(${index + 1})`] : [])]).join(" ");
}
