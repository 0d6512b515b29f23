/**
 * The service worker: shows messages that a push service brings, leads to what they are about, and says that this browser
 * is there (what a push holds: api/src/message/channel/carry/web-push.ts). Where the site cannot be reached it shows what
 * pages have kept in this browser (BEY-14, web/app/features/offline/keep.ts). It keeps nothing itself, and whatever the
 * site answers comes first: nothing kept is ever shown as fresh.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The names that keep.ts gives them. */
const PAGES = 'khum-pages';
const FILES = 'khum-files';
const OFFLINE = '/offline';
const SHELLS = [OFFLINE, '/queued'];
/** A page that is kept is shown when the site has said nothing for so long. */
const PATIENCE_MS = 8_000;
const AGAIN_MS = 1_000;
/** What pages are made of. */
const FILE = /^\/(?:assets|pic|icon)\//;
/** Addresses of the browser that are no pages. */
const NO_PAGE = /^\/(?:api|assets|pic|img|icon|media|feeds|go|og|badge|embed|dev|oembed)(?:\/|$)/;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!NO_PAGE.test(url.pathname)) event.respondWith(pageFor(request, url, event.resultingClientId));
  } else if (FILE.test(url.pathname)) event.respondWith(fileFor(request, url, keptIn.has(event.clientId)));
});

/** Windows that show a page as it was kept. */
const keptIn = new Set();

async function pageFor(request, url, windowId) {
  const asked = fetch(request);
  const kept = await keptPage(url);
  if (!kept) return asked.catch(() => offlinePage(request, url));
  const fresh = asked.then((answer) => (isGateway(answer.status) ? null : answer)).catch(() => null);
  const answer = await Promise.race([fresh, new Promise((done) => setTimeout(done, PATIENCE_MS, null))]);
  if (answer) return answer;
  keptIn.add(windowId);
  return kept;
}

/** What stands before the site says that it is not there. */
const isGateway = (status) => status >= 502 && status <= 504;

/** A page as it was kept, marked as such, with what there is of its own address in the bar of the browser. */
async function keptPage(url) {
  try {
    const pages = await self.caches.open(PAGES);
    const isShell = SHELLS.includes(url.pathname);
    const found = await pages.match(url.pathname, { ignoreVary: true });
    if (!found || (url.search !== '' && !isShell)) return undefined;
    const html = (await found.text()).replace('<html ', '<html data-kept ');
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': found.headers.get('content-security-policy') } });
  } catch {
    // storage is refused: as without a worker
    return undefined;
  }
}

/**
 * Of what is not kept the page that lists what is. Where that is missing the browser would say it itself, on a page that
 * leads nowhere: the site is asked once more, since a connection may carry nothing in the moment in which it is announced.
 */
async function offlinePage(request, url) {
  const shell = await keptPage(new URL(OFFLINE, url));
  if (shell && url.pathname !== OFFLINE) return Response.redirect(`${OFFLINE}?from=${encodeURIComponent(url.pathname + url.search)}`);
  await new Promise((done) => setTimeout(done, AGAIN_MS));
  return fetch(request);
}

/**
 * A page as it was kept is made of what was kept with it: the site may say nothing for long, or be of another build by now.
 * Every other page gets its files from the site.
 */
async function fileFor(request, url, isOfKept) {
  if (isOfKept) return (await keptFile(url)) ?? fetch(request);
  return fetch(request).catch(async (error) => {
    const kept = await keptFile(url);
    if (!kept) throw error;
    return kept;
  });
}

/** A file as it was kept; of a picture any size will do. */
const keptFile = (url) =>
  self.caches
    .open(FILES)
    .then((files) => files.match(url.pathname, { ignoreSearch: true, ignoreVary: true }))
    .catch(() => undefined);

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
