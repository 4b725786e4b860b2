// What must be there by now: where it is not, something went wrong before, and is told here instead of further on.

export function sure<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error("Something is missing that must be there by now.");
  return found;
}
