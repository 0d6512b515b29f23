import { expect, test } from 'vitest';
import { failureEnvelope, logFailure } from './envelope.ts';
import type { Log } from './log.ts';

const ctx = { lang: 'en', requestId: 'r' } as const;
const statusOf = (error: unknown) => failureEnvelope(error, ctx).status;

test('12.2, 12.5: what the database cannot do now is 503; what we got wrong is 500; what was asked wrongly is 4xx', () => {
  for (const code of [
    '53100',
    '53200',
    '53300',
    '57014',
    '57P01',
    '57P03',
    '08006',
    '40P01',
    '55P03',
    '58030',
    '25006',
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
  ])
    expect(statusOf(Object.assign(new Error('x'), { code })), code).toBe(503);
  for (const message of [
    'Query read timeout',
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
  ])
    expect(statusOf(new Error(message)), message).toBe(503);
  for (const error of [
    new Error('x'),
    new TypeError('no such property'),
    Object.assign(new Error('x'), { code: '42601' }),
    Object.assign(new Error('x'), { code: '40' }),
    null,
    'x',
  ])
    expect(statusOf(error), String(error)).toBe(500);
  for (const statusCode of [400, 405, 411, 412, 417, 426, 431])
    expect(statusOf(Object.assign(new Error('x'), { statusCode }))).toBe(400);
  expect(statusOf(Object.assign(new Error('x'), { statusCode: 416 }))).toBe(416);
  expect(
    statusOf(Object.assign(new Error('x'), { code: 503, errorKey: 'server.busy' })),
    'a call in process that found the database away',
  ).toBe(503);
});

test('12.2: one reason is logged once, however many requests meet it; that the database is away is left to its pulse', () => {
  const said: [string, string][] = [];
  const log = new Proxy(
    {},
    { get: (_, level) => (_about: object, message: string) => said.push([String(level), message]) },
  ) as Log;
  const full = Object.assign(new Error('could not extend file: No space left on device'), {
    code: '53100',
  });
  for (let n = 0; n < 50; n += 1) logFailure(log, 503, full, 'call failed');
  expect(said.filter(([level]) => level === 'warn')).toHaveLength(1);
  said.length = 0;
  for (let n = 0; n < 50; n += 1)
    logFailure(log, 503, Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'call failed');
  logFailure(log, 501, new Error('x'), 'call failed');
  logFailure(log, 200, new Error('x'), 'call failed');
  expect(said.filter(([level]) => level !== 'debug')).toEqual([]);
  for (let n = 0; n < 2; n += 1) logFailure(log, 500, new Error('x'), 'call failed');
  expect(said.filter(([level]) => level === 'error')).toHaveLength(2);
});
