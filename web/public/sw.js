/* Keeps the page on the device, so that the table companion and the rules work without a network.

   Pages come from the network as long as there is one, so that nobody sees an old one after an
   upgrade. Without a network they are those that were kept whole: the front page together with all
   files that it needs, as /sw-files.js lists them. What the server does under /api is not touched. */
importScripts("/sw-files.js");

const { version, files } = self.KEPT;
const CACHE = `alhambra-${version}`;
const FRONT = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll([
    new Request(FRONT, { cache: "reload" }),
    ...files.map((file) => new Request(file)),
  ]);
}

/* Those who have the page before this one open still need its files. */
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then(async (names) => {
      const older = names.filter((name) => name.startsWith("alhambra-") && name !== CACHE);
      await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
    }),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname === "/api" || pathname.startsWith("/api/") || pathname === "/healthz") return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(withoutNetwork));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptOrFetched(request));
  else if (files.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

/* The names of assets change with what is in them: what was kept is right. */
async function keptOrFetched(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/* The front page, marked, so that it knows that it was not reached over the network. */
async function withoutNetwork() {
  const kept = await caches.match(FRONT, { cacheName: CACHE });
  if (!kept) return Response.error();
  const text = await kept.text();
  return new Response(text.replace("<html ", "<html data-offline "), {
    headers: kept.headers,
  });
}
