/** Short messages against a real HTTP server on loopback. */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import sql from 'sql-template-tag';
import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '../../../../test/world.ts';
import { allowReceiver, sendMessage } from '../index.ts';

interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
const asked: Asked[] = [];
let answers: { status: number; body?: string; headers?: Record<string, string> }[] = [];
const gateway = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    asked.push({ headers: request.headers, body });
    const {
      status,
      headers = {},
      body: text = '{"accepted":true}',
    } = answers.shift() ?? { status: 202 };
    response.writeHead(status, headers).end(text);
  });
});
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
afterAll(() => gateway.close());
const { port } = gateway.address() as { port: number };
const url = `http://127.0.0.1:${port}/send`;
const world = await makeWorld({
  env: { SMS_URL: url, SMS_TOKEN: 'tok', SMS_SECRET: 'sec', SMS_SENDER: 'Khum' },
});
let count = 0;

async function send(): Promise<string> {
  const key = `sms-${count++}`;
  const holes = { code: '123456', minutes: '10', scene: 'LOGIN' } as const;
  await sendMessage(await world.ctx(), {
    channel: 'SMS',
    to: '+66812345678',
    template: 'verification-code',
    lang: 'en',
    holes,
    key,
  });
  await world.jobQueue.workAll();
  return key;
}
const rowOf = (key: string) =>
  world.database
    .platform()
    .row<{ status: string; ref: string }>(
      sql`select status, attempts, error, answer, ref::text from letter where key = ${key}`,
    );

test('AMB-25: a short message is one signed POST that the gateway can recognise when it comes twice', async () => {
  const key = await send();
  const row = await rowOf(key);
  expect(row).toMatchObject({ status: 'SENT', answer: '202 {"accepted":true}' });
  const { headers, body } = asked.at(-1) as Asked;
  expect(JSON.parse(body)).toEqual({
    id: row?.ref,
    to: '+66812345678',
    text: expect.stringContaining('123456'),
    lang: 'en',
    sender: 'Khum',
  });
  expect(headers).toMatchObject({
    authorization: 'Bearer tok',
    'idempotency-key': row?.ref,
    'content-type': 'application/json',
  });
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(
    headers['x-khum-signature'] as string,
  ) as RegExpExecArray;
  expect(signature).toBe(createHmac('sha256', 'sec').update(`${seconds}.${body}`).digest('hex'));
  expect(Number(seconds)).toBe(world.clock.now().getTime() / 1000);
});

test('AMB-25: what a gateway answers decides whether a short message is tried again', async () => {
  for (const status of [301, 401, 403, 408, 429, 500, 503]) {
    answers = [{ status, headers: { location: `${url}/elsewhere` } }];
    const before = asked.length;
    const key = await send();
    expect(await rowOf(key), String(status)).toMatchObject({
      status: 'QUEUED',
      error: expect.stringContaining(String(status)),
    });
    expect(asked.length - before, 'a redirect is not followed').toBe(1);
    world.clock.set(new Date(world.clock.now().getTime() + 3000));
    await world.jobQueue.workAll();
    expect(await rowOf(key), String(status)).toMatchObject({ status: 'SENT', attempts: 2 });
  }
  for (const status of [400, 404, 422]) {
    answers = [{ status, body: '{"error":"bad number"}' }];
    expect(await rowOf(await send()), String(status)).toMatchObject({
      status: 'FAILED',
      attempts: 1,
      error: `${status} {"error":"bad number"}`,
    });
  }
});

test('AMB-25: a number that is no more gets nothing but codes', async () => {
  answers = [{ status: 410 }];
  expect(await rowOf(await send())).toMatchObject({ status: 'FAILED' });
  expect(await rowOf(await send())).toMatchObject({ status: 'SUPPRESSED', error: 'UNKNOWN' });
  await allowReceiver(await world.ctx(), 'SMS', '+66812345678');
  expect(await rowOf(await send())).toMatchObject({ status: 'SENT' });
});

test('AMB-25: a gateway that answers without end or is not there does no harm', async () => {
  answers = [{ status: 200, body: 'x'.repeat(5_000_000) }];
  const row = await world.database
    .platform()
    .row<{ length: number }>(
      sql`select length(answer)::int as length from letter where key = ${await send()}`,
    );
  expect(row?.length).toBeLessThan(600);
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const away = await makeWorld({
    env: {
      SMS_URL: `http://127.0.0.1:${(gone.address() as { port: number }).port}/`,
      SMS_TOKEN: 'x',
    },
  });
  await new Promise((resolve) => gone.close(resolve));
  const holes = { code: '123456', minutes: '10', scene: 'LOGIN' } as const;
  for (const [channel, to] of [
    ['SMS', '+66812345678'],
    ['EMAIL', 'a@example.com'],
  ] as const)
    await sendMessage(await away.ctx(), {
      channel,
      to,
      template: 'verification-code',
      lang: 'en',
      holes,
      key: channel,
    });
  await away.jobQueue.workAll();
  expect(
    await away.database.platform().rows(sql`select status, error from letter order by key`),
  ).toEqual([
    { status: 'QUEUED', error: 'SMTP_URL is not set.' },
    { status: 'QUEUED', error: expect.stringContaining('ECONNREFUSED') },
  ]);
});
