/**
 * The service worker: shows messages that a push service brings, leads to what they are about, and says that this browser
 * is there. It keeps no pages and answers no requests. What a push holds: api/src/message/channel/carry/web-push.ts.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = readPush(event.data);
  const icon = '/icon/icon-192.png';
  const shown = self.registration.showNotification(title, { body, tag, lang, icon, badge: icon, data: { path: pathOf(url) } });
  event.waitUntil(Promise.all([shown, self.registration.pushManager.getSubscription().then(sayHeard)]));
});

/** The push service took the subscription back: another takes its place, and the server learns of it (BEY-55). */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(replaceSubscription(event)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(event.notification.data?.path ?? '/notifications'));
});

async function replaceSubscription({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const next = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  // without the old one nothing proves whose it was: the next page that is opened finds out
  if (oldSubscription && next) await sayHeard(oldSubscription, next);
}

/** A sign of life, and which subscription is the one now; where it does not arrive, the next page says it again. */
async function sayHeard(subscription, next) {
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const replaced = next && next.toJSON();
  const body = { endpoint, auth: keys.auth, ...(replaced && { subscription: { endpoint: replaced.endpoint, keys: { p256dh: replaced.keys.p256dh, auth: replaced.keys.auth } } }) };
  await fetch('/api/saas-user-service/channels/heard', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).catch(() => {});
}

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
