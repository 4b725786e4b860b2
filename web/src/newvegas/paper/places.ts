// Where on the sheets a finding belongs: the server tells the place in the file.

import type { Found } from "../../lib/protocol";
import type { Sheet } from "./entry";

/** A place on the sheets, as a word: `lot 1 4`, `hole 3`, `hotel 5`, `crossing 2 2`, `column vip`, `boxes` … */
export function placeOf({ where, facts }: Found, sheet: Sheet | undefined): string {
  const [part = "", ...rest] = where.split(/[.[\]]+/).filter(Boolean);
  const at = Number(rest[0] ?? 0) - 1;
  switch (part) {
    case "streets":
      return `lot ${rest.slice(0, 2).join(" ")}`;
    case "built":
    case "shows_given":
      return `lot ${sheet?.[part][at]?.join(" ") ?? ""}`;
    case "holes":
      return `hole ${sheet?.holes[at] ?? facts.avenue ?? ""}`;
    case "hotels":
      return `hotel ${hotelAt(sheet, rest) ?? facts.avenue ?? ""}`;
    case "limousine":
      return `crossing ${sheet?.limousine[at]?.join(" ") ?? ""}`;
    case "improvements":
      return `column ${rest[0] ?? ""}`;
    case "show_columns":
      return "shows";
    case "projects":
      return `project ${rest[0] ?? ""}`;
    case "inauguration":
      return "boxes";
    default:
      return part;
  }
}

function hotelAt(sheet: Sheet | undefined, [kind, place]: string[]): number | undefined {
  return kind === "grand" || kind === "small" ? sheet?.hotels[kind][Number(place) - 1] : undefined;
}

/** Whether a place is on the plan of the city; all others are on the score sheet. */
export const isInCity = (place: string): boolean => /^(lot|hole|hotel|crossing)\b/.test(place);
