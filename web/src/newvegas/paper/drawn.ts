// A sheet as it is drawn: what is printed and counted comes from the server, what is written from this device.

import type { SheetView } from "../../lib/protocol";
import { has, hotelOf, type Sheet } from "./entry";

export function draw(counted: SheetView, sheet: Sheet, name: string): SheetView {
  return {
    ...counted,
    name,
    lots: counted.lots.map((lot) => ({
      ...lot,
      built: !lot.site || has(sheet.built, [lot.street, lot.avenue]),
      number: sheet.streets[lot.street - 1]?.[lot.avenue - 1] ?? null,
      show: has(sheet.shows_given, [lot.street, lot.avenue]) ? "given" : null,
    })),
    holes: counted.holes.map((_, index) => (sheet.holes.includes(index + 1) ? "circled" : null)),
    hotels: counted.hotels.map((_, index) => hotelOf(sheet, index + 1)),
    improved: { ...zeros(counted.improved), ...sheet.improvements },
    shows: [...sheet.show_columns],
    checked: sheet.inauguration.checked,
    groups: counted.groups.map(
      (_, index) => sheet.inauguration.bonuses.find(({ group }) => group === index + 1)?.bonus ?? null,
    ),
    projects: { ...zeros(counted.projects), ...sheet.projects },
  };
}

const zeros = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.keys(counts).map((name) => [name, 0]));
