/** Requests as scanners and odd clients send them, over a socket: none may answer 5xx. */
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../../test/feeds.ts';
import { makeWorld } from '../../../test/world.ts';
import { tenantDirectory } from '../tenant/index.ts';
import { mountPreferences, ownPath } from './pages/preferences.ts';
import { isHost, originForm } from './request-target.ts';

const world = await makeWorld();
const { server } = world.app;
await server.register(fastifyStatic, {
  root: path.join(ROOT, 'docs'),
  prefix: '/files/',
  decorateReply: false,
});
mountPreferences(server, world.app, tenantDirectory(world.database, world.clock), {
  publicUrl: undefined,
});
server.get('/host', async (request) => ({ host: request.host, url: request.url }));
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.server.address() as AddressInfo;
afterAll(() => server.close());

/** What is answered to these bytes, until the server closes the connection. */
function send(...lines: string[]): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(Buffer.from(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`, 'latin1')),
    );
    socket.on('data', (bytes) => {
      text += bytes.toString('utf8');
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body });
    });
  });
}

const PATHS = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed/rss/deals',
  '/v1/deals',
  '/api/saas-user-service/common/base/info',
  '/nothing',
];
const HOSTS = [
  '',
  ' ',
  'a b',
  'a"b',
  '%',
  'a%00',
  Buffer.from('คุ้ม.example').toString('latin1'),
  'khum.example:99999',
  'khum.example:',
  'a:b:c',
  '[::1',
  '-',
  '<x>',
  'http://x',
  '@x',
  'x/y',
  'x?y',
];

test('12.12: an odd Host is 400 everywhere, never 500', async () => {
  for (const host of HOSTS) {
    for (const at of PATHS)
      expect([400, 404], `${JSON.stringify(host)} ${at}`).toContain(
        (await send(`GET ${at} HTTP/1.1`, `Host: ${host}`)).status,
      );
    expect((await send('GET /host HTTP/1.1', `Host: ${host}`)).status, JSON.stringify(host)).toBe(
      400,
    );
  }
  for (const host of [
    'khum.example',
    'KHUM.example:8080',
    '127.0.0.1',
    '[::1]:3000',
    'a_b.example',
    'xn--42c.example.',
  ])
    expect((await send('GET /host HTTP/1.1', `Host: ${host}`)).status, host).toBe(200);
  expect((await send('GET /host HTTP/1.1', 'Host: a.example', 'Host: b.example')).status).toBe(400);
  expect((await send('GET /host HTTP/1.0')).status).toBe(200);
});

test('12.12: whatever the Host, nothing answers 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(...PATHS),
      async (host, at) => {
        const bytes = Buffer.from(host.replaceAll(/[\r\n\0]/g, '')).toString('latin1');
        const { status } = await send(`GET ${at} HTTP/1.1`, `Host: ${bytes}`);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
        if (isHost(host)) expect(URL.canParse(`http://${host}/`)).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});

test('12.12: a request in absolute form is answered for its own host', async () => {
  const { status, body } = await send(
    'GET http://id.example:81/host?a=1 HTTP/1.1',
    'Host: other.example',
  );
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({ host: 'id.example:81', url: '/host?a=1' });
  for (const target of [
    'http://x/',
    'http://x',
    'HTTPS://x?y',
    'http://%/',
    'http://',
    'http:///host',
    'ftp://x/',
  ])
    expect((await send(`GET ${target} HTTP/1.1`, 'Host: x')).status, target).toBeLessThan(500);
  expect(originForm({ url: '/a?b=http://c', headers: {} })).toBe('/a?b=http://c');
});

test('12.12: a part of a file that does not exist is 416, with how long the file is', async () => {
  for (const range of ['bytes=99999999-', 'bytes=-0', 'bytes=99999999-999999999']) {
    const { status, head, body } = await send(
      'GET /files/pages.md HTTP/1.1',
      'Host: x',
      `Range: ${range}`,
    );
    expect(status, range).toBe(416);
    expect(head.toLowerCase()).toMatch(/content-range: bytes \*\/\d+/);
    expect(JSON.parse(body)).toMatchObject({
      success: false,
      code: 416,
      errorKey: 'request.range',
    });
  }
  for (const range of ['bytes=0-9', 'bytes=5-1', 'lines=1-2', 'bytes=abc', 'bytes=0-1,3-4'])
    expect(
      (await send('GET /files/pages.md HTTP/1.1', 'Host: x', `Range: ${range}`)).status,
      range,
    ).toBeLessThan(500);
  expect(
    (await send('GET /files/pages.md HTTP/1.1', 'Host: x', 'If-Match: "other"')).status,
  ).toBeLessThan(500);
});

test('12.12: the way back may have raw Thai in it, and stays on this site', async () => {
  const answer = await server.inject({
    method: 'POST',
    url: '/preferences',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'language=th&next=/search?keyword=หูฟัง',
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(`/search?keyword=${encodeURIComponent('หูฟัง')}`);
  expect(ownPath('/search?keyword=หูฟัง&b=%E0%B8%AB')).toBe(
    `/search?keyword=${encodeURIComponent('หูฟัง')}&b=%E0%B8%AB`,
  );
  for (const elsewhere of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a b',
    '/a\r\nSet-Cookie: x',
    '',
    undefined,
  ])
    expect(ownPath(elsewhere)).toBe('/');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const to = ownPath(`/${text}`);
      expect(to).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    }),
  );
});
