// What this browser keeps between visits. One that keeps nothing, such as a private window, remembers until it is closed.

const instead = new Map<string, string>();

/** What was kept under a name; the fallback if nothing was, or nothing that can be read. */
export function stored<T extends object>(name: string, fallback: T): T {
  try {
    const found: unknown = JSON.parse(instead.get(name) ?? localStorage.getItem(name) ?? "null");
    const fits = found && typeof found === "object" && Array.isArray(found) === Array.isArray(fallback);
    // eslint-disable-next-line no-restricted-syntax -- nobody but these pages has written it, under this name
    return fits ? (found as T) : fallback;
  } catch {
    return fallback;
  }
}

export function store(name: string, value: object): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    instead.delete(name);
  } catch {
    instead.set(name, text);
  }
}
