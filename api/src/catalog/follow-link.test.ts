/** Short links of apps, followed on a server of our own on loopback: never further than allowed. */
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfSigned } from '../../../test/certificate.ts';
import { PUBLIC_HTTPS } from '../kernel/outside.ts';
import { follow } from './follow-link.ts';
import type { Following } from './follow-link.ts';

const { key, cert } = selfSigned();
const asked: string[] = [];
let origin = '';
const ways: Record<string, () => string | null> = {
  '/shopee': () => 'https://shopee.co.th/Fan-i.1.2?utm_source=app&smtt=1',
  '/hop': () => '/shopee',
  '/relative': () => 'hop',
  '/loop': () => '/loop',
  '/evil': () => 'https://shopee.co.th.evil.example/Fan-i.1.2',
  '/user': () => 'https://shopee.co.th@evil.example/product/1/2',
  '/script': () => 'javascript:alert(1)',
  '/plain': () => 'http://127.0.0.2/inside',
  '/inside': () => 'https://169.254.169.254/latest/meta-data',
  '/odd': () => 'https://[',
  '/here': () => null,
};
const server = createServer({ key, cert }, (request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/slow') return undefined;
  const to = ways[request.url ?? '']?.() ?? null;
  if (to === null) return response.end('x'.repeat(200_000));
  return response.writeHead(302, { location: to }).end();
});
let here: Following;

beforeAll(async () => {
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  origin = `https://127.0.0.1:${port}`;
  here = {
    reach: {
      mayReach: (one) => one === '127.0.0.1',
      ports: [String(port)],
      ca: cert,
      limitMs: 300,
    },
    mayAsk: (host) => host === '127.0.0.1',
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('BEY-14: a short link is followed to the page of the marketplace, without what tracks, and that page is not asked for', async () => {
  for (const from of ['/shopee', '/hop', '/relative'])
    expect(await follow(origin + from, here), from).toBe('https://shopee.co.th/Fan-i.1.2');
});

test('BEY-14: what leads elsewhere, in circles, to scripts or to nothing ends there', async () => {
  for (const from of ['/evil', '/user', '/script', '/plain', '/inside', '/odd', '/here', '/none'])
    expect(await follow(origin + from, here), from).toBeNull();
  asked.length = 0;
  expect(await follow(`${origin}/loop`, here)).toBeNull();
  expect(asked.length, 'five hops at most').toBe(5);
  expect(await follow(`${origin}/slow`, here), 'a server that does not answer').toBeNull();
});

test('BEY-14: no machine of our own network is asked, whoever names it', async () => {
  asked.length = 0;
  const reach = { ...PUBLIC_HTTPS, ca: cert, ports: here.reach.ports, limitMs: 300 };
  const open = { reach, mayAsk: () => true };
  for (const url of [`${origin}/shopee`, origin.replace('127.0.0.1', '[::1]'), 'http://127.0.0.1/'])
    expect(await follow(url, open), url).toBeNull();
  expect(asked).toEqual([]);
});
