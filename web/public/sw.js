// Keeps the pages of a device that deals cards, so that it can be loaded again while the server is away, or is only
// getting ready. What the server has comes first: only what never changes under its name, and what cannot be had now, come
// from here.

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
  if (request.mode === "navigate") event.respondWith(asked(request, "/"));
  else if (pathname.startsWith("/api/games/")) event.respondWith(asked(request, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(found(pathname, request));
});

/** The server's answer; what is kept where there is none, or it cannot be had now: a proxy too says so for a server. */
async function asked(request, path) {
  const answer = await fetch(request).catch(() => Response.error());
  return answer.status > 0 && answer.status < 500 ? answer : ((await kept(path)) ?? answer);
}

const found = async (path, request) => (await kept(path)) ?? fetch(request);

const kept = async (path) => (await caches.open(KEPT)).match(path);
