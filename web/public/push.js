// Told by the server that somebody's turn has come, or that they are invited: says so, and a click
// leads to the table. It keeps no pages. Its words come with its address.
const words = new URL(self.location.href).searchParams;

self.addEventListener("push", (event) => {
  const { kind, table, game, url } = event.data.json();
  const title = words.get(kind) ?? "Undercard";
  const options = { body: words.get(game) ?? game, tag: table, icon: "/favicon.svg", data: url };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === url);
  if (open) await open.focus();
  else await self.clients.openWindow(url);
}
