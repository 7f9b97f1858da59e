/* The service worker: opens the page without a network. VERSION and FILES are put in by vite.config.ts; for a hall
   without a server scripts/build_site.py adds the files of the hall itself, which then are kept like the page's.
   - the page itself: from the network, or as it was last; the documentation only from the network;
   - its files (a hash in their names): from the cache, else fetched once and kept;
   - what the server says about games, cards, lessons and matches that were looked at: from the network, else as it was last. */
const SHELL = `gnomehall-${VERSION}`;
const SAID = "gnomehall-said"; // answers of the server outlive a new version of the page
const BASE = new URL("./", location.href).pathname; // where the page lies
const LEAVES = ["", "door.svg", "manifest.webmanifest"].map((name) => BASE + name); // beside those with a hash in their names
const WHOLE = FILES.map((name) => BASE + name);
const MOST = 400; // answers kept
const PATIENCE = 4000; // milliseconds for the page itself
const KEPT =
  /^\/api\/(games(\/\w+\/(cards|cards\.toml|lessons|rules))?|tables\/[\w-]+(\/(record|replay|film|cards))?)$/;
const SHOWN = /^\/api\/(film|replay)$/; // positions of an own record: the same question has the same answer for ever

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(LEAVES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith("gnomehall-") && name !== SHELL && name !== SAID) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

/* The page asks for the rest once it is at rest: the first load stays small. */
self.addEventListener("message", (event) => {
  if (event.data?.type !== "keep") return;
  event.waitUntil(
    (async () => {
      const shell = await caches.open(SHELL);
      for (const file of WHOLE) if (!(await shell.match(file))) await shell.add(file).catch(() => {});
      for (const path of event.data.paths ?? []) {
        const url = new URL(path, location.origin);
        if (KEPT.test(url.pathname)) await said(new Request(url)).catch(() => {});
      }
      event.source?.postMessage({ type: "kept" });
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "POST" && SHOWN.test(url.pathname) && url.origin === location.origin)
    event.respondWith(shown(request, url));
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname === "/docs" || url.pathname.startsWith("/docs/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith(`${BASE}assets/`) || LEAVES.includes(url.pathname) || WHOLE.includes(url.pathname))
    event.respondWith(file(request));
  else if (KEPT.test(url.pathname) && !url.searchParams.has("wait")) event.respondWith(said(request));
});

async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) await cache.put(BASE, answer.clone());
    return answer;
  } catch {
    return (await cache.match(BASE)) ?? Response.error();
  }
}

async function file(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

async function said(request) {
  const cache = await caches.open(SAID);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request.url, answer.clone());
      const keys = await cache.keys();
      for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(old);
    }
    return answer;
  } catch (error) {
    const found = await cache.match(request.url);
    if (found) return found;
    throw error;
  }
}

async function shown(request, url) {
  const asked = await crypto.subtle.digest("SHA-256", await request.clone().arrayBuffer());
  const name = Array.from(new Uint8Array(asked), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const key = `${location.origin}/kept${url.pathname}/${name}${url.search}`;
  const cache = await caches.open(SAID);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(key);
    if (found) return found;
    throw error;
  }
}

/* Tells, when the page is closed, that it is one's turn (app/push.ts asks for it). */
self.addEventListener("push", (event) => {
  const { title, body, table } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: table, icon: `${BASE}door.svg`, data: table }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = `/play/${event.notification.data}`;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
