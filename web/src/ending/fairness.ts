// Were the dice fair? The server had promised its part of the seed before the players added theirs: see docs/protocol.md.

export interface Told {
  /** The server's part, and the players' words in the order of seats. */
  server: string;
  nonces: string[];
  /** The seed that the dice came from: that of the last deal. */
  seed: string;
}

export interface Findings {
  /** The server's part is the one that was promised. */
  promised: boolean;
  /** The seed of the game was made of it and of the players' words. */
  seeded: boolean;
}

/** What a record tells about its seed. */
export function readRecord(text: string): Told {
  const told: Told = { server: "", nonces: [], seed: "" };
  for (const [word, ...rest] of text.split("\n").map((line) => line.split(" "))) {
    if (word === "server") told.server = rest[0]!;
    if (word === "nonce") told.nonces.push(rest[1]!);
    if (word === "seed" || word === "deal") told.seed = rest[0]!;
  }
  return told;
}

/** Whether this browser can reckon for itself: it does so only on https, and on the machine that serves. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

export async function check(told: Told, commitment: string): Promise<Findings> {
  const line = ["neonstrip fair", told.server, ...told.nonces].join(" ");
  return {
    promised: (await sha256(unhex(told.server))) === commitment,
    seeded: (await sha256(new TextEncoder().encode(line))) === told.seed,
  };
}
