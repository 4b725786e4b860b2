// Which lessons were played to their end. Kept in the browser's storage, nowhere else.

import { store, stored } from "../lib/storage";

const KEY = "neonstrip.learned";

export const progress: { learned: string[] } = $state({ learned: stored<string[]>(KEY, []) });

export function learned(lesson: string): void {
  if (progress.learned.includes(lesson)) return;
  progress.learned.push(lesson);
  store(KEY, progress.learned);
}
