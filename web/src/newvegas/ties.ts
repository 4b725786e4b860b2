// What decided between those who have the most points.

import type { NewVegasView } from "../lib/protocol";

export type Tie = "hotels" | "grand" | "shared" | "acme";

/** The reason why some of those with the most points won and others did not; none if only one has them. */
export function tie(view: NewVegasView, winners: string[]): Tie | null {
  const most = Math.max(...view.sheets.map((sheet) => sheet.total), view.acme?.total ?? -Infinity);
  const first = view.sheets.filter((sheet) => sheet.total === most);
  if (view.acme) return view.acme.total === most && first.length ? "acme" : null;
  if (first.length < 2) return null;
  if (winners.length > 1) return "shared";
  const hotels = first.map((sheet) => sheet.hotels.filter(Boolean).length).sort((a, b) => b - a);
  return hotels[0]! > hotels[1]! ? "hotels" : "grand";
}
