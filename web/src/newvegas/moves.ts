// Moves of New Las Vegas by their parts: which lot, which card, which way.

import { isOf, partsOf, textOf, type Family, type Parts } from "../lib/grammar";
import type { Moves } from "../lib/protocol";
import type { Place } from "./map";

export const read = (move: string): Parts<"newvegas"> => partsOf("newvegas", move);
/** Whether a move is of one of these families. */
export const isA = (move: string, ...families: Family<"newvegas">[]): boolean => isOf("newvegas", move, ...families);

/** Taking a combination, or giving one away; or, alone, using the number of one and the action of another. All count from 1. */
export const taking = (card: number): string => textOf("newvegas", "choose", { card: `${card}` });
export const giving = (card: number): string => textOf("newvegas", "give", { card: `${card}` });
export const using = (number: number, action: number): string =>
  textOf("newvegas", "use", { number: `${number}`, action: `${action}` });

/** The columns of the score sheet that can be improved, and the sides of its shows. */
export type ColumnName = Moves["newvegas"]["improve"]["column"];
export type ShowSide = Moves["newvegas"]["show"]["side"];
export const improving = (column: ColumnName): string => textOf("newvegas", "improve", { column });
export const showing = (side: ShowSide): string => textOf("newvegas", "show", { side });

/** Whether a move is made on the cards, the map or the ballot, and needs no button of its own. */
export const isOnBoard = (move: string): boolean =>
  isA(move, "vote", "choose", "use", "give", "open", "build", "extend", "drive");

/** Where the columns that can be improved are printed on the score sheet. */
const PRINTED: Record<string, string> = {
  inauguration: "area-inauguration",
  grand_hotel: "area-hotels",
  small_hotel: "area-hotels",
  street_bonus: "area-streets",
  par3: "area-golf",
  par4: "area-golf",
  par5: "area-golf",
  vip: "area-limousine",
  luxury: "area-limousine",
  missing_line: "area-limousine",
};

/** The part of the score sheet that a move improves. */
export function areaOf(move: string): string {
  const { family, words } = read(move);
  return family === "improve" ? (PRINTED[words.column] ?? "") : "";
}

/** The lot that a move is about. */
export function spotOf(move: string): Place | null {
  const { words } = read(move);
  return "street" in words ? [Number(words.street), Number(words.avenue)] : null;
}

/** Where a move is seen on the board: the lot that it is about. */
export function placesOf(move: string): string[] {
  const spot = spotOf(move);
  return spot ? [`[data-lot="${spot.join(" ")}"]`] : [];
}

/** The side from which an extension comes. */
export function sideOf(move: string): string | undefined {
  const { family, words } = read(move);
  return family === "extend" ? words.side : undefined;
}

/** The ways of the limousine's line. */
export function waysOf(move: string): string[] {
  const { family, words } = read(move);
  return family === "drive" ? [words.first, words.second] : [];
}
