/**
 * The service worker: shows messages that a push service brings, and leads to what they are about. It keeps no pages and
 * answers no requests. What a push holds: api/src/message/push/post.ts.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = readPush(event.data);
  const icon = '/icon/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon, badge: icon, data: { path: pathOf(url) } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(event.notification.data?.path ?? '/notifications'));
});

/** A push must show something, whatever it holds. */
function readPush(data) {
  try {
    const read = data.json();
    return { title: String(read.title), body: String(read.body ?? ''), url: String(read.url), tag: String(read.tag), lang: String(read.lang) };
  } catch {
    return { title: 'Khum', body: '', url: '/notifications', tag: 'khum', lang: 'en' };
  }
}

/** Where it leads, on this site alone. */
function pathOf(address) {
  const url = URL.canParse(address, self.location.origin) ? new URL(address, self.location.origin) : new URL('/notifications', self.location.origin);
  return url.pathname + url.search + url.hash;
}

async function openPath(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => one.visibilityState === 'visible') ?? windows[0];
  if (!open) return self.clients.openWindow(path);
  await open.focus();
  // a page of before this worker cannot be moved by it
  return open.navigate(path).catch(() => self.clients.openWindow(path));
}
