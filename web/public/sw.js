// Keeps the pages of a device that deals cards, so that it can be loaded again while the server is away. What the server
// has comes first: only what never changes under its name, and pages that cannot be had, come from here.

const KEPT = "neonstrip-pages";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});

async function keep(files) {
  const cache = await caches.open(KEPT);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => !file.startsWith("/assets/") || !known.has(file)));
  for (const old of known) if (!files.includes(old)) await cache.delete(old);
  for (const client of await self.clients.matchAll()) client.postMessage({ kept: files.length });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => found("/")));
  else if (pathname.startsWith("/api/games/")) event.respondWith(fetch(request).catch(() => found(pathname)));
  else if (pathname.startsWith("/assets/")) event.respondWith(found(pathname, request));
});

async function found(path, request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(path)) ?? (request ? fetch(request) : Response.error());
}
