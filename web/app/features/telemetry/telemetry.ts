/**
 * What this browser reports about the visit (rows TEL): telemetry every 10 s, beacons every 60 s.
 * Comes after the page is idle; whatever fails here, nobody is bothered. It stays in the database
 * of the site, unless the visitor agreed to more; a visitor who turned it off, or whose browser
 * says `DNT` or `GPC`, is not tracked (AMB-66, BEY-27).
 */
import type { DataRouter } from 'react-router';
import { callTable } from 'virtual:khum-calls';
import { TRACKING } from '#contract/constants.ts';
import type { TelemetryEvent } from '#contract/telemetry/event.ts';
import { hearClicks } from '../../lib/click.ts';
import type { Click } from '../../lib/click.ts';
import { clientHeaders } from '../../lib/client.ts';
import { cookie } from '../../lib/cookie.ts';
import { idle } from '../../lib/idle.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { page } from '../../lib/page.ts';
import { requestOf } from '../../lib/request.ts';
import { onViewer, viewer } from '../../lib/viewer.ts';
import { watchFinish } from './finish.ts';
import { leaveMessageVisit, startMessageVisit } from './message-visit.ts';
import { fingerprint } from './fingerprint.ts';
import { makeQueue } from './queue.ts';
import { newId, sessionId, visitorId } from './session.ts';
import { headOf } from '#contract/text.ts';

const VERSION = '1';
const USES = ['pointerdown', 'keydown', 'scroll'] as const;

const telemetry = makeQueue<TelemetryEvent>(
  { throttleMs: TRACKING.telemetryThrottleMs, batch: 200, length: 200_000 },
  (events) => post(`${addressOf('telemetry.report')}?requestId=${newId()}`, events),
);
const beacons = makeQueue<TelemetryEvent>(
  { throttleMs: TRACKING.beaconThrottleMs, batch: TRACKING.batch, length: TRACKING.batchLength },
  (events) =>
    post(
      (cookie('visits') === 'on' ? page().beaconUrl : undefined) ?? addressOf('telemetry.beacon'),
      events,
    ),
);

/** Starts telling. */
export function startTelemetry(router: DataRouter): void {
  if (
    cookie('visits') === 'off' ||
    navigator.doNotTrack === '1' ||
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl
  ) {
    hearClicks(null);
    return;
  }
  let stopWatching = visit();
  let shown = location.pathname;
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === shown) return;
    shown = pathname;
    stopWatching();
    stopWatching = visit();
  });
  startMessageVisit();
  hearClicks(tellClick);
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && flush(),
  );
  window.addEventListener('pagehide', flush);
  tellLogins();
  for (const kind of USES) addEventListener(kind, tellDevice, { capture: true, passive: true });
}

/**
 * What kind of device this is, once somebody uses it: a browser takes long to find its timezone,
 * and a page that was opened and left abuses nothing.
 */
function tellDevice(): void {
  for (const kind of USES) removeEventListener(kind, tellDevice, { capture: true });
  idle(
    () =>
      void fingerprint(cookie('fingerprint') === 'on')
        .then((print) => telemetry.add({ ...eventOf('device'), fingerprint: print }))
        .catch(() => {}),
  );
}

/** Tells of one page, and later that it was read to its end. */
function visit(): () => void {
  telemetry.add(eventOf('page view', { title: headOf(document.title, TRACKING.mapDescription) }));
  return watchFinish(() => beacons.add(eventOf('page finish')));
}

function flush(): void {
  telemetry.flush();
  beacons.flush();
}

/**
 * A login is reported when a user first appears in this browser, in however many tabs and however
 * often it is loaded; a logout when they go (TEL-04, SM-15).
 */
function tellLogins(): void {
  let known = viewer().user?.userId;
  if (known) tellLogin(known);
  onViewer(() => {
    const now = viewer().user?.userId;
    if (now === known) return;
    if (known) {
      removeStored('telemetry-login');
      telemetry.add(eventOf('logout', {}, known));
    }
    known = now;
    if (now) tellLogin(now);
  });
}

function tellLogin(userId: string): void {
  if (readStored('telemetry-login') === userId) return;
  writeStored('telemetry-login', userId);
  telemetry.add(eventOf('login', {}, userId));
}

/**
 * A way out to a shop ends what the link of a message began. A keyword's link counts as a click by itself; here it is reported with its id (TEL-03, SRCH-09).
 */
function tellClick({ subjectType, subjectId, href, at }: Click): void {
  leaveMessageVisit(subjectType);
  if (subjectType === 'KEYWORD')
    telemetry.add(eventOf('keyword click', { id: subjectId }, viewer().user?.userId, { href, at }));
}

/**
 * Pages whose address is sent without its query: what a provider of sign-in led back with, and what
 * somebody pasted to be checked, are nobody's to keep.
 */
const UNSAID: ReadonlySet<string> = new Set(['/login', '/check']);

/** An event as it is sent; `made` where it was made before now. */
function eventOf(
  eventName: string,
  params: Record<string, unknown> = {},
  userId = viewer().user?.userId,
  made = { href: location.href, at: Date.now() },
): TelemetryEvent {
  const { origin, pathname } = new URL(made.href);
  return {
    version: VERSION,
    eventName,
    eventId: newId(),
    timestamp: made.at,
    sessionId: sessionId(made.at),
    userId: userId ?? null,
    visitorId: visitorId(userId),
    userAgent: headOf(navigator.userAgent, 300),
    platform: clientHeaders()['x-platform'],
    language: page().lang,
    screenResolution: `${screen.width}x${screen.height}`,
    windowResolution: `${innerWidth}x${innerHeight}`,
    pageHref: headOf(UNSAID.has(pathname) ? origin + pathname : made.href, 2000),
    page: headOf(pathname, 200),
    network:
      (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType ?? '',
    deviceId: clientHeaders()['x-device-id'],
    params,
  };
}

function addressOf(name: string): string {
  return requestOf(callTable[name] as string, {}).url;
}

/**
 * By beacon, which outlives the page; where there is none, or it is full, by a request that does
 * too.
 */
function post(url: string, events: readonly TelemetryEvent[]): void {
  const body = JSON.stringify(events);
  try {
    if (navigator.sendBeacon(url, body)) return;
  } catch {
    // then as below
  }
  fetch(url, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
  }).catch(() => {});
}
