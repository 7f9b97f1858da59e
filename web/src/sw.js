/* The service worker: opens the page without a network. VERSION and FILES are put in by vite.config.ts; for a hall
   without a server scripts/build_site.py adds the files of the hall itself, which then are kept like the page's.
   - the page itself: from the network, or as it was last; the documentation only from the network;
   - a hall without a server: all of one version, from the cache; the next version waits until it is whole and wanted;
   - its files (a hash in their names): from the cache, else fetched once and kept;
   - what the server says about games, cards, lessons and matches that were looked at: from the network, else as it was last. */
const BASE = new URL("./", location.href).pathname; // where the page lies
const OURS = `gnomehall-${BASE}-`; // several halls may lie at one server
const SHELL = `${OURS}${VERSION}`;
const SAID = "gnomehall-said"; // answers of the server outlive a new version of the page
const LEAVES = ["", "door.svg", "manifest.webmanifest"].map((name) => BASE + name); // beside those with a hash in their names
const WHOLE = FILES.map((name) => BASE + name);
const IS_SITE = FILES.includes("engine/engine.json");
const KEPT_WHOLE = `${BASE}kept-whole`; // in the cache of a version once all its files are
const BESIDE = ["/docs", "/here"]; // at a server, but not of this page
const MOST = 400; // answers kept
const PATIENCE = 4000; // milliseconds for the page itself
const KEPT =
  /^\/api\/(games(\/\w+\/(cards|cards\.toml|lessons|rules))?|tables\/[\w-]+(\/(record|replay|summary|cards))?)$/;
const SHOWN = /^\/api\/(summary|replay)$/; // positions of an own record: the same question has the same answer for ever

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const shell = await caches.open(SHELL);
      for (const leaf of LEAVES) await shell.put(leaf, await fresh(leaf));
      if (await isKept()) await keepAll(shell, () => {}); // the next version is whole before it is announced
    })(),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/* The page asks for the rest once it is at rest: the first load stays small. It says too when a new version may come. */
self.addEventListener("message", (event) => {
  if (event.data?.type === "take") event.waitUntil(self.skipWaiting());
  if (event.data?.type !== "keep") return;
  const tell = (message) => event.source?.postMessage(message);
  event.waitUntil(
    (async () => {
      const whole = await keepAll(await caches.open(SHELL), (done) =>
        tell({ type: "keeping", base: BASE, done, of: WHOLE.length }),
      );
      for (const path of event.data.paths ?? []) {
        const url = new URL(path, location.origin);
        if (KEPT.test(url.pathname)) await said(new Request(url)).catch(() => {});
      }
      await forgetOld();
      tell({ type: "kept", base: BASE, whole });
    })(),
  );
});

/* A file as it is now, whatever the browser remembers of it. */
async function fresh(path) {
  const answer = await fetch(path, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/* Whether a version of this page is kept whole. */
async function isKept() {
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && (await (await caches.open(name)).match(KEPT_WHOLE))) return true;
  return false;
}

/* Fetch what is missing of this version; names with a hash may come from another one. Whether all is here then. */
async function keepAll(shell, tell) {
  let here = 0;
  for (const file of WHOLE) {
    try {
      const known = file.startsWith(`${BASE}assets/`) ? await caches.match(file) : await shell.match(file);
      if (!(await shell.match(file))) await shell.put(file, known ?? (await fresh(file)));
      tell((here += 1));
    } catch {
      // without a network the rest comes the next time
    }
  }
  if (here === WHOLE.length) await shell.put(KEPT_WHOLE, new Response(""));
  return here === WHOLE.length;
}

/* Other versions go when no other tab can still be running one. */
async function forgetOld() {
  if ((await self.clients.matchAll({ type: "window" })).length > 1 || self.registration.waiting) return;
  if (self.registration.installing) return;
  const old = (name) => (name.startsWith(OURS) && name !== SHELL) || /^gnomehall-[0-9a-f]{12}$/.test(name);
  for (const name of await caches.keys()) if (old(name)) await caches.delete(name);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "POST" && SHOWN.test(url.pathname) && url.origin === location.origin)
    event.respondWith(shown(request, url));
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (BASE === "/" && BESIDE.some((one) => url.pathname === one || url.pathname.startsWith(`${one}/`))) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith(`${BASE}assets/`) || LEAVES.includes(url.pathname) || WHOLE.includes(url.pathname))
    event.respondWith(file(request));
  else if (KEPT.test(url.pathname) && !url.searchParams.has("wait")) event.respondWith(said(request));
});

async function page(request) {
  const cache = await caches.open(SHELL);
  const kept = IS_SITE ? await cache.match(BASE) : undefined;
  if (kept) return kept;
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) await cache.put(BASE, answer.clone());
    return answer;
  } catch {
    return (await cache.match(BASE)) ?? Response.error();
  }
}

async function file(request) {
  const shell = await caches.open(SHELL);
  const found = (await shell.match(request)) ?? (await caches.match(request));
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request, answer.clone());
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
