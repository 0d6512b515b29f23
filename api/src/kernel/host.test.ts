import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world.ts';
import { hostName, isNamedHost, isOurHost, isSameOrigin, originFor, tenantByHost } from './host.ts';
import type { Tenant } from './context.ts';

const tenants = [
  { id: 'TH', hosts: ['deals.example.net'] },
  { id: 'ID', hosts: [] },
] as unknown as Tenant[];
const site = { publicUrl: 'https://khum.example' };
const world = await makeWorld({
  env: { PUBLIC_URL: 'https://khum.example', TRUST_PROXY: '127.0.0.1' },
});

test('a host is ours by PUBLIC_URL, by a region of it or by a tenant; this machine is, nobody else', () => {
  for (const host of [
    'khum.example',
    'KHUM.example:443',
    'id.khum.example',
    'th.khum.example',
    'deals.example.net',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
  ])
    expect(isOurHost(site, tenants, host), host).toBe(true);
  for (const host of [
    'evil.example',
    'id.evil.example',
    'khum.example.evil.example',
    'xkhum.example',
    'vn.khum.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    '',
    undefined,
  ])
    expect(isOurHost(site, tenants, host), host).toBe(false);
  expect(isOurHost({ publicUrl: undefined }, tenants, 'whatever.example')).toBe(true);
  expect(isNamedHost({ publicUrl: undefined }, tenants, 'whatever.example')).toBe(false);
  expect(isNamedHost({ publicUrl: undefined }, tenants, '192.168.1.4:3000')).toBe(true);
  expect(tenantByHost(tenants, 'ID.khum.example:80')?.id).toBe('ID');
  fc.assert(
    fc.property(
      fc.string(),
      (host) =>
        typeof hostName(host) === 'string' && typeof isOurHost(site, tenants, host) === 'boolean',
    ),
  );
});

test('addresses of this site come from PUBLIC_URL; a region keeps its own host', () => {
  expect(originFor(site, '127.0.0.1:3000', 'http')).toBe('https://khum.example');
  expect(originFor(site, 'id.khum.example', 'http')).toBe('https://id.khum.example');
  expect(originFor({ publicUrl: undefined }, 'LOCALHOST:3000', 'http')).toBe(
    'http://localhost:3000',
  );
});

test('a page of this site is known by Host, or by PUBLIC_URL where a proxy rewrites Host', () => {
  const from = (origin: string | undefined, host: string) =>
    isSameOrigin(site, { headers: { ...(origin ? { origin } : {}), host } });
  expect(from('https://khum.example', 'khum.example')).toBe(true);
  expect(from('https://khum.example', '127.0.0.1:3000')).toBe(true);
  for (const origin of [
    undefined,
    'null',
    'https://evil.example',
    'https://khum.example.evil.example',
    'http://khum.example',
  ])
    expect(from(origin, '127.0.0.1:3000'), origin).toBe(false);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.server.inject({ url, headers: { host: 'khum.example', ...headers } });
const FORGED: Record<string, string>[] = [
  { 'x-forwarded-host': 'evil.example' },
  { host: '127.0.0.1:3000', 'x-forwarded-proto': 'http' },
  { forwarded: 'host=evil.example' },
];
const LINKED = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/feed.rss',
  '/v1/deals?size=1',
  '/manifest.webmanifest',
];

test('421 for a host that is not ours, whatever it asks for; probes are answered by any name', async () => {
  for (const url of [
    ...LINKED,
    '/',
    '/api/saas-tenant-service/tenant/base-info',
    '/metrics',
    '/mcp',
    '/nothing',
  ])
    for (const host of ['evil.example', 'rebound.example:3000', 'khum.example.evil.example']) {
      const { statusCode, headers } = await get(url, { host });
      expect({ url, statusCode, cache: headers['cache-control'] }).toEqual({
        url,
        statusCode: 421,
        cache: 'no-store',
      });
    }
  for (const url of ['/healthz', '/readyz'])
    expect((await get(url, { host: '10.0.0.7' })).statusCode).toBe(200);
});

test('no header of a client rewrites a link: X-Forwarded-Host, nor Host of this machine', async () => {
  for (const url of LINKED)
    for (const headers of FORGED) {
      const { body, statusCode } = await get(url, headers);
      if (statusCode !== 200) continue;
      expect(body, url).not.toMatch(/evil\.example|127\.0\.0\.1|http:\/\/khum/);
    }
  expect((await get('/sitemap.xml', { 'x-forwarded-host': 'evil.example' })).body).toContain(
    'https://khum.example',
  );
});

test('a cache learns that X-Tenant decides: every public answer of the site varies by it', async () => {
  let checked = 0;
  for (const url of [
    ...LINKED,
    '/v1/goods?size=1',
    '/calendar.ics',
    '/v1/coupons',
    '/api/saas-tenant-service/tenant/base-info',
    '/robots.txt',
  ]) {
    const { headers, statusCode } = await get(url, { 'x-tenant': 'VN' });
    if (statusCode !== 200 || !String(headers['cache-control']).includes('public')) continue;
    expect(String(headers.vary), url).toMatch(/\bx-tenant\b/i);
    checked += 1;
  }
  expect(checked).toBeGreaterThan(4);
});

test('SEC: https is for ever once PUBLIC_URL promises it, and nothing is sniffed', async () => {
  for (const url of [
    '/healthz',
    '/v1/deals',
    '/api/docs',
    '/robots.txt',
    '/api/nothing',
    '/nothing',
  ]) {
    const { headers } = await get(url);
    expect(headers['strict-transport-security'], url).toMatch(/^max-age=\d{8}/);
    expect(headers['x-content-type-options'], url).toBe('nosniff');
  }
});
