import { expect, test } from 'vitest';
import { everyCall } from '#contract/calls.ts';
import { makeWorld } from '../../../test/world.ts';
import { loggedAsk, RequestLog } from './request-log.ts';

const entry = (n: number) => ({
  time: '',
  requestId: `r${n}`,
  method: 'GET',
  path: '/',
  call: 'a.b',
  status: n % 2 ? 200 : 404,
  ms: 1,
  ask: '',
});

test('LAY-13, CONST-13: ten thousand entries; the next one takes the place of the first', () => {
  const log = new RequestLog();
  for (let n = 0; n <= 10_000; n += 1) log.add(entry(n));
  expect(log.find({ limit: 20_000 })).toHaveLength(10_000);
  expect(log.find({ requestId: 'r0' })).toEqual([]);
  expect(log.find({ limit: 1 })[0]?.requestId).toBe('r10000');
  expect(log.find({ least: 400, limit: 20_000 })).toHaveLength(5000);
});

test('LAY-13: of what was asked, words of the contract, numbers and ids stay; of what somebody typed its length alone', () => {
  const kept = loggedAsk('verification.valid', {
    rcv: 'a@b.co',
    rcvType: 'EMAIL',
    authScene: 'LOGIN',
    authCode: '123456',
    countryCode: '66',
    more: 'unasked',
  });
  expect(JSON.parse(kept)).toMatchObject({
    rcv: '(6 characters)',
    rcvType: 'EMAIL',
    authScene: 'LOGIN',
    authCode: '(6 characters)',
  });
  expect(
    loggedAsk('search.search', { keyword: 'HIV test kit', pageRequest: { page: 2, size: 20 } }),
  ).toBe('{"keyword":"(12 characters)","pageRequest":{"page":2,"size":20}}');
  expect(loggedAsk('conversation.ask', { question: 'am I pregnant?', id: '12' })).not.toContain(
    'pregnant',
  );
  expect(
    loggedAsk('webhook.create', { url: 'https://hooks.example/s3cret-token', events: [] }),
  ).not.toContain('s3cret');
  expect(loggedAsk('nobody.knows', { a: 'b' })).toBe('{}');
  expect(loggedAsk('', undefined)).toBe('');
  expect(
    loggedAsk('draft.update', {
      title: 'x'.repeat(5000),
      keywords: Array.from({ length: 5000 }, () => 'secret'),
    }).length,
  ).toBeLessThanOrEqual(1024);
});

test('SEC: no text field of any call is logged, whatever it is called', () => {
  const canary = 'zanzibar-canary';
  const filled = (schema: {
    type?: string;
    properties?: Record<string, object>;
    items?: object;
    anyOf?: object[];
  }): unknown => {
    if (schema.anyOf) return filled(schema.anyOf[0] as never);
    if (schema.type === 'object')
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, filled(inner)]),
      );
    return schema.type === 'array'
      ? [filled((schema.items ?? {}) as never)]
      : schema.type === 'string'
        ? canary
        : 1;
  };
  for (const call of everyCall)
    expect(loggedAsk(call.name, filled(call.ask as never)), call.name).not.toContain(canary);
});

test('LAY-13, LAY-02: a call is found by its request id, by whoever runs this machine alone', async () => {
  const world = await makeWorld();
  const headers = { 'x-request-id': 'find-me', authorization: 'Bearer very-secret-token' };
  await world.call(
    'verification.valid',
    { rcv: 'a@b.co', rcvType: 'EMAIL', authScene: 'LOGIN', authCode: '123456' },
    headers,
  );
  const { entries } = (
    await world.app.operations.inject({ url: '/request-log?requestId=find-me' })
  ).json() as { entries: { call: string; status: number }[] };
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ call: 'verification.valid', status: 200, method: 'POST' });
  expect(JSON.stringify(entries)).not.toMatch(/a@b\.co|123456|very-secret/);
});
