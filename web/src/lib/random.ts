/** So many random bytes, in hexadecimal. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** One of so many numbers from 0 on, each as likely as the others. */
export function anyOf(count: number): number {
  const [found = 0] = crypto.getRandomValues(new Uint32Array(1));
  const whole = 2 ** 32 - (2 ** 32 % count);
  return found < whole ? found % count : anyOf(count);
}
