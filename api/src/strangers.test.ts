/**
 * Whoever asks: nobody, somebody of another region, somebody with a dead token, and bodies that
 * nobody would send.
 */
import { expect, test } from 'vitest';
import { everyCall } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import { holesOf } from '#contract/define.ts';
import { buildDeal, buildGoods } from '../../test/build.ts';
import { signUp } from '../../test/people.ts';
import { makeWorld } from '../../test/world.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '1000000' } });
const me = await signUp(world);
const goods = await buildGoods(await world.ctx());
const deal = await buildDeal(await world.ctx(), goods);

interface Heard {
  status: number;
  success?: boolean;
  code?: number;
  data?: unknown;
}

async function ask(
  call: Call,
  body: unknown,
  headers: Record<string, string>,
  hole = '1',
): Promise<Heard> {
  const path = holesOf(call.path).reduce(
    (so, name) => so.replace(`{${name}}`, encodeURIComponent(hole.toWellFormed())),
    call.path,
  );
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const answer = await world.app.server.inject({
    method: call.method,
    url: `/api${path}`,
    headers: {
      'x-tenant': 'TH',
      ...headers,
      ...(inQuery ? {} : { 'content-type': 'application/json' }),
    },
    ...(inQuery
      ? { query: flat(body) }
      : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const said = /json/.test(String(answer.headers['content-type'])) ? (answer.json() as object) : {};
  return { status: answer.statusCode, ...said };
}

function flat(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
    ]),
  );
}

const closed = everyCall.filter((call) => call.who === 'viewer');

test('AUTH-20: no call of a signed-in user reveals or does anything without a session of this region', async () => {
  expect(closed.length).toBeGreaterThan(60);
  const gone = await signUp(world);
  await world.call('login.out', {}, gone.headers);
  const strangers: Record<string, string>[] = [
    {},
    { authorization: 'Bearer nobody' },
    { authorization: gone.headers.authorization as string },
    { authorization: me.headers.authorization as string, 'x-tenant': 'ID' },
    { cookie: `user_token=${me.token}`, origin: 'https://evil.example', host: 'khum.example' },
  ];
  const leaks: string[] = [];
  for (const call of closed)
    for (const [at, headers] of strangers.entries()) {
      // a reading request may ride on the cookie from anywhere: the browser keeps the answer from
      // the other site
      if (at === 4 && call.method === 'GET') continue;
      const { success, code, data } = await ask(call, {}, headers);
      if (success !== false || ![401, 403].includes(code ?? 0) || data !== null)
        leaks.push(`${call.name} to stranger ${at}: ${code}`);
    }
  expect(leaks).toEqual([]);
});

/** Values that nobody means. */
const HOSTILE: unknown[] = [
  null,
  '',
  ' ',
  '0',
  '-1',
  '99999999999999999999',
  "1' or '1'='1",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  'ก'.repeat(5000),
  '%00%ff',
  '{{constructor}}',
  0,
  -1,
  1e308,
  2 ** 53,
  true,
  [],
  ['x', null, 1],
  {},
  { page: -5, size: 1e9 },
  { page: 'x', size: [] },
  { __proto__: { admin: true }, constructor: { prototype: 1 } },
  '2026-13-45T99:99:99Z',
  'javascript:alert(1)',
];

test('5,000 malformed requests, signed in or not: never a crash, never a stack trace', async () => {
  const bad: string[] = [];
  let count = 0;
  let at = 0;
  const next = () => HOSTILE[(at += 7) % HOSTILE.length];
  const known: Record<string, unknown> = {
    subjectId: deal.code,
    subjectType: 'DEAL',
    contentId: deal.code,
    id: String(goods.id),
    code: goods.code,
  };
  // whatever ends the session or the account would make everything after it harmless
  const calls = everyCall.filter(
    (call) => !/^(login\.out|profile\.close|session\.)/.test(call.name),
  );
  for (let round = 0; round < 36; round += 1) {
    for (const call of calls) {
      const fields = Object.keys((call.ask as { properties?: object }).properties ?? {});
      const body = Object.fromEntries(
        fields.map((field) => [field, field in known && round % 3 === 0 ? known[field] : next()]),
      );
      const whole = round % 12 === 11 ? ['[', '"x"', '1', '{"a":', 'null', ''][count % 6] : body;
      const { status, success } = await ask(
        call,
        whole,
        round % 2 ? me.headers : {},
        String(next() ?? 'x').slice(0, 60) || 'x',
      );
      count += 1;
      if (status >= 500 && status !== 501)
        bad.push(`${call.name} ${status} ${JSON.stringify(whole).slice(0, 300)}`);
      if (success === undefined && status < 400 && !call.raw)
        bad.push(`${call.name} answered without an envelope`);
    }
  }
  expect(bad.slice(0, 10)).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(5000);
});
