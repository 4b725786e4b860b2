// Were the dice fair? What everybody had bound themselves to before is compared with what was told: docs/protocol.md.

import { pledgeOf, type Secret } from "../lib/draw";
import { sha256 } from "../lib/sha256";

export interface Told {
  /** The server's part, and the players' words in the order of seats. */
  server: string;
  nonces: string[];
  /** What the players' devices had pledged, by seats. */
  pledges: (string | null)[];
  /** The seed that the dice came from: that of the last deal. */
  seed: string;
}

export interface Findings {
  /** The server's part is the one that was promised. */
  promised: boolean;
  /** The players' words are those that were pledged. */
  pledged: boolean;
  /** The seed of the game was made of it and of the players' words. */
  seeded: boolean;
  /** What this device noted before it told its words is what it is told now. */
  noted: boolean;
  /** A word of this device went in: nobody else can have chosen the dice. */
  mine: boolean;
}

const NO_WORD = "-";

/** What a record tells about its seed. */
export function readRecord(text: string): Told {
  const told: Told = { server: "", nonces: [], pledges: [], seed: "" };
  for (const [word, ...rest] of text.split("\n").map((line) => line.split(" "))) {
    if (word === "server") told.server = rest[0]!;
    if (word === "nonce") told.nonces.push(rest[1]!);
    if (word === "pledge") told.pledges[Number(rest[0]) - 1] = rest[1]!;
    if (word === "seed" || word === "deal") told.seed = rest[0]!;
  }
  told.pledges = told.nonces.map((_, seat) => told.pledges[seat] ?? null);
  return told;
}

const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const same = (one: (string | null)[], other: (string | null)[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** Compare what is told with what was promised; `secrets` are those of this device's seats. */
export function check(told: Told, commitment: string, secrets: Secret[] = []): Findings {
  const revealed = secrets.flatMap(({ nonce, told: note }) => (note ? [{ nonce, note }] : []));
  const noted = revealed.every(
    ({ nonce, note }) =>
      note.commitment === commitment && same(note.pledges, told.pledges) && told.nonces.includes(nonce),
  );
  return {
    promised: sha256(unhex(told.server)) === commitment,
    pledged: told.pledges.every(
      (pledge, seat) => pledge === null || told.nonces[seat] === NO_WORD || pledgeOf(told.nonces[seat]!) === pledge,
    ),
    seeded: sha256(["neonstrip fair", told.server, ...told.nonces].join(" ")) === told.seed,
    noted,
    mine: noted && revealed.length > 0,
  };
}

/** What all of it proves to who reads this: the name of the words that say so. */
export function verdict(found: Findings, proof: string): string {
  if (!found.promised || !found.pledged || !found.seeded || !found.noted) return "ending-fair-wrong";
  if (found.mine) return "ending-fair-mine";
  return `ending-fair-${proof}`;
}
