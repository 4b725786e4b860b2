// The screen stays awake while something lies on the table that all look at. Browsers allow it on secure pages alone, and
// end it whenever the page is hidden.

/** Keep the screen awake; the answer lets it sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  async function ask(): Promise<void> {
    if (!wanted || lock || document.hidden || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => (lock = null), { once: true });
      if (!wanted) await lock.release();
    } catch {
      // a battery that is nearly empty, or a person who does not want it: then it sleeps
    }
  }
  const look = () => void ask();

  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", look);
    void lock?.release();
  };
}
