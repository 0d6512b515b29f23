import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world.ts';

const token = 'a-token-of-twenty-letters';
const open = await makeWorld();
const guarded = await makeWorld({ env: { METRICS_TOKEN: token } });
const PATHS = ['/metrics', '/request-log'];
/** As requests arrive through proxies, which show much, little or nothing about themselves. */
const PROXIED: Record<string, string>[] = [
  {},
  { host: '127.0.0.1:3000', connection: 'close' },
  { host: 'localhost' },
  { 'x-forwarded-for': '127.0.0.1' },
  { forwarded: 'for=127.0.0.1' },
  { 'x-real-ip': '127.0.0.1', via: '1.1 x' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${token}x` },
];

test('metrics and calls are closed on the site without a token, whoever asks and by whatever headers', async () => {
  for (const url of PATHS)
    for (const headers of PROXIED)
      for (const remoteAddress of ['127.0.0.1', '::1', '10.0.0.9']) {
        expect((await open.app.server.inject({ url, headers, remoteAddress })).statusCode).toBe(
          404,
        );
        expect((await guarded.app.server.inject({ url, headers, remoteAddress })).statusCode).toBe(
          404,
        );
      }
});

test('the token opens them from anywhere, and so does the listener of their own, which other names do not reach', async () => {
  for (const url of PATHS) {
    expect(
      (
        await guarded.app.server.inject({
          url,
          headers: { authorization: `Bearer ${token}` },
          remoteAddress: '10.0.0.9',
        })
      ).statusCode,
    ).toBe(200);
    expect((await open.app.operations.inject({ url })).statusCode).toBe(200);
    for (const host of ['evil.example', '10.0.0.9:9000', 'localhost.evil.example'])
      expect((await open.app.operations.inject({ url, headers: { host } })).statusCode).toBe(421);
  }
  expect((await open.app.operations.inject({ url: '/' })).statusCode).toBe(404);
});

test('OPS-20: the figures report rows that were set aside', async () => {
  const ctx = await open.ctx();
  const { default: sql } = await import('sql-template-tag');
  await ctx.db.run(
    sql`insert into set_aside values ('TH', 'search.index', 'GOODS', 1, 'too long', ${ctx.now})`,
  );
  expect((await open.app.operations.inject({ url: '/metrics' })).body).toContain(
    'khum_rows_set_aside{job="search.index"} 1',
  );
});
