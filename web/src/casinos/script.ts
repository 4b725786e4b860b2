// The end of a round as the board tells it: beat by beat, made from what the log says, in its order. No rule is known
// here: who is struck out and who takes what, the events tell.

import type { Award, Stop } from "./story";

type Site = Stop["site"];

export interface Beat {
  /** The last dice find their casino, a place lights up, an event happens there, and at last totals are told. */
  kind: "opens" | "lights" | "totals" | Award["kind"];
  site: Site | null;
  award: Award | null;
  /** Milliseconds that it is looked at. */
  lasts: number;
}

const LASTS: Partial<Record<Beat["kind"], number>> = {
  opens: 700,
  lights: 300,
  tied: 330,
  won: 520,
  returned: 260,
  totals: 1500,
};
const LASTS_LONGER = 620;

const beat = (kind: Beat["kind"], site: Site | null = null, award: Award | null = null): Beat => ({
  kind,
  site,
  award,
  lasts: LASTS[kind] ?? LASTS_LONGER,
});

/** What is told of some stops; totals only where the round is over with them. */
export const script = (stops: Stop[], over: boolean): Beat[] => [
  beat("opens"),
  ...stops.flatMap(({ site, awards }) => [
    beat("lights", site),
    ...awards.map((award) => beat(award.kind, site, award)),
  ]),
  ...(over ? [beat("totals")] : []),
];

/** What became of the notes of a place, and of the dice there, after some beats. */
export interface Outcome {
  /** Who has taken each note so far. */
  takers: (string | null)[];
  tied: string[];
  /** Which notes are gone. */
  gone: boolean[];
}

export function outcome(told: Beat[], site: Site, prizes: number[]): Outcome {
  const takers: (string | null)[] = prizes.map(() => null);
  const gone = prizes.map(() => false);
  const tied: string[] = [];
  for (const { award } of told.filter((each) => each.site === site)) {
    if (award?.kind === "tied" && award.owner) tied.push(award.owner);
    if (award?.kind !== "won" && award?.kind !== "returned") continue;
    const note = prizes.findIndex((amount, index) => amount === award.amount && !gone[index]);
    if (note < 0) continue;
    gone[note] = true;
    if (award.kind === "won") takers[note] = award.owner;
  }
  return { takers, tied, gone };
}

/** A beat in few words, by which tests know it. */
export const named = ({ kind, site, award }: Beat): string =>
  [kind, site, award?.owner, award?.amount || null].filter((part) => part !== null && part !== undefined).join(" ");
