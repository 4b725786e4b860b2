// The sixteen tiles, as the pages know them.

export interface Tile {
  /** Its board is the file of this name, its entry in the rule book the same in small letters. */
  name: string;
  /** Where the rule book tells of it. */
  rules: [string, ...string[]];
  /** The rewards that the rule book draws, by the numbers of a die or in a row. */
  track?: { rewards: string; numbers: boolean };
  /** The emblem, in the ink of the print, on a square of 32. */
  art: string;
  /** What it pays in the course of a round: the rewards of a track, or amounts by their names. */
  pays?: { track: string } | { amounts: readonly string[] };
  /** What can lie on it when a round of the printed game is refereed, and what a device can do for it. */
  lies?: Lies;
}

/** Things on a tile, by the names that positions have for them. */
export interface Lies {
  /** Who has its token, or its field. */
  holder?: string;
  /** Dice on its fields, one a field. */
  fields?: string;
  /** Dice on it, any number. */
  dice?: string;
  /** The pile that was taken, of the tokens of this track, once somebody has won it. */
  pile?: string;
  /** A marker that goes along its track. */
  marker?: boolean;
  /** Black dice that are thrown for it. */
  black?: number;
  /** A number that is hidden and guessed. */
  fist?: boolean;
}

export const TILES: Record<string, Tile> = {
  A1: {
    name: "LuckyPunch",
    rules: ["R-LUCKY-1"],
    track: { rewards: "lucky_punch", numbers: true },
    pays: { track: "lucky_punch" },
    art: "M9 21v-7c0-3 4-3 4 0v-2c0-3 4-3 4 0c0-3 4-2 4 0c0-2 4-2 4 1v8c0 5-3 8-8 8s-8-3-8-8zM9 16c-3-2-5 1-3 3l3 3",
    lies: { fist: true },
  },
  A2: {
    name: "Jackpot",
    rules: ["R-JACKPOT-1"],
    track: { rewards: "jackpot", numbers: false },
    pays: { track: "jackpot" },
    art: "M6 8h20v16H6zM12 8v16M20 8v16M8 14h2M15 14h2l-2 6M22 14h2l-2 6M26 12h3v-4",
    lies: { marker: true, black: 2 },
  },
  B1: {
    name: "PrimeTime",
    rules: ["R-PRIME-1"],
    art: "M4 12h24v12H4zM4 12l4-6h16l4 6M10 16v4l4-2zM18 16h6M18 20h6",
    lies: { black: 2 },
  },
  B2: {
    name: "FiftyFifty",
    rules: ["R-FIFTY-1"],
    track: { rewards: "fifty_fifty", numbers: false },
    pays: { track: "fifty_fifty" },
    art: "M16 4v24M8 10l-4 6l4 6M24 10l4 6l-4 6M12 10h8M12 22h8",
    lies: { black: 2 },
  },
  C1: {
    name: "HighFive",
    rules: ["R-HIGHFIVE-1"],
    art: "M10 26V12M14 24V7M18 24V6M22 24V9M10 18l-4-4M10 26h10c4 0 6-3 6-8v-5",
    lies: { holder: "high_five" },
  },
  C2: {
    name: "BadLuck",
    rules: ["R-BADLUCK-1", "R-BADLUCK-2", "R-BADLUCK-3"],
    art: "M8 6h16l-2 10c-1 5-4 7-6 7s-5-2-6-7zM16 23v5M11 28h10M13 10l6 6M19 10l-6 6",
  },
  D1: {
    name: "PayDay",
    rules: ["R-PAYDAY-1"],
    track: { rewards: "pay_day", numbers: true },
    pays: { track: "pay_day" },
    art: "M4 8h24v14H4zM16 11a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM8 26h16M4 12h3M25 18h3",
  },
  D2: {
    name: "PowerPlay",
    rules: ["R-POWER-1", "R-POWER-2"],
    art: "M18 3L7 18h8l-2 11l12-16h-8z",
  },
  E1: {
    name: "NoEntry",
    rules: ["R-NOENTRY-1", "R-NOENTRY-2"],
    track: { rewards: "no_entry", numbers: false },
    pays: { track: "no_entry" },
    art: "M16 4a12 12 0 1 1 0 24a12 12 0 1 1 0-24zM8 14h16v4H8z",
    lies: { marker: true },
  },
  E2: {
    name: "Knockout",
    rules: ["R-KNOCKOUT-1"],
    art: "M5 20c0-8 6-12 12-10l8 3v8c0 4-4 6-9 6s-11 0-11-7zM12 13v5M17 12v5M25 15h3",
  },
  F1: {
    name: "BlockIt",
    rules: ["R-BLOCK-1"],
    art: "M4 20h8v8H4zM12 20h8v8h-8zM20 20h8v8h-8zM8 12h8v8H8zM16 12h8v8h-8zM12 4h8v8h-8z",
  },
  F2: {
    name: "Handicap",
    rules: ["R-HANDICAP-1", "R-HANDICAP-2"],
    pays: { amounts: ["jeton", "lift"] },
    art: "M16 28V12M10 17l6-7l6 7M6 28h20M12 4h8",
  },
  G1: {
    name: "BlackBox",
    rules: ["R-BOX-1"],
    art: "M5 11l11-6l11 6v11l-11 6l-11-6zM5 11l11 6l11-6M16 17v11M10 8l11 6",
    lies: { pile: "black_box" },
  },
  G2: {
    name: "DoubleDown",
    rules: ["R-DOUBLE-1"],
    track: { rewards: "double_down", numbers: true },
    art: "M8 5h10v14H8zM14 11h10v16H14M19 16v6M16 19h6",
    lies: { dice: "double_down" },
  },
  H1: {
    name: "NiceDice",
    rules: ["R-NICE-1", "R-NICE-2"],
    track: { rewards: "nice_dice", numbers: true },
    art: "M5 9h12v12H5zM9 13h.1M13 17h.1M19 13l8 2l-2 10l-10-2M21 18l2 2",
    lies: { fields: "nice_dice" },
  },
  H2: {
    name: "MyChoice",
    rules: ["R-CHOICE-1", "R-CHOICE-2"],
    pays: { track: "my_choice" },
    art: "M16 5l3 7l8 1l-6 5l2 8l-7-4l-7 4l2-8l-6-5l8-1z",
    lies: { holder: "gold_field" },
  },
};
