// Moves and events of games with casinos in words: which, the game's table of phrases says.

import { eventsOf, seatOf } from "../lib/lines";
import { tell, tellMove } from "../lib/phrases";
import type { Line, Worth } from "../lib/protocol";
import type { Legal } from "../lib/viewpoint.svelte";
import { say } from "../lib/words.svelte";
import { countOf, type Bone } from "./bones";

export const casinoName = (number: number | string): string => say(`casino-${number}`);

/** A legal move as a choice, in a phase of the turn. */
export const choice = (game: string, phase: string, { move, facts }: Legal): string =>
  tellMove(game, "choices", move, { ...facts, phase });

/** What the reader is asked for now. */
export const question = (game: string, view: { phase: string }): string =>
  tell(game, "questions", view.phase, { ...view });

/** What a choice would bring now, as the server forecasts it. */
export const meaning = (game: string, worth: Worth | undefined): string =>
  worth ? tell(game, "worth", "now", { ...worth }) : "";

/** The dice of one owner at a place, for ears: the Biggy alone is no number of dice. */
export function owned(owner: string, dice: Bone[]): string {
  const [big, black] = [countOf(dice, "big"), countOf(dice, "black")];
  const small = dice.length - big - black;
  const told = [
    ...(small ? [say("web-casinos-owned-small", { dice: small })] : []),
    ...(big ? [say("web-casinos-owned-biggy")] : []),
    ...(black ? [say("web-casinos-owned-black", { dice: black })] : []),
  ];
  return say("web-casinos-owned", { owner, dice: told.join(", ") });
}

export interface Told {
  text: string;
  seat: number | null;
  /** The reader's own roll, which is heard when it is made, and is read with what was done with it. */
  roll?: string;
}

const BESIDES = ["undo", "relieved", "returned"];

/** A line of the log in words, for a reader. What the table has no words for says nothing new. */
export function tellLine(game: string, line: Line, names: string[], reader: string | null): Told[] {
  const person = (name: unknown) => ({ name: name ?? "", you: name && name === reader ? "yes" : "no" });
  const owner = (name: unknown) => (names.includes(String(name)) ? names.indexOf(String(name)) : null);
  const seat = seatOf(line);
  const who = person(names[seat ?? -1]);
  const told: Told[] = [];
  if (line.kind === "move" && line.move) {
    const facts = { ...line.facts, ...who };
    const roll = line.facts?.roll && who.you === "yes" ? { roll: tell(game, "spoken", "rolled", facts) } : {};
    told.push({ text: tellMove(game, "log", line.move, facts), seat, ...roll });
  }
  if (line.kind === "hint") told.push({ text: say("hint-log", who), seat });
  if (BESIDES.includes(line.kind)) told.push({ text: say(`web-casinos-log-${line.kind}`, who), seat });
  for (const one of eventsOf(line)) {
    const player = "player" in one ? one.player : "owner" in one ? one.owner : null;
    told.push({
      text: tell(game, "events", one.event, { ...one, ...person(player) }),
      seat: owner(player),
    });
  }
  return told.filter(({ text }) => text);
}
