// A device that deals goes on without the server, after a reload too: a service worker keeps the pages that it has. Only
// such a device has one, and only where the browser allows it: on this computer, or over https.

const kept = new Set<string>();

/** Keep the pages as they are loaded now, and what else they need. */
export function keepPages(...besides: string[]): void {
  const key = besides.join(" ");
  if (kept.has(key) || !("serviceWorker" in navigator)) return;
  kept.add(key);
  void keepThem(besides).catch(() => kept.delete(key));
}

async function keepThem(besides: string[]): Promise<void> {
  // the page says of itself that it could be loaded without the server now
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data?.kept) document.documentElement.dataset.pages = "kept";
  });
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets\/|icon)/.test(pathname))
    .map(({ pathname }) => pathname);
  active?.postMessage({ keep: ["/", ...besides, ...new Set(files)] });
}
