import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import type { TelemetryEvent } from '#contract/telemetry/event.ts';
import { signUp } from '../../../test/people.ts';
import { makeWorld, START } from '../../../test/world.ts';
import { upkeepEvents } from './event.ts';

const world = await makeWorld();
const DEVICE = { 'x-device-id': 'device-1' };
const later = (ms: number) => world.clock.set(new Date(Date.parse(START) + ms));
const rows = async (table = 'telemetry_event') => {
  const db = (await world.ctx()).db;
  return table === 'telemetry_event'
    ? db.rows<Record<string, unknown>>(sql`select * from telemetry_event order by id`)
    : db.rows<Record<string, unknown>>(sql`select * from device_print`);
};
const whole: TelemetryEvent = {
  version: '1',
  eventName: 'page view',
  eventId: 'e1',
  timestamp: Date.parse(START) - 5000,
  sessionId: 's1',
  userId: '999',
  visitorId: 'v1',
  userAgent: 'Browser',
  platform: 'Web',
  language: 'th',
  screenResolution: '375x812',
  windowResolution: '375x700',
  pageHref: 'https://khum.example/content/a',
  page: 'deal',
  network: '4g',
  deviceId: 'device-1',
  params: { a: 1 },
};
const report = (
  events: TelemetryEvent[],
  headers: Record<string, string> = DEVICE,
  requestId?: string,
) =>
  world.app.server
    .inject({
      method: 'POST',
      url: `/api/saas-tenant-service/tenant/report${requestId ? `?requestId=${requestId}` : ''}`,
      headers,
      payload: events,
    })
    .then((answer) => answer.json());

beforeEach(async () => {
  world.clock.set(START);
  await (await world.ctx()).db.run(sql`delete from telemetry_event`);
});

test('TEL-01, TEL-02, API-04: an event with every field is stored; a batch that comes twice counts once; the device is a digest', async () => {
  expect((await report([whole, { eventName: 'scroll' }], DEVICE, 'r1')).data).toEqual({
    accepted: 2,
  });
  expect((await report([whole, { eventName: 'scroll' }], DEVICE, 'r1')).data).toEqual({
    accepted: 0,
  });
  const [first, second] = await rows();
  expect(first).toMatchObject({
    name: 'page view',
    session_id: 's1',
    visitor_id: 'v1',
    page: 'deal',
    network: '4g',
    params: { a: 1 },
    user_id: null,
  });
  expect(first?.happened_at).toEqual(new Date(Date.parse(START) - 5000));
  expect(second?.happened_at).toEqual(new Date(START));
  expect(JSON.stringify(await rows())).not.toContain('device-1');
});

test('TEL-03, AMB-67: clicks do not belong into the report', async () => {
  expect(
    (await report([{ eventName: 'click' }, { eventName: 'keyword click', params: { id: '7' } }]))
      .data,
  ).toEqual({ accepted: 1 });
});

test('TEL-01: who did it is who is signed in, never who the browser says', async () => {
  const me = await signUp(world);
  await report([whole], { ...me.headers, ...DEVICE });
  expect((await rows())[0]?.user_id).toBe(Number(me.userId));
});

test('TEL-05, API-05: a beacon is a JSON array, also as text', async () => {
  const answer = await world.app.server.inject({
    method: 'POST',
    url: '/api/saas-tenant-service/tenant/beacon',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    payload: JSON.stringify([{ eventName: 'page finish' }]),
  });
  expect(answer.json()).toMatchObject({ success: true, data: { accepted: 1 } });
});

test('AMB-66: DNT, GPC and a tenant that switched it off leave nothing', async () => {
  expect((await report([whole], { ...DEVICE, dnt: '1' })).data).toEqual({ accepted: 0 });
  expect((await report([whole], { ...DEVICE, 'sec-gpc': '1' })).data).toEqual({ accepted: 0 });
  expect(await rows()).toEqual([]);
});

test('TEL-07, AMB-65: a fingerprint is stored as a digest', async () => {
  await report([
    { eventName: 'device', fingerprint: { os: 'Android', canvas: 'abcdef', fonts: ['Arial'] } },
  ]);
  const [print] = await rows('device_print');
  expect(print?.print).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(print)).not.toMatch(/Android|abcdef|Arial/);
});

test('TEL-09: whatever arrives, the answer is never a crash', async () => {
  const odd: unknown[] = [
    null,
    1,
    'x',
    {},
    { eventName: 5 },
    { eventName: 'a\u0000b', params: { 'k\u0000': '\u0000\ud800' } },
    { eventName: 'x', timestamp: 'never' },
    { eventName: 'x', timestamp: 1e300 },
  ];
  for (const one of odd) {
    const answer = await world.app.server.inject({
      method: 'POST',
      url: '/api/saas-tenant-service/tenant/report',
      payload: JSON.stringify([one]),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode, JSON.stringify(one)).toBeLessThan(500);
  }
  const many = Array.from({ length: 201 }, () => ({ eventName: 'x' }));
  expect(await report(many)).toMatchObject({ success: false, code: 422 });
  await report([{ eventName: 'big', params: { text: 'x'.repeat(20_000) } }]);
  expect((await rows()).at(-1)).toMatchObject({ name: 'big', params: {} });
});

test('AMB-66: each day is summed up, and what is older than ninety days goes', async () => {
  await report([whole, whole, { eventName: 'scroll', sessionId: 's2' }]);
  await upkeepEvents(await world.ctx());
  const sums = () =>
    world
      .ctx()
      .then(({ db }) =>
        db.rows(sql`select name, events, devices, sessions from telemetry_day order by name`),
      );
  const expected = [
    { name: 'page view', events: 2, devices: 1, sessions: 1 },
    { name: 'scroll', events: 1, devices: 1, sessions: 1 },
  ];
  expect(
    (await sums()).filter((one) =>
      ['page view', 'scroll'].includes((one as { name: string }).name),
    ),
  ).toEqual(expected);
  later(91 * 86_400_000);
  await upkeepEvents(await world.ctx());
  expect(await rows()).toEqual([]);
  expect((await sums()).length).toBeGreaterThan(1);
});
