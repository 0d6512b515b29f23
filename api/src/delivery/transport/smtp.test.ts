/** E-mail against a real mail server on loopback. */
import { createServer } from 'node:net';
import tls from 'node:tls';
import { pino } from 'pino';
import sql from 'sql-template-tag';
import { afterAll, expect, test } from 'vitest';
import { selfSigned } from '../../../../test/certificate.ts';
import { openPostOffice } from '../../../../test/post-office.ts';
import { makeWorld } from '../../../../test/world.ts';
import type { World } from '../../../../test/world.ts';
import type { Context } from '../../kernel/context.ts';
import { readConfig } from '../../kernel/config.ts';
import {
  allowReceiver,
  unsentMessages,
  retryMessages,
  sendMessage,
  suppressReceiver,
  tryTransports,
} from '../index.ts';
import type { OutgoingMessage } from '../index.ts';
import { Undelivered } from './transport.ts';
import { MAX_TRIES } from './deliver.ts';
import { smtpTransport } from './smtp.ts';

const office = await openPostOffice();
const world = await makeWorld({
  env: { SMTP_URL: office.url, MAIL_FROM: 'คุ้ม <no-reply@khum.example>' },
});
let count = 0;

async function send(
  ctx: Context,
  more: Partial<OutgoingMessage<'verification-code'>> = {},
): Promise<string> {
  const key = more.key ?? `message-${count++}`;
  const holes = { code: '123456', minutes: '10', scene: 'LOGIN' } as const;
  await sendMessage(ctx, {
    channel: 'EMAIL',
    to: 'nok@example.com',
    template: 'verification-code',
    lang: 'th',
    holes,
    ...more,
    key,
  });
  return key;
}

interface Row {
  status: string;
  attempts: number;
  error: string | null;
  answer: string | null;
  body: string;
  carrier: string | null;
}
const rowOf = (key: string, of: World = world) =>
  of.database
    .platform()
    .row<Row>(
      sql`select status, attempts, error, answer, body, carrier from letter where key = ${key}`,
    );
const later = async (seconds: number, of: World = world) => {
  of.clock.set(new Date(of.clock.now().getTime() + seconds * 1000));
  await of.jobQueue.workAll();
};

test('AMB-25: a mail goes out as text and HTML, with names, subject and language that any mail program reads', async () => {
  const key = await send(await world.ctx());
  await world.jobQueue.workAll();
  expect(await rowOf(key)).toMatchObject({
    status: 'SENT',
    attempts: 1,
    error: null,
    carrier: 'smtp',
    answer: expect.stringContaining('250'),
  });
  const { mail, raw, from, to } = office.taken.at(-1) as (typeof office.taken)[0];
  expect({ from, to }).toEqual({ from: 'no-reply@khum.example', to: ['nok@example.com'] });
  expect(mail.from).toEqual({ name: 'คุ้ม', address: 'no-reply@khum.example' });
  expect(mail.subject).toBe('123456 คือรหัสยืนยันของคุณ');
  expect(mail.text).toContain('    123456');
  expect(mail.text).toContain('-- \nคุ้ม');
  expect(mail.html).toContain('<html lang="th">');
  expect(mail.html).toContain('รหัสยืนยันของคุณ');
  expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@khum\.example>$/);
  expect(new Date(mail.date as string)).toEqual(world.clock.now());
  expect(raw).toMatch(/^Auto-Submitted: auto-generated$/im);
  expect(raw).toMatch(/^Content-Language: th$/im);
  expect(raw).toMatch(/^Content-Type: multipart\/alternative/im);
  expect(
    raw.split(/\r?\n/).every((line) => line.length <= 998 && /^[\x20-\x7e\t]*$/.test(line)),
  ).toBe(true);
});

test('outbox: what was rolled back is never sent, what was committed is sent once, the same key is one message', async () => {
  const before = office.taken.length;
  const ctx = await world.ctx();
  const rolledBack = ctx.db.transaction(async (db) => {
    await send({ ...ctx, db }, { key: 'ghost' });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await ctx.db.transaction(async (db) => {
    await send({ ...ctx, db }, { key: 'twice' });
    await send({ ...ctx, db }, { key: 'twice' });
  });
  await Promise.all(Array.from({ length: 8 }, () => send(ctx, { key: 'twice' })));
  await Promise.all([world.jobQueue.workAll(), world.jobQueue.workAll()]);
  await later(100_000);
  expect(office.taken.length - before).toBe(1);
  expect(await rowOf('ghost')).toBeUndefined();
  expect(await rowOf('twice')).toMatchObject({ status: 'SENT', attempts: 1 });
});

test('outbox: refused for now, a mail is tried again with a growing pause and the same Message-ID, then sent', async () => {
  office.refusals.push(
    { at: 'receiver', code: 450, text: '4.2.0 greylisted' },
    { at: 'message', code: 451, text: '4.3.0 busy' },
  );
  const before = office.arrived;
  const key = await send(await world.ctx());
  await world.jobQueue.workAll();
  expect(await rowOf(key)).toMatchObject({
    status: 'QUEUED',
    attempts: 1,
    error: expect.stringContaining('greylisted'),
  });
  await later(1);
  expect(await rowOf(key), 'not before its pause is over').toMatchObject({ attempts: 1 });
  await later(2);
  expect(await rowOf(key)).toMatchObject({
    status: 'QUEUED',
    attempts: 2,
    error: expect.stringContaining('busy'),
  });
  await later(3);
  expect(await rowOf(key)).toMatchObject({ attempts: 2 });
  await later(2);
  expect(await rowOf(key)).toMatchObject({ status: 'SENT', attempts: 3 });
  expect(office.arrived - before).toBe(2);
});

test('outbox: what is refused for good fails at once, visibly, and stores no secret; a receiver who does not exist gets no more messages, but codes', async () => {
  office.refusals.push(
    { at: 'message', code: 554, text: '5.7.1 looks like spam' },
    { at: 'receiver', code: 550, text: '5.1.1 no such user' },
  );
  const ctx = await world.ctx();
  const spam = await send(ctx, { secret: true });
  await world.jobQueue.workAll();
  expect(await rowOf(spam)).toMatchObject({
    status: 'FAILED',
    attempts: 1,
    error: expect.stringContaining('spam'),
    body: '',
  });
  const unknown = await send(ctx, { to: 'gone@example.com' });
  await world.jobQueue.workAll();
  expect(await rowOf(unknown)).toMatchObject({
    status: 'FAILED',
    error: expect.stringContaining('no such user'),
  });
  const next = await send(ctx, { to: 'gone@example.com' });
  const code = await send(ctx, { to: 'gone@example.com', secret: true });
  const elsewhere = await send(await world.ctx('ID'), { to: 'gone@example.com' });
  await world.jobQueue.workAll();
  expect(await rowOf(next)).toMatchObject({ status: 'SUPPRESSED', error: 'UNKNOWN' });
  expect(await rowOf(code)).toMatchObject({ status: 'SENT', body: '' });
  expect(await rowOf(elsewhere), 'another region knows nothing of it').toMatchObject({
    status: 'SENT',
  });
  await allowReceiver(ctx, 'EMAIL', 'gone@example.com');
  await suppressReceiver(ctx, 'EMAIL', 'Stop@example.com', 'UNSUBSCRIBED');
  const [again, stopped] = [
    await send(ctx, { to: 'gone@example.com' }),
    await send(ctx, { to: 'stop@example.com' }),
  ];
  await world.jobQueue.workAll();
  expect(await rowOf(again)).toMatchObject({ status: 'SENT' });
  expect(await rowOf(stopped)).toMatchObject({ status: 'SUPPRESSED', error: 'UNSUBSCRIBED' });
});

test('outbox: a code that could not leave in time is not sent any more, and its text is gone', async () => {
  office.refusals.push({ at: 'receiver', code: 450, text: '4.2.0 later' });
  const ctx = await world.ctx();
  const key = await send(ctx, { secret: true, expiresAt: new Date(ctx.now.getTime() + 600_000) });
  await world.jobQueue.workAll();
  expect((await rowOf(key))?.body).toContain('123456');
  const before = office.arrived;
  await later(601);
  expect(await rowOf(key)).toMatchObject({ status: 'EXPIRED', body: '' });
  expect(office.arrived).toBe(before);
});

test('outbox: a mail server that is away for a day loses nothing; after that the message has failed, for all to see', async () => {
  const nobody = await makeWorld({
    env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'no-reply@khum.example' },
  });
  const key = await send(await nobody.ctx());
  await later(0, nobody);
  expect(await rowOf(key, nobody)).toMatchObject({
    status: 'QUEUED',
    attempts: 1,
    error: expect.stringContaining('ECONNREFUSED'),
  });
  for (let hour = 0; hour < 20; hour += 1) await later(3600, nobody);
  expect(await rowOf(key, nobody)).toMatchObject({ status: 'QUEUED' });
  for (let hour = 0; hour < 30; hour += 1) await later(3600, nobody);
  expect(await rowOf(key, nobody)).toMatchObject({ status: 'FAILED', attempts: MAX_TRIES });
  expect(
    await nobody.database.platform().rows(sql`select 1 from job where name like 'letter.carry%'`),
  ).toEqual([]);
});

test('OPS-64: an operator sees what has not left and why, never its text, and sends what failed on its way again', async () => {
  office.refusals.push(
    { at: 'message', code: 554, text: '5.7.1 not today' },
    { at: 'message', code: 554, text: '5.7.1 not today' },
  );
  const ctx = await world.ctx('SG');
  const key = await send(ctx);
  await send(ctx, { secret: true });
  await world.jobQueue.workAll();
  const open = await unsentMessages(ctx, 10);
  expect(open).toMatchObject([
    {
      status: 'FAILED',
      attempts: 1,
      error: expect.stringContaining('not today'),
      receiver: 'nok@example.com',
    },
    { status: 'FAILED', attempts: 1 },
  ]);
  expect(JSON.stringify(open)).not.toContain('123456');
  expect(await retryMessages(await world.ctx('ID'), open[1]?.id), 'of another region').toBe(0);
  expect(await retryMessages(ctx), 'a code that failed is gone').toBe(1);
  await world.jobQueue.workAll();
  expect(await rowOf(key)).toMatchObject({ status: 'SENT', attempts: 1 });
  expect(await unsentMessages(ctx, 10)).toMatchObject([{ status: 'FAILED' }]);
});

test('OPS-64: messages are stored for 90 days, those that wait for longer', async () => {
  const other = await makeWorld({
    env: { SMTP_URL: office.url, MAIL_FROM: 'no-reply@khum.example' },
  });
  const key = await send(await other.ctx());
  await later(0, other);
  office.refusals.push({ at: 'receiver', code: 450, text: '4.2.0 later' });
  const waits = await send(await other.ctx());
  await later(0, other);
  await other.database
    .platform()
    .run(sql`update job set dead_at = run_at where name = 'letter.carry'`);
  const tidy = async (days: number) => {
    other.clock.set(new Date(other.clock.now().getTime() + days * 86_400_000));
    await other.jobQueue.wakeSchedules();
    await other.jobQueue.workAll();
  };
  await tidy(89);
  expect(await rowOf(key, other)).toMatchObject({ status: 'SENT' });
  await tidy(2);
  expect(await rowOf(key, other)).toBeUndefined();
  expect(await rowOf(waits, other)).toMatchObject({ status: 'QUEUED' });
});

test('AMB-25: the doctor tries the transports without sending anything', async () => {
  const before = office.arrived;
  const of = (env: Record<string, string>) => tryTransports(readConfig(env, '/nowhere'));
  expect(await of({})).toEqual([]);
  expect(
    await of({
      SMTP_URL: office.url,
      MAIL_FROM: 'a@khum.example',
      SMS_URL: `http://127.0.0.1:${office.port}/`,
      SMS_TOKEN: 'x',
    }),
  ).toEqual([
    { name: `Mail server 127.0.0.1:${office.port}`, trouble: null },
    { name: `SMS gateway 127.0.0.1:${office.port}`, trouble: null },
  ]);
  const away = await of({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'a@khum.example',
    SMS_URL: 'http://127.0.0.1:1/',
    SMS_TOKEN: 'x',
  });
  expect(away.map((one) => one.trouble)).toEqual([
    expect.stringContaining('ECONNREFUSED'),
    expect.stringContaining('ECONNREFUSED'),
  ]);
  expect(office.arrived).toBe(before);
});

test('AMB-25: neither receivers nor codes reach the log, whatever a server repeats', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const other = await makeWorld({
    log,
    env: { SMTP_URL: office.url, MAIL_FROM: 'no-reply@khum.example' },
  });
  office.refusals.push(
    { at: 'receiver', code: 450, text: '4.2.0 <nok@example.com>: greylisted' },
    { at: 'receiver', code: 550, text: '5.1.1 <nok@example.com> no such user' },
  );
  const key = await send(await other.ctx(), { secret: true });
  await later(0, other);
  expect(lines.join('')).toContain('greylisted');
  await later(5, other);
  expect(await rowOf(key, other)).toMatchObject({
    status: 'FAILED',
    error: expect.stringContaining('nok@example.com'),
  });
  expect(lines.join('')).not.toMatch(/nok@|123456/);
});

test('mails to many carry a way to stop them with one click (RFC 8058), and a link below', async () => {
  const ctx = await world.ctx();
  await send(ctx, {
    unsubscribe: {
      url: 'https://khum.example/stop?x=1&y=2',
      oneClickUrl: 'https://khum.example/api/stop/abc',
    },
  });
  await world.jobQueue.workAll();
  const { raw, mail } = office.taken.at(-1) as (typeof office.taken)[0];
  expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/khum\.example\/api\/stop\/abc>\r?$/m);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(mail.text).toContain('เลิกรับอีเมลนี้: https://khum.example/stop?x=1&y=2');
  expect(mail.html).toContain('href="https://khum.example/stop?x=1&#38;y=2"');
  for (const url of ['javascript:alert(1)', 'not an address', ''])
    await expect(
      send(ctx, { unsubscribe: { url, oneClickUrl: 'https://khum.example/' } }),
    ).rejects.toThrow();
});

test('nothing that a person wrote can add a header, a receiver or markup to a mail', async () => {
  const ctx = await world.ctx();
  for (const to of [
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    '"x" <a@example.com>',
    'a@example.com>',
    '',
    'a',
  ])
    await expect(send(ctx, { to }), JSON.stringify(to)).rejects.toMatchObject({
      key: 'account.email.invalid',
    });
  await expect(send(ctx, { channel: 'SMS', to: '0812345678' })).rejects.toMatchObject({
    key: 'account.phone.invalid',
  });
  const code = '1\r\nBcc: b@example.com\r\n\r\n<script>alert(1)</script>\u2028\u202e\u0000end';
  await send(ctx, { holes: { code, minutes: '<b>', scene: 'LOGIN' } });
  await world.jobQueue.workAll();
  const { raw, mail, to } = office.taken.at(-1) as (typeof office.taken)[0];
  expect(to).toEqual(['nok@example.com']);
  expect(raw).not.toMatch(/^Bcc:/im);
  expect(mail.subject).toMatch(/^1 Bcc: b@example\.com <script>alert\(1\)<\/script> end/);
  expect(mail.html).not.toMatch(/<script|<b>/);
  expect(mail.headers.map((one) => one.key)).not.toContain('bcc');
});

test('beyond this machine mail leaves encrypted or not at all: STARTTLS, TLS from the first byte, and names', async () => {
  const pair = selfSigned();
  const known = tls.getCACertificates('default');
  const login = {
    ...pair,
    authOptional: false,
    onAuth: (
      auth: { username?: string; password?: string },
      _session: unknown,
      done: (error: Error | null, who?: { user: string }) => void,
    ) =>
      auth.password === 'p@ss'
        ? done(null, { user: auth.username as string })
        : done(Object.assign(new Error('5.7.8 wrong'), { responseCode: 535 })),
  };
  const [open, starting, implicit] = [
    await openPostOffice(),
    await openPostOffice(login as never),
    await openPostOffice({ ...(login as object), secure: true }),
  ];
  const mailTo = async (url: string) => {
    const of = await makeWorld({
      env: { SMTP_URL: url, MAIL_FROM: 'no-reply@khum.example', SMTP_TLS: 'required' },
    });
    const key = await send(await of.ctx());
    await of.jobQueue.workAll();
    return rowOf(key, of);
  };
  const address = (office: { port: number }, password = 'p%40ss', scheme = 'smtp') =>
    `${scheme}://mailer:${password}@127.0.0.1:${office.port}`;
  expect(await mailTo(open.url), 'offers no TLS').toMatchObject({
    status: 'QUEUED',
    error: expect.stringContaining('ETLS'),
  });
  expect(await mailTo(address(starting)), 'a stranger’s certificate').toMatchObject({
    status: 'QUEUED',
    error: expect.stringMatching(/self.signed/i),
  });
  tls.setDefaultCACertificates([...known, pair.cert]);
  try {
    expect(await mailTo(address(starting))).toMatchObject({ status: 'SENT' });
    expect(await mailTo(address(implicit, 'p%40ss', 'smtps'))).toMatchObject({ status: 'SENT' });
    expect(await mailTo(address(starting, 'wrong')), 'an operator can mend this').toMatchObject({
      status: 'QUEUED',
      error: expect.stringContaining('EAUTH'),
    });
  } finally {
    tls.setDefaultCACertificates(known);
  }
  expect(open.taken).toEqual([]);
  for (const each of [starting, implicit])
    expect(each.taken).toMatchObject([{ encrypted: true, user: 'mailer' }]);
});

test('a mail server that says nothing, or stops in the middle, holds a message up for no longer than the limits', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}));
  const halting = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 here\r\n');
    socket.on('data', (data) =>
      /^DATA/im.test(String(data)) ? undefined : socket.write('250 yes\r\n'),
    );
  });
  const dripping = createServer((socket) => {
    socket.on('error', () => {});
    const timer = setInterval(() => socket.write('220-still here\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  const limits = {
    connectionTimeout: 200,
    greetingTimeout: 200,
    dnsTimeout: 200,
    socketTimeout: 200,
    wholeTimeout: 400,
  };
  const message = {
    ref: 'r',
    channel: 'EMAIL',
    receiver: 'a@example.com',
    template: 't',
    lang: 'th',
    subject: 's',
    body: 'b',
    html: '',
    isSecret: false,
  } as const;
  const rest = {
    id: 1,
    attempts: 1,
    createdAt: new Date(0),
    expiresAt: null,
    unsubscribeUrl: null,
    oneClickUrl: null,
  };
  for (const server of [silent, halting, dripping]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    afterAll(() => server.close());
    const { port } = server.address() as { port: number };
    const transport = smtpTransport(
      {
        host: '127.0.0.1',
        port,
        user: undefined,
        password: undefined,
        tls: 'off',
        from: { name: '', address: 'a@khum.example' },
      },
      limits,
    );
    const begun = performance.now();
    const error = await transport.send({ ...message, ...rest }).catch((failed: unknown) => failed);
    expect(error).toBeInstanceOf(Undelivered);
    expect(error).toMatchObject({ why: 'later' });
    expect(performance.now() - begun).toBeLessThan(5_000);
  }
});
