// What is seen of a table with casinos: a view of it, a moment, and what lies at a casino.

import type { Line, Refused, ScoredTable, TableAbout } from "../lib/protocol";
import type { Legal } from "../lib/viewpoint.svelte";
import type { Bone } from "./bones";

/** What the views of such games have in common. */
export interface CasinoView {
  moves: number;
  round: number;
  phase: string;
  active: string;
  seats: { name: string; money: number | null }[];
  casinos: { number: number; prizes: number[] }[];
  refused: Refused[];
}

export type CasinoOf<V extends CasinoView> = V["casinos"][number];

export interface Moment<V extends CasinoView> {
  view: V;
  about: TableAbout;
  legal: Legal[];
  waiting: number[];
  canUndo: boolean;
  log: Line[];
  seat: number | null;
  name: string | null;
}

/** Who would take the notes of a casino, from the highest, and whom a tie strikes out. */
export interface Standing {
  takers: (string | null)[];
  tied: string[];
}

/** The dice of one owner at a casino. */
export interface Heap {
  owner: string;
  dice: Bone[];
}

/** A table as it lay when its scoring began: what the server told of that, over what was seen before. */
export const asScored = <V extends CasinoView>(view: V, { casinos, seats, ...rest }: ScoredTable): V => ({
  ...view,
  ...rest,
  casinos: view.casinos.map((casino, index) => ({ ...casino, ...casinos[index] })),
  seats: view.seats.map((seat, index) => ({ ...seat, ...seats[index] })),
});
