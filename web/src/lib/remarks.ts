// What bots say now and then: the server sends it with a line of the log.

import type { Line, Remark } from "./protocol";

export const remarkOf = (line: Line): Remark | null => ("remark" in line ? (line.remark ?? null) : null);

/** The newest remark among lines that came since so many were read. */
export const newestSince = (lines: readonly Line[], read: number): Remark | null =>
  lines
    .filter((line) => line.n > read)
    .map(remarkOf)
    .findLast((remark) => remark !== null) ?? null;
