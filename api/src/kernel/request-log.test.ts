import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world.ts';
import { keptBody, RequestLog } from './request-log.ts';

const entry = (n: number) => ({ time: '', requestId: `r${n}`, method: 'GET', url: '/', call: 'a.b', status: n % 2 ? 200 : 404, ms: 1, body: '' });

test('LAY-13, CONST-13: ten thousand entries; the next one takes the place of the first', () => {
  const log = new RequestLog();
  for (let n = 0; n <= 10_000; n += 1) log.add(entry(n));
  expect(log.find({ limit: 20_000 })).toHaveLength(10_000);
  expect(log.find({ requestId: 'r0' })).toEqual([]);
  expect(log.find({ limit: 1 })[0]?.requestId).toBe('r10000');
  expect(log.find({ least: 400, limit: 20_000 })).toHaveLength(5000);
});

test('LAY-13: bodies are cut at 1024 characters, and nothing secret is in them', () => {
  expect(keptBody({ text: 'x'.repeat(5000) })).toHaveLength(1024);
  const kept = keptBody({
    password: 'abcdefg1',
    rcv: 'a@b.co',
    authCode: '123456',
    validKey: 'k',
    idToken: 't',
    userInfo: { email: 'a@b.co', nickname: 'Nok' },
  });
  for (const secret of ['abcdefg1', 'a@b.co', '123456', '"k"', '"t"']) expect(kept).not.toContain(secret);
  expect(kept).toContain('Nok');
  expect(keptBody(undefined)).toBe('');
});

test('LAY-13, LAY-02: a call is found by its request id, by whoever runs this machine alone', async () => {
  const world = await makeWorld();
  const headers = { 'x-request-id': 'find-me', authorization: 'Bearer very-secret-token' };
  await world.call('verification.valid', { rcv: 'a@b.co', rcvType: 'EMAIL', authScene: 'LOGIN', authCode: '123456' }, headers);
  const read = (more: object = {}) => world.app.server.inject({ url: '/request-log?requestId=find-me', ...more });
  const { entries } = (await read()).json() as { entries: { call: string; status: number; body: string }[] };
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ call: 'verification.valid', status: 200, method: 'POST' });
  expect(JSON.stringify(entries)).not.toMatch(/a@b\.co|123456|very-secret/);
  expect((await read({ headers: { 'x-forwarded-for': '1.2.3.4' } })).statusCode).toBe(404);
  expect((await read({ remoteAddress: '10.0.0.9' })).statusCode).toBe(404);
});
