// The service worker. It shows a notification for a turn or an invitation; a click opens the table. It
// caches no pages. Its URL contains its texts.
const texts = new URL(self.location.href).searchParams;

self.addEventListener("push", (event) => {
  const { kind, table, game, url } = event.data.json();
  const title = texts.get(kind) ?? "Undercard";
  const options = { body: texts.get(game) ?? game, tag: table, icon: "/favicon.svg", data: url };
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
