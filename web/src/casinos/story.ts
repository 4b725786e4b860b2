// The end of a round, casino by casino, put together from the log: a decision may have interrupted the scoring.

import { eventsOf, type Event } from "../lib/lines";
import type { Line } from "../lib/protocol";

export interface Award {
  /** The event: dice are `tied`, a note is `won` or `returned`; a game may have more. */
  kind: string;
  owner: string | null;
  /** Money, or whatever else the kind is counted in. */
  amount: number;
  /** The event itself. */
  event: Event;
}

export interface Stop {
  /** A casino's number, or the name of another place. */
  site: number | string;
  awards: Award[];
}

const SCORED = ["tied", "won", "returned"];
const isScored = (event: Event) => SCORED.includes(String(event.event));
const begins = (event: Event) => isScored(event) && event.site === 1;
const ends = (event: Event) => event.event === "starts" || event.event === "over";

/** Whether a line ends a round. */
export const endsRound = (line: Line): boolean => eventsOf(line).some(ends);

/** The stops of the scoring that a line ends; `besides` tells where an event belongs that is not a casino's. */
export function story(lines: Line[], last: Line, besides: (event: Event) => string | null = () => null): Stop[] {
  const past = lines.slice(0, lines.indexOf(last) + 1);
  const first = past.findLastIndex((line) => eventsOf(line).some(begins));
  if (first < 0) return [];
  const events = past.slice(first).flatMap(eventsOf);
  const stops: Stop[] = [];
  for (const event of events.slice(events.findIndex(begins))) {
    if (ends(event)) break;
    const site = isScored(event) ? (event.site as number | string) : besides(event);
    if (site === null) continue;
    if (stops.at(-1)?.site !== site) stops.push({ site, awards: [] });
    const owner = (event.owner ?? event.player ?? null) as string | null;
    stops.at(-1)!.awards.push({ kind: String(event.event), owner, amount: Number(event.amount ?? 0), event });
  }
  return stops;
}

/** What somebody has gained at these stops, in money. */
export function gained(stops: Stop[], owner: string, worth: (award: Award) => number): number {
  return stops
    .flatMap((stop) => stop.awards)
    .reduce((sum, award) => sum + (award.owner === owner ? worth(award) : 0), 0);
}

/** What a note brings. */
export const inNotes = ({ kind, amount }: Award): number => (kind === "won" ? amount : 0);
