// Moves and events of Royale in words: which, its table of phrases says.

import type { FluentVariable } from "@fluent/bundle";

import { factsOf } from "../lib/facts.svelte";
import { eventsOf, seatOf } from "../lib/lines";
import { printedIn, slots, tell, tellMove } from "../lib/phrases";
import type { Dice, Line, RoyaleView, Worth } from "../lib/protocol";
import type { Legal } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";

export const casinoName = (number: number | string): string => say(`casino-${number}`);
export const reward = (amount: number): string => tell("royale", "names", "reward", { amount });
export const fieldReward = (word: string): string => tell("royale", "names", "field", slots({ reward: word }));
export const printed = (): Record<string, FluentVariable> => printedIn("royale");
/** The number of jetons that a reward is paid in; none if it is paid in money. */
export const jetonsFor = (amount: number): number => (factsOf("royale")?.tracks.jetons ?? []).indexOf(amount) + 1;

export const tileName = (tile: string): string => say(`tile-${tile}`);
export const tileRule = (tile: string): string => say(`tile-${tile}-rule`, printed());
export const tileShort = (tile: string): string => say(`tile-${tile}-short`, printed());
export const ownerName = (owner: string): string =>
  owner === "neutral" || owner === "grey" ? say(`owner-${owner}`) : owner;

/** A legal move as a choice. */
export const choice = (view: RoyaleView, { move, facts }: Legal): string =>
  tellMove("royale", "choices", move, { ...facts, phase: view.phase });

/** What the reader is asked for now. */
export const question = (view: RoyaleView): string =>
  tell("royale", "questions", view.phase, { active: view.active, black: view.black });

/** The dice of a roll in words, and whose they are. */
export function rolled(view: RoyaleView, reader: string | null): string {
  const dice = view.roll.flatMap(({ small, big }, index) => {
    const number = index + 1;
    if (small) return [say("placed-dice", { number, small, both: big ? "yes" : "no" })];
    return big ? [say("web-roy-rolled-biggy", { number })] : [];
  });
  return say("web-roy-rolled", {
    name: view.active,
    you: view.active === reader ? "yes" : "no",
    dice: dice.join(", "),
  });
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
export const meaning = (worth: Worth | undefined): string =>
  worth ? tell("royale", "worth", "now", { ...worth }) : "";

export interface Told {
  text: string;
  seat: number | null;
  /** The reader's own roll, which is heard when it is made, and is read with what was done with it. */
  roll?: string;
}

const BESIDES = ["undo", "relieved", "returned"];

/** A line of the log in words, for a reader. What the table has no words for says nothing new. */
export function tellLine(line: Line, names: string[], reader: string | null): Told[] {
  const person = (name: unknown) => ({ name: name ?? "", you: name && name === reader ? "yes" : "no" });
  const owner = (name: unknown) => (names.includes(String(name)) ? names.indexOf(String(name)) : null);
  const seat = seatOf(line);
  const who = person(names[seat ?? -1]);
  const told: Told[] = [];
  if (line.kind === "move" && line.move) {
    const facts = { ...line.facts, ...who };
    const roll = line.facts?.roll && who.you === "yes" ? { roll: tell("royale", "spoken", "rolled", facts) } : {};
    told.push({ text: tellMove("royale", "log", line.move, facts), seat, ...roll });
  }
  if (line.kind === "hint") told.push({ text: say("hint-log", who), seat });
  if (BESIDES.includes(line.kind)) told.push({ text: say(`web-roy-log-${line.kind}`, who), seat });
  for (const one of eventsOf(line)) {
    const player = one.player ?? one.owner;
    told.push({
      text: tell("royale", "events", String(one.event), { ...one, ...person(player) }),
      seat: owner(player),
    });
  }
  return told.filter(({ text }) => text);
}
