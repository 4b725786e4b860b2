// How long cards lie open on this device before the next are flipped by themselves, if they are.

import { store, stored } from "../lib/storage";

const KEY = "neonstrip.pace";
export const SECONDS = [0, 30, 45, 60, 90, 120, 180] as const;

export const pace = $state({ seconds: 0, ...stored<{ seconds?: number }>(KEY, {}) });

export function setPace(seconds: number): void {
  pace.seconds = seconds;
  store(KEY, { seconds });
}
