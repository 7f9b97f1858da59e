// Tells, when the page is closed, that it is one's turn; it keeps and fetches nothing.
self.addEventListener("push", (event) => {
  const { title, body, table } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, icon: "/door.svg", data: table }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = `/play/${event.notification.data}`;
  event.waitUntil(clients.matchAll({ type: "window" }).then((pages) => {
    const open = pages.find((page) => new URL(page.url).pathname === path);
    return open ? open.focus() : clients.openWindow(path);
  }));
});
