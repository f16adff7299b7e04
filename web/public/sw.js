/* Keeps the page on the device, so that the table companion and the rules work without a network; and
   shows notifications while the page is closed.

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

/* The server says in the person's language what awaits them, and at which table. */
self.addEventListener("push", (event) => {
  event.waitUntil(notify(event.data.json()));
});

async function notify({ title, body, path, tag }) {
  const windows = await tableWindows(path);
  if (windows.some(({ focused }) => focused)) return;
  // Of a table, only the latest is worth seeing.
  const shown = await self.registration.getNotifications();
  for (const older of shown) {
    if (older.data?.path === path && older.tag !== tag) older.close();
  }
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: "/icon-192.png",
    data: { path },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.path ?? FRONT));
});

async function goTo(path) {
  const [window] = await tableWindows(path);
  await (window ? window.focus() : self.clients.openWindow(path));
}

async function tableWindows(path) {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter(({ url }) => new URL(url).pathname === path);
}
