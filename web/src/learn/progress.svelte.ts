// Which lessons were played to their end. Kept in the browser's storage, nowhere else.

const KEY = "neonstrip.learned";

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

export const progress: { learned: string[] } = $state({ learned: stored() });

export function learned(lesson: string): void {
  if (progress.learned.includes(lesson)) return;
  progress.learned.push(lesson);
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.learned));
  } catch {
    // A browser that keeps nothing still lets its owner learn.
  }
}
