// What can lie on each tile when a round is refereed, and what a device can do for it.

export interface Lots {
  /** Who has its token or its field, by the name in positions. */
  holder?: "high_five" | "gold_field";
  /** Dice on its fields, one a field. */
  fields?: boolean;
  /** Dice on it, any number. */
  dice?: boolean;
  /** The pile that was taken. */
  pile?: boolean;
  /** A marker that goes along its track. */
  marker?: boolean;
  /** Black dice that are thrown for it. */
  black?: number;
  /** A number that is hidden and guessed. */
  fist?: boolean;
  /** Its track, where the rule book draws none. */
  track?: string;
}

export const LOTS: Record<string, Lots> = {
  A1: { fist: true },
  A2: { marker: true, black: 2 },
  B1: { black: 2 },
  B2: { black: 2 },
  C1: { holder: "high_five" },
  E1: { marker: true },
  G1: { pile: true, track: "black_box" },
  G2: { dice: true },
  H1: { fields: true },
  H2: { holder: "gold_field" },
};
