/** Telemetry and beacons (rows TEL; API-04, API-05; AMB-65..67). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../define.ts';
import { text, Url } from '../shapes.ts';

const Short = Type.Optional(text(200));
const Whole = Type.Optional(Type.Union([Type.Number(), Type.Null()]));

/**
 * TEL-07. Canvas, WebGL and fonts only after consent (AMB-65); stored hashed, 90 days, for abuse
 * checks alone.
 */
export const Fingerprint = Type.Object({
  os: Short,
  osVersion: Short,
  device: Short,
  brand: Short,
  model: Short,
  browser: Short,
  browserVersion: Short,
  engine: Short,
  screenWidth: Whole,
  screenHeight: Whole,
  pixelRatio: Whole,
  colorDepth: Whole,
  touchPoints: Whole,
  language: Short,
  timezone: Short,
  canvas: Short,
  webgl: Short,
  fonts: Type.Optional(Type.Array(text(100), { maxItems: 300 })),
});
export type Fingerprint = Static<typeof Fingerprint>;

/** TEL-01. Only the name is needed: an event of an older client is better than none. */
export const TelemetryEvent = Type.Object({
  eventName: text(100, { minLength: 1 }),
  version: Short,
  eventId: Short,
  timestamp: Type.Optional(
    Type.Union([Type.Number(), text(40)], { description: 'Epoch milliseconds, or ISO 8601' }),
  ),
  sessionId: Short,
  userId: Type.Optional(Type.Union([text(200), Type.Null()])),
  visitorId: Short,
  userAgent: Type.Optional(text(1000)),
  platform: Short,
  language: Short,
  screenResolution: Short,
  windowResolution: Short,
  pageHref: Type.Optional(Url),
  page: Short,
  network: Short,
  deviceId: Short,
  fingerprint: Type.Optional(Fingerprint),
  params: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      maxProperties: 50,
      description: 'Cut to 10,240 characters when stored',
    }),
  ),
});
export type TelemetryEvent = Static<typeof TelemetryEvent>;

const events = Type.Array(TelemetryEvent, { maxItems: 200 });
const answer = Type.Object({
  accepted: Type.Integer({
    description:
      'Events stored; those that may not be stored (no consent, DNT, GPC) are dropped silently',
  }),
});

export const report = defineCall({
  name: 'telemetry.report',
  id: 'API-04',
  method: 'POST',
  path: '/saas-tenant-service/tenant/report',
  who: 'anyone',
  doc:
    'Telemetry, batched every 10 s: the body is a JSON array, `requestId` is in the query string. A batch with a known requestId counts once. ' +
    'Click events do not belong here (AMB-67) and are dropped.',
  arrayBody: 'events',
  query: ['requestId'],
  ask: Type.Object({ requestId: Type.Optional(text(100)), events }),
  answer,
});
export const beacon = defineCall({
  name: 'telemetry.beacon',
  id: 'API-05',
  method: 'POST',
  path: '/saas-tenant-service/tenant/beacon',
  who: 'anyone',
  doc: 'The beacon tracking report: a JSON array, also as text/plain from sendBeacon. Clients send at most 10 items and 10,240 characters at a time (TEL-05).',
  arrayBody: 'events',
  ask: Type.Object({ events }),
  answer,
});
