// The end of a round, casino by casino, put together from the log: a decision may have interrupted the scoring.

import { eventsOf } from "../lib/lines";
import type { Event, Line } from "../lib/protocol";

export interface Award {
  /** The event: dice are `tied`, a note is `won` or `returned`; a game may have more. */
  kind: Event["event"];
  owner: string | null;
  /** Money, or whatever else the kind is counted in. */
  amount: number;
  /** The event itself. */
  event: Event;
  /** The line that tells it. */
  n: number;
}

export interface Stop {
  /** A casino's number, or the name of another place. */
  site: number | string;
  awards: Award[];
}

/** Where dice are scored, if an event tells of that. */
const siteOf = (event: Event): number | string | null => ("site" in event ? event.site : null);
const ownerOf = (event: Event): string | null =>
  "owner" in event ? event.owner : "player" in event ? event.player : null;

const begins = (event: Event) => siteOf(event) === 1;
const ends = (event: Event) => event.event === "starts" || event.event === "over";

/** Whether a line ends a round. */
export const endsRound = (line: Line): boolean => eventsOf(line).some(ends);

/** The stops of the scoring up to a line; `besides` tells where an event belongs that is not a casino's. */
export function story(lines: Line[], last: Line, besides: (event: Event) => string | null = () => null): Stop[] {
  const past = lines.slice(0, lines.indexOf(last) + 1);
  const first = past.findLastIndex((line) => eventsOf(line).some(begins));
  if (first < 0) return [];
  const events = past.slice(first).flatMap((line) => eventsOf(line).map((event) => ({ event, n: line.n })));
  const stops: Stop[] = [];
  for (const { event, n } of events.slice(events.findIndex(({ event }) => begins(event)))) {
    if (ends(event)) break;
    const site = siteOf(event) ?? besides(event);
    if (site === null) continue;
    if (stops.at(-1)?.site !== site) stops.push({ site, awards: [] });
    const amount = "amount" in event ? event.amount : 0;
    stops.at(-1)!.awards.push({ kind: event.event, owner: ownerOf(event), amount, event, n });
  }
  return stops;
}

/** What of it was told after a line. */
export const since = (stops: Stop[], known: number): Stop[] =>
  stops
    .map(({ site, awards }) => ({ site, awards: awards.filter(({ n }) => n > known) }))
    .filter(({ awards }) => awards.length > 0);

/** What somebody has gained at these stops, in money. */
export function gained(stops: Stop[], owner: string, worth: (award: Award) => number): number {
  return stops
    .flatMap((stop) => stop.awards)
    .reduce((sum, award) => sum + (award.owner === owner ? worth(award) : 0), 0);
}

/** What a note brings. */
export const inNotes = ({ kind, amount }: Award): number => (kind === "won" ? amount : 0);
