import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages as indonesian } from '#api/kernel/messages/id.ts';
import { modules } from '#server/modules.ts';
import { makeWorld } from '../../../test/world.ts';

const logged: string[] = [];
const world = await makeWorld({
  log: pino({ level: 'debug' }, { write: (line) => void logged.push(line) }),
});
const inject = (options: object) => world.app.server.inject(options as never);

test('LAY-04: every call answers an envelope, and no malformed body makes a 500', async () => {
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"pageRequest":5}',
    '{"pageRequest":{"page":"x"}}',
    '{"__proto__":{"a":1}}',
    `{"id":"${'9'.repeat(400)}"}`,
    '{"code":"\\u0000"}',
  ];
  for (const call of calls.values()) {
    const url = `/api${call.path.replaceAll(/\{\w+\}/g, '%00x')}`;
    for (const payload of call.method === 'GET' ? [''] : bodies) {
      const answer = await inject({
        method: call.method,
        url,
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect([200, 400, 404, 501], `${call.name} ${payload}`).toContain(answer.statusCode);
      const envelope = answer.json();
      expect(envelope, call.name).toMatchObject({
        success: expect.any(Boolean),
        code: expect.any(Number),
        message: expect.any(String),
        requestId: expect.any(String),
      });
      expect(JSON.stringify(envelope), call.name).not.toMatch(/ at .*\.ts:|node_modules/);
    }
  }
});

test('ERR-02: a call that needs a viewer answers code 401 without one, whatever is asked: a login that ended is reported as ended, to others it is said to log in', async () => {
  for (const call of calls.values()) {
    if (call.who !== 'viewer') continue;
    const ask = (headers: Record<string, string>) =>
      inject({
        method: call.method,
        url: `/api${call.path.replaceAll(/\{\w+\}/g, '1')}`,
        ...(call.method === 'GET' ? {} : { payload: {} }),
        headers: { 'accept-language': 'en', ...headers },
      });
    const ended = {
      success: false,
      code: 401,
      errorKey: 'account.unauthorized',
      message: 'Login expired, please re-login.',
    };
    expect((await ask({ authorization: 'Bearer nonsense' })).json(), call.name).toMatchObject(
      ended,
    );
    const never = {
      success: false,
      code: 401,
      errorKey: 'account.signed_out',
      message: 'Please sign in first.',
    };
    expect((await ask({})).json(), call.name).toMatchObject(never);
  }
});

test('LAY-02: the request id is echoed, appears in the log, and is made where there is none', async () => {
  const given = await inject({
    url: '/api/saas-user-service/common/base/info',
    headers: { 'x-request-id': 'abc-123' },
  });
  expect(given.headers['x-request-id']).toBe('abc-123');
  expect(given.json().requestId).toBe('abc-123');
  expect(logged.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ reqId: 'abc-123', url: '/api/saas-user-service/common/base/info' }),
  );
  const made = await inject({
    url: '/api/saas-user-service/common/base/info',
    headers: { 'x-request-id': 'evil id\u0007' },
  });
  expect(made.json().requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('LAY-03, VAL-20: a POST without a body counts as {}', async () => {
  const answer = await inject({ method: 'POST', url: '/api/service-in-one/i18n/currencies' });
  expect(answer.json()).toMatchObject({ success: true, code: 200 });
});

test('TEN-07: messages follow Accept-Language, the code stays', async () => {
  const said = [];
  for (const lang of ['en', 'th', 'id']) {
    const answer = await inject({
      method: 'POST',
      url: '/api/saas-das-service/goods/client/detail',
      payload: { code: 'none' },
      headers: { 'accept-language': lang },
    });
    expect(answer.json()).toMatchObject({
      success: false,
      code: 404,
      errorKey: 'catalog.goods.not_found',
    });
    said.push(answer.json().message);
  }
  expect(new Set(said).size).toBe(3);
});

test('LAY-04 TEN-07: an address that cannot be decoded, one too long and a head that is no HTTP are refused in the envelope, in the language asked for where it is known', async () => {
  const language = { 'accept-language': 'id' };
  const undecodable = await inject({
    url: '/api/saas-content-service/classifications/%FF',
    headers: language,
  });
  expect([undecodable.statusCode, undecodable.json().message]).toEqual([
    400,
    indonesian['request.malformed'],
  ]);
  const long = await inject({
    url: `/api/saas-content-service/classifications/${'x'.repeat(5000)}`,
    headers: language,
  });
  expect([long.statusCode, long.json().message]).toEqual([404, indonesian['request.unknown']]);
  await world.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.server.address() as AddressInfo;
  for (const [head, status] of [
    [`GET /api/x?${'y'.repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
    ['not http at all\r\n\r\n', 400],
  ] as const) {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.end(head);
    const said = (await socket.toArray()).join('');
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(said.slice(said.indexOf('{')))).toMatchObject({
      success: false,
      code: status,
      data: null,
      requestId: expect.any(String),
    });
  }
});

test('an unknown path, a huge body and a wrong type are transport faults with the same envelope', async () => {
  const unknown = await inject({ url: '/api/nothing/here' });
  expect([unknown.statusCode, unknown.json().errorKey]).toEqual([404, 'request.unknown']);
  const huge = await inject({
    method: 'POST',
    url: '/api/saas-search-service/search/common/search',
    payload: `{"keyword":"${'x'.repeat(300 * 1024)}"}`,
    headers: { 'content-type': 'application/json' },
  });
  expect([huge.statusCode, huge.json().errorKey]).toEqual([413, 'request.too_large']);
  const type = await inject({
    method: 'POST',
    url: '/api/saas-search-service/search/common/search',
    payload: '<x/>',
    headers: { 'content-type': 'application/xml' },
  });
  expect([type.statusCode, type.json().errorKey]).toEqual([415, 'request.media_type']);
});

test('a call that is not built yet says so, after it looked at who asks', async () => {
  const without = modules.map((one) => (one.name === 'activity' ? { ...one, handlers: {} } : one));
  const unfinished = await makeWorld({ modules: without });
  const answer = await unfinished.call('activity.detail', { id: '1' });
  expect(answer).toMatchObject({
    status: 501,
    success: false,
    code: 501,
    errorKey: 'server.not_built',
  });
  const own = await unfinished.call('activity.standing', { id: '1' });
  expect(own.errorKey).toBe('account.signed_out');
});

test('health: alive and ready', async () => {
  expect((await inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
});

test('API reference: the document lists every call', async () => {
  const document = (await inject({ url: '/api/openapi.json' })).json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).length).toBeGreaterThan(150);
  expect((await inject({ url: '/api/docs' })).body).toContain('swagger-ui-bundle.js');
});
