// A scored game for other programs: a table for spreadsheets, and a play for BG Stats.

import type { SheetView } from "../../lib/protocol";
import { AREAS } from "../words";

const cell = (value: string | number): string => {
  // A name that a spreadsheet would take for a formula is a name.
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csv = (rows: (string | number)[][]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

/** A row for each player: place, name, the areas, total, hotels, bundles, debts. */
export function scoreRows(
  sheets: readonly SheetView[],
  ranking: readonly number[][],
  word: (column: string) => string,
): (string | number)[][] {
  const head = ["place", "name", ...AREAS, "total", "grand_hotel", "small_hotel", "bundles", "debts"].map(word);
  const rows = sheets.map((sheet, seat) => [
    placeIn(ranking, seat),
    sheet.name,
    ...AREAS.map((area) => sheet.areas[area] ?? 0),
    sheet.total,
    ...["grand", "small"].map((kind) => sheet.hotels.filter((hotel) => hotel === kind).length),
    sheet.bundles,
    sheet.debts,
  ]);
  return [head, ...rows.sort((a, b) => Number(a[0]) - Number(b[0]))];
}

/** The place of a seat, from 1: after two at the first comes the third. */
export function placeIn(ranking: readonly number[][], seat: number): number {
  const at = ranking.findIndex((tied) => tied.includes(seat));
  return 1 + ranking.slice(0, at).flat().length;
}

/** The link by which BG Stats takes a play: it shows what it got, and asks before it keeps it. */
export function bgStats(
  game: string,
  id: string,
  ended: Date,
  sheets: readonly Pick<SheetView, "name" | "total">[],
  winners: number[],
): string {
  const play = {
    sourceName: "Neonstrip",
    sourcePlayId: id,
    playDate: ended.toISOString().slice(0, 19).replace("T", " "),
    game: { name: game, sourceGameId: "newvegas", highestWins: true, noPoints: false },
    players: sheets.map(({ name, total }, seat) => ({
      name,
      sourcePlayerId: name,
      startPlayer: false,
      score: total,
      winner: winners.includes(seat),
    })),
  };
  return `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;
}
