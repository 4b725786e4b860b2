// Asking again for what changes elsewhere and is not told: seldom, and only as long as it matters.

/** Milliseconds between two questions. */
const PAUSE = 5000;

/** Ask until the answer is that this was all, or until it is stopped by what this returns. A failure is no answer. */
export function askAgain(ask: () => Promise<boolean>, pause = PAUSE): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const next = async (): Promise<void> => {
    const done = await ask().catch(() => false);
    if (!done && !stopped) timer = setTimeout(next, pause);
  };
  void next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
