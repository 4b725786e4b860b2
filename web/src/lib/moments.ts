// What a log tells about a game being watched again: where its rounds begin and end, and which moment is when.

import { eventsOf } from "./lines";
import type { Line } from "./protocol";

export interface Round {
  round: number;
  /** The first moment of the round. */
  begins: number;
}

/** What says that a round is over: what it brought, the next one, or the end. */
const ROUND_OVER = ["starts", "over", "round"];

/** Whether a round ended with this line. */
export function endsRound(line: Line): boolean {
  return eventsOf(line).some((event) => ROUND_OVER.includes(event.event));
}

/** The rounds of a game, from its log to the end. */
export function roundsOf(log: Line[]): Round[] {
  const started = log.find((line) => line.kind === "started");
  if (!started) return [];
  const found: Round[] = [{ round: 1, begins: started.n }];
  const over = log.find((line) => line.kind === "over")?.n ?? Infinity;
  for (const line of log) {
    if (endsRound(line) && line.n + 1 < over) found.push({ round: found.length + 1, begins: line.n });
  }
  return found;
}

/** The round that a moment belongs to; before the start it is the first. */
export function roundAt(rounds: Round[], moment: number): number {
  return rounds.findLast((round) => round.begins <= moment)?.round ?? 1;
}

/** The last moment in a log that is no later than a time. */
export function momentAt(log: Line[], at: number): number {
  return log.findLast((line) => line.at <= at)?.n ?? 1;
}
