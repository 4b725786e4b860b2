// SHA-256 (FIPS 180-4). The browser's own is kept from pages that phones in the same network read over http.

const ROUNDS = 64;
const K = new Uint32Array(ROUNDS);
const START = new Uint32Array(8);

/** The first 32 bits after the point of a root: the standard takes its constants from those of the first primes. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

for (let number = 2, found = 0; found < ROUNDS; number++) {
  let prime = true;
  for (let by = 2; by * by <= number && prime; by++) prime = number % by !== 0;
  if (!prime) continue;
  if (found < START.length) START[found] = fraction(Math.sqrt(number));
  K[found++] = fraction(Math.cbrt(number));
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with what belongs behind it: a one, noughts, and its length in bits. */
function padded(bytes: Uint8Array): DataView {
  const data = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  new Uint8Array(data.buffer).set(bytes);
  data.setUint8(bytes.length, 0x80);
  data.setUint32(data.byteLength - 4, bytes.length * 8);
  return data;
}

/** The words of a block, and those that are mixed from them. */
function schedule(data: DataView, at: number): Uint32Array {
  const words = new Uint32Array(ROUNDS);
  for (let i = 0; i < ROUNDS; i++) {
    if (i < 16) words[i] = data.getUint32(at + 4 * i);
    else {
      const [early, late] = [words[i - 15]!, words[i - 2]!];
      const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[i] = words[i - 16]! + first + words[i - 7]! + second;
    }
  }
  return words;
}

export function sha256(message: Uint8Array | string): string {
  const data = padded(typeof message === "string" ? new TextEncoder().encode(message) : message);
  const hash = START.slice();
  for (let at = 0; at < data.byteLength; at += 64) {
    const words = schedule(data, at);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < ROUNDS; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + words[i]!;
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word));
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}
