// What lines of the log have in common, whatever their kind.

import type { Event, Line } from "./protocol";

/** What came of what a line tells. */
export const eventsOf = (line: Line): Event[] => ("events" in line ? (line.events ?? []) : []);

/** The seat that a line is about, if it is about one. */
export const seatOf = (line: Line): number | null => ("seat" in line ? (line.seat ?? null) : null);
