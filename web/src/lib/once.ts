// What must be done once, though answers can get lost: it is asked for with a secret of this device's making, and who
// presses again asks with the same one. The server answers as it did before.

import { randomHex } from "./random";

const BYTES = 24;
const unanswered = new Map<string, string>();

/** Ask for something with its secret. Only an answer, a refusal too, ends it: `lost` tells which errors are none. */
export async function once<T>(
  wish: string,
  ask: (secret: string) => Promise<T>,
  lost: (error: unknown) => boolean,
): Promise<T> {
  const secret = unanswered.get(wish) ?? randomHex(BYTES);
  unanswered.set(wish, secret);
  try {
    const answer = await ask(secret);
    unanswered.delete(wish);
    return answer;
  } catch (error) {
    if (!lost(error)) unanswered.delete(wish);
    throw error;
  }
}
