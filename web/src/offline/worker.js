// The service worker. It shows notifications of turns and invitations, and keeps the pages that work
// without the server: the lessons, the rules and the reference cards. The build replaces OFFLINE; the
// address of the script contains the language and the texts of notifications.
const OFFLINE = { version: "", shell: [""], languages: { en: [""] }, data: [""] };
const NAME = "undercard-";
const CACHE = NAME + OFFLINE.version;
const SHELL = "/";
const ICON = "/favicon.svg";
const PAGES = /^\/(?:offline|learn|rules(?:\/(?:[^/]+(?:\/(?:card|example))?)?)?)$/;
const KEPT = /^\/(?:assets|icons)\/|^\/favicon/;
const texts = new URL(self.location.href).searchParams;

self.addEventListener("install", (event) => event.waitUntil(keepFiles()));
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([dropOldFiles(), self.registration.navigationPreload?.enable()])));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!url.pathname.startsWith("/api/")) event.respondWith(openPage(event, url));
  } else if (KEPT.test(url.pathname)) event.respondWith(findFile(request));
  else if (OFFLINE.data.includes(url.pathname)) event.respondWith(findData(request));
});

// A page comes from the network, so that it is never out of date; without it, from the cache.
async function openPage(event, url) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const page = PAGES.test(url.pathname) && (await caches.match(SHELL));
    return page || Response.redirect(`/offline?to=${encodeURIComponent(url.pathname + url.search)}`);
  }
}

// Only the files of the build and the icon are kept: the list is short.
async function findFile(request) {
  return (await caches.match(request)) ?? fetch(request);
}

// What the server says about its games is the same for everybody; only without it, the kept one is used.
async function findData(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request.url, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

async function keepFiles() {
  const cache = await caches.open(CACHE);
  const own = OFFLINE.languages[texts.get("language")] ?? OFFLINE.languages.en;
  // The names of all other files change with their content.
  await cache.addAll([SHELL, ICON, ...OFFLINE.data].map((file) => new Request(file, { cache: "reload" })));
  await Promise.all([...OFFLINE.shell, ...own].map((file) => keepFile(cache, file)));
}

async function keepFile(cache, file) {
  if (await cache.match(file)) return;
  const known = await caches.match(file);
  await (known ? cache.put(file, known) : cache.add(file));
}

async function dropOldFiles() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(NAME) && name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener("push", (event) => {
  const { kind, table, game, url } = event.data.json();
  const title = texts.get(kind) ?? "Undercard";
  const options = { body: texts.get(game) ?? game, tag: table, icon: "/icons/192.png", badge: "/icons/badge.png", data: url };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});

async function openTable(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === url);
  if (open) await open.focus();
  else await self.clients.openWindow(url);
}
