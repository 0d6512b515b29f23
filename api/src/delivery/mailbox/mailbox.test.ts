import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../../test/world.ts';
import type { World } from '../../../../test/world.ts';
import { sendMessage } from '../index.ts';

const world = await makeWorld();
const MINUTE = 60_000;

interface Entry {
  to: string;
  channel: string;
  subject: string;
  text: string;
  html: string;
  code: string | null;
  sentAt: string;
  tenant: string;
}
const entries = async (to = '', from: World = world) =>
  (
    await from.app.operations.inject({ url: `/dev/mailbox.json${to && `?to=${to}`}` })
  ).json() as Entry[];

async function code(tenant: string, channel: 'EMAIL' | 'SMS', to: string, number: string) {
  const ctx = await world.ctx(tenant);
  const holes = { code: number, minutes: '10', scene: 'LOGIN' } as const;
  const expiresAt = new Date(ctx.now.getTime() + 10 * MINUTE);
  await sendMessage(ctx, {
    channel,
    to,
    template: 'verification-code',
    lang: ctx.lang,
    holes,
    key: `code:${to}:${number}`,
    secret: true,
    expiresAt,
  });
}

test('AMB-25: the development mailbox shows each message as soon as it is written, newest first, of all regions', async () => {
  await code('TH', 'EMAIL', 'Nok@Example.com', '111111');
  world.clock.set(new Date(world.clock.now().getTime() + 1000));
  await code('ID', 'SMS', '+628123456789', '222222');
  const [second, first, ...more] = await entries();
  expect(more).toEqual([]);
  expect(first).toEqual({
    to: 'nok@example.com',
    channel: 'EMAIL',
    subject: expect.stringContaining('111111'),
    text: expect.stringContaining('111111'),
    html: expect.stringContaining('111111'),
    code: '111111',
    sentAt: '2026-11-21T03:00:00.000Z',
    tenant: 'TH',
  });
  expect(second).toMatchObject({
    to: '+628123456789',
    channel: 'SMS',
    subject: '',
    html: '',
    code: '222222',
    tenant: 'ID',
  });
  await world.jobQueue.workAll();
  expect((await entries()).map((one) => one.code)).toEqual(['222222', '111111']);
});

test('AMB-25: ?to= finds a receiver however it is typed', async () => {
  for (const to of ['nok@example.com', 'NOK@example.com', 'nok%40example.com'])
    expect(
      (await entries(to)).map((one) => one.code),
      to,
    ).toEqual(['111111']);
  for (const to of [
    '+628123456789',
    '%2B628123456789',
    '628123456789',
    '08123456789',
    '812-345-6789',
  ])
    expect(
      (await entries(to)).map((one) => one.code),
      to,
    ).toEqual(['222222']);
  for (const to of ['nobody@example.com', '1', "'%20or%201=1", '999999'])
    expect(await entries(to), to).toEqual([]);
});

test('AMB-25: a code that has expired is gone from the mailbox, the entry stays', async () => {
  world.clock.set(new Date(world.clock.now().getTime() + 11 * MINUTE));
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  expect(await entries('nok@example.com')).toMatchObject([
    { to: 'nok@example.com', subject: '', text: '', html: '', code: null },
  ]);
  const rows = await world.database
    .platform()
    .rows(sql`select body || html || subject || coalesce(code, '') as left from letter`);
  expect(rows).toEqual([{ left: '' }, { left: '' }]);
});

test('AMB-25: there is no mailbox once a transport is configured, in production, behind https, or for who comes through a proxy', async () => {
  const closed: Record<string, string>[] = [
    { NODE_ENV: 'production' },
    { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@khum.example' },
    { SMS_URL: 'http://127.0.0.1:1/', SMS_TOKEN: 'x' },
    { PUBLIC_URL: 'https://khum.example' },
  ];
  for (const env of closed) {
    const other = await makeWorld({ env });
    for (const path of [
      '/dev/mailbox',
      '/dev/mailbox.json',
      '/dev/mailbox/1',
      '/dev/mailbox/style.css',
    ]) {
      const headers = { host: 'localhost' };
      expect(
        (await other.app.server.inject({ url: path, headers })).statusCode,
        `${JSON.stringify(env)} ${path}`,
      ).toBe(404);
      expect(
        (await other.app.operations.inject({ url: path, headers })).statusCode,
        `${JSON.stringify(env)} ${path}`,
      ).toBe(404);
    }
  }
});

test('AMB-25: the site itself never shows a message, whatever a proxy says or leaves out: it leads to the loopback of whoever asks', async () => {
  const { server, operations } = world.app;
  expect((await server.inject({ url: '/dev/mailbox.json' })).statusCode).toBe(404);
  await operations.listen({ port: 0, host: '127.0.0.1' });
  for (const headers of [
    {},
    { 'x-forwarded-for': '192.0.2.1' },
    { host: '127.0.0.1:3000' },
    { host: 'khum.example', via: '1.1 proxy' },
  ])
    for (const path of ['/dev/mailbox', '/dev/mailbox.json?to=nok', '/dev/mailbox/1']) {
      const { statusCode, headers: said, body } = await server.inject({ url: path, headers });
      expect({ statusCode, location: said.location, body }).toEqual({
        statusCode: 307,
        location: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/dev\/mailbox/),
        body: '',
      });
    }
  expect(
    (
      await operations.inject({
        url: '/dev/mailbox.json',
        headers: { host: 'rebound.example:3000' },
      })
    ).statusCode,
  ).toBe(421);
});

test('AMB-25: the page of the mailbox speaks three languages, has no script, and shows what it was given as text', async () => {
  await code('TH', 'EMAIL', 'nok@example.com', '333333');
  const page = (lang: string, query = '') =>
    world.app.operations.inject({
      url: `/dev/mailbox${query}`,
      headers: { cookie: `language=${lang}` },
    });
  for (const [lang, title] of [
    ['th', 'กล่องข้อความทดสอบ'],
    ['en', 'Test mailbox'],
    ['id', 'Kotak pesan uji coba'],
  ] as const) {
    const { body, headers, statusCode } = await page(lang);
    expect(statusCode).toBe(200);
    expect(body).toContain(title);
    expect(body).toContain('333333');
    expect(body).not.toMatch(/<script|style=|onclick/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
  }
  const styles = await world.app.operations.inject({ url: '/dev/mailbox/style.css' });
  const [, font] = /url\((\/dev\/mailbox\/[\w-]+\.woff2)\)/.exec(styles.body) as RegExpExecArray;
  expect(
    (await world.app.operations.inject({ url: font as string })).rawPayload
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2');
  expect((await page('en', '?to=%22%3E%3Cscript%3E')).body).toContain(
    'value="&#34;&#62;&#60;script&#62;"',
  );
  const [, id] = /src="\/dev\/mailbox\/(\d+)"/.exec((await page('en')).body) as RegExpExecArray;
  const mail = await world.app.operations.inject({ url: `/dev/mailbox/${id}` });
  expect(mail.body).toContain('333333');
  expect(mail.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  for (const bad of ['0', 'x', '999999999999999', '-1'])
    expect(
      (await world.app.operations.inject({ url: `/dev/mailbox/${bad}` })).statusCode,
      bad,
    ).toBe(404);
});
