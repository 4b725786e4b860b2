// How a city stands: points that are sure, and apart from them what debts and the way home would cost.

import type { SheetView } from "../lib/protocol";

/** The points of an area without what can still be averted. */
export const sureOf = ({ areas, owed }: SheetView, area: string): number => (areas[area] ?? 0) - (owed[area] ?? 0);

export const sureTotal = ({ total, owed }: SheetView): number =>
  Object.values(owed).reduce((sum, points) => sum - points, total);
