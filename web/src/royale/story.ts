// The end of a round, casino by casino, put together from the log: a decision may have interrupted the scoring.

import { eventsOf, type Event } from "../lib/lines";
import type { Line } from "../lib/protocol";

export interface Award {
  kind: "tied" | "won" | "returned" | "paid" | "jetons" | "fined";
  owner: string | null;
  /** Money, or the number of jetons. */
  amount: number;
  /** Jetons that a fine took besides money. */
  jetons: number;
}

export interface Stop {
  /** A casino's number, or a tile's code. */
  site: number | string;
  awards: Award[];
}

const SCORED = ["tied", "won", "returned"];
const isScored = (event: Event) => SCORED.includes(String(event.event));
const begins = (event: Event) => isScored(event) && event.site === 1;
const ends = (event: Event) => event.event === "starts" || event.event === "over";

/** Whether a line ends a round. */
export const endsRound = (line: Line): boolean => eventsOf(line).some(ends);

/** The stops of the scoring that a line ends. */
export function story(lines: Line[], last: Line): Stop[] {
  const past = lines.slice(0, lines.indexOf(last) + 1);
  const first = past.findLastIndex((line) => eventsOf(line).some(begins));
  if (first < 0) return [];
  const events = past.slice(first).flatMap(eventsOf);
  const stops: Stop[] = [];
  const stopAt = (site: number | string): Stop => {
    if (stops.at(-1)?.site !== site) stops.push({ site, awards: [] });
    return stops.at(-1)!;
  };
  for (const event of events.slice(events.findIndex(begins))) {
    const owner = (event.owner ?? event.player ?? null) as string | null;
    const award = { kind: event.event as Award["kind"], owner, amount: Number(event.amount ?? 0), jetons: 0 };
    if (ends(event)) break;
    if (isScored(event)) stopAt(event.site as number | string).awards.push(award);
    else if (event.event === "paid" || event.event === "jetons") stopAt(String(event.tile)).awards.push(award);
    // The server tells of fines without a tile, as there is only one that fines: they are shown under its sign.
    else if (event.event === "fined") stopAt("C2").awards.push({ ...award, jetons: Number(event.jetons ?? 0) });
  }
  return stops;
}

/** What a player has gained at the first so many stops, in money; the server says what a jeton is worth. */
export function gained(stops: Stop[], owner: string, jeton: number): number {
  const worth = ({ kind, amount, jetons }: Award): number => {
    if (kind === "won" || kind === "paid") return amount;
    if (kind === "jetons") return jeton * amount;
    return kind === "fined" ? -amount - jeton * jetons : 0;
  };
  return stops
    .flatMap((stop) => stop.awards)
    .reduce((sum, award) => sum + (award.owner === owner ? worth(award) : 0), 0);
}
