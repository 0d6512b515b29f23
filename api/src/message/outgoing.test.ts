import { importJWK, jwtVerify } from 'jose';
import pg from 'pg';
import sql, { raw } from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Ask } from '#contract/calls.ts';
import { modules } from '#server/modules.ts';
import { signUp } from '../../../test/people.ts';
import type { Person } from '../../../test/people.ts';
import { pushService } from '../../../test/push-service.ts';
import type { BrowserHere } from '../../../test/push-service.ts';
import { makeWorld } from '../../../test/world.ts';
import { inTransaction } from '../kernel/context.ts';
import { messageWith, notify } from './index.ts';
import { quietEnd, ringAt } from './quiet/due.ts';

const service = await pushService();
const world = await makeWorld({
  env: { CODES_PER_ADDRESS: '100000', PUBLIC_URL: 'http://localhost:4100' },
  modules: modules.map((one) => (one.name === 'message' ? messageWith(service.reach) : one)),
});
const MINUTE = 60_000;
const db = world.database.tenant('TH');
const [author, ann, bob, cat] = (await Promise.all(
  Array.from({ length: 4 }, () => signUp(world, { password: 'abcdefg1' })),
)) as [Person, Person, Person, Person];

async function signIn(email: string): Promise<Person> {
  const headers = { 'x-tenant': 'TH', 'accept-language': 'en' };
  const { data } = await world.call('login.email', { email, password: 'abcdefg1' }, headers);
  return {
    userId: data?.user.userId as string,
    email,
    token: data?.token as string,
    headers: { ...headers, authorization: `Bearer ${data?.token}` },
  };
}

const pass = async (minutes: number) => {
  world.clock.set(new Date(world.clock.now().getTime() + minutes * MINUTE));
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
};
const clear = async () => {
  await world.jobQueue.workAll();
  for (const table of [
    'message',
    'letter',
    'channel',
    'message_preference',
    'quiet_hours',
    'ring_day',
    'mail_told',
  ])
    await world.database.platform().run(sql`delete from ${raw(table)}`);
};
async function note(): Promise<string> {
  const row = await db.row<{
    id: number;
  }>(sql`insert into content (tenant_id, code, type, title, author_id, publish_time, update_time)
    values ('TH', ${`o${Math.random().toString(36).slice(2, 10)}`}, 'NOTE', 'Quiet fans',
      ${Number(author.userId)}, ${new Date('2026-01-01T00:00:00Z')}, ${world.clock.now()})
      returning id`);
  return String(row?.id);
}
const say = async (who: Person, subjectId: string, content: string) => {
  world.clock.set(new Date(world.clock.now().getTime() + 16_000));
  const answer = await world.call(
    'comment.create',
    { subjectId, subjectType: 'NOTE', content },
    who.headers,
  );
  expect(answer.errorKey).toBeUndefined();
  await world.jobQueue.workAll();
};
const like = async (who: Person, subjectId: string) => {
  await world.call('thumb-up.create', { subjectId, subjectType: 'NOTE' }, who.headers);
  await world.jobQueue.workAll();
};
interface Sent {
  receiver: string;
  subject: string;
  body: string;
  lang: string;
  unsubscribe_url: string;
  one_click_url: string;
}
const emails = (who: Person) =>
  db.rows<Sent>(
    sql`select receiver, subject, body, lang, unsubscribe_url, one_click_url from letter
        where receiver = ${who.email} order by id`,
  );
const choose = (who: Person, types: Ask<'message.save-preferences'>['types']) =>
  world.call('message.save-preferences', { types }, who.headers);
const subscribe = (who: Person, browser: BrowserHere, name = 'Chrome · Android') =>
  world.call(
    'channel.create',
    { kind: 'WEB_PUSH', name, subscription: { endpoint: browser.endpoint, keys: browser.keys } },
    who.headers,
  );

test('BEY-35, MSG-02: preferences by type and way; what the site must say cannot be hidden; what is not wanted is not sent', async () => {
  await clear();
  const first = (await world.call('message.preferences', {}, author.headers)).data;
  expect(first?.hasEmail).toBe(true);
  expect(
    first?.types.map((one) => [one.type, one.inApp, one.email, one.webPush, one.fixed]),
  ).toEqual([
    ['notice', true, true, true, true],
    ['community_security', true, true, true, true],
    ['comment', true, true, true, false],
    ['follow', true, false, true, false],
    ['like', true, false, false, false],
  ]);
  expect(await choose(author, [{ type: 'notice', inApp: false }])).toMatchObject({
    code: 422,
    fields: { 'types.0.inApp': 'field.choice' },
  });
  const saved = (
    await choose(author, [
      { type: 'like', inApp: false },
      { type: 'comment', email: false },
      { type: 'comment', email: true },
    ])
  ).data;
  expect(saved?.types.find((one) => one.type === 'like')).toMatchObject({
    inApp: false,
    email: false,
  });
  const id = await note();
  await like(ann, id);
  await say(ann, id, 'Loud?');
  expect(
    (await world.call('message.received', {}, author.headers)).data?.content.map((one) => one.type),
  ).toEqual(['comment']);
  expect(
    (await world.call('message.preferences', {}, ann.headers)).data?.types.find(
      (one) => one.type === 'like',
    )?.inApp,
  ).toBe(true);
  expect((await world.call('message.preferences')).code).toBe(401);
});

test('BEY-35: a mail comes when a message is still unread after five minutes, in the reader’s language, and not more than one an hour about the same thing', async () => {
  await clear();
  const thai = await world.call(
    'login.email',
    { email: author.email, password: 'abcdefg1' },
    { 'x-tenant': 'TH', 'accept-language': 'th' },
  );
  expect(thai.success).toBe(true);
  const id = await note();
  await say(ann, id, 'Loud?');
  await pass(4);
  expect(await emails(author)).toEqual([]);
  await pass(2);
  const [mail, ...none] = await emails(author);
  expect(none).toEqual([]);
  expect(mail).toMatchObject({
    lang: 'th',
    subject: expect.stringContaining('แสดงความคิดเห็นใน'),
    body: expect.stringContaining('Loud?'),
  });
  expect(mail?.body).toMatch(/http:\/\/localhost:4100\/note-detail\/\S+comment=\d+/);
  await say(bob, id, 'Very');
  await say(cat, id, 'Not at all');
  await pass(30);
  expect(await emails(author)).toHaveLength(1);
  // about something else it comes without waiting for that
  await say(ann, await note(), 'Another');
  await pass(6);
  expect(await emails(author)).toHaveLength(2);
  await pass(40);
  const third = (await emails(author))[2];
  expect(third).toMatchObject({ subject: expect.stringContaining('และอีก 1 เรื่อง') });
  await pass(120);
  expect(await emails(author)).toHaveLength(3);
});

test('BEY-35: what was read meanwhile, and what nobody wants by mail, is not mailed', async () => {
  await clear();
  const id = await note();
  await say(ann, id, 'Read at once');
  await world.call('message.batch-read', {}, author.headers);
  await like(bob, id);
  await pass(10);
  expect(await emails(author)).toEqual([]);
  await choose(author, [{ type: 'like', email: true }]);
  await like(cat, await note());
  await pass(10);
  expect(await emails(author)).toHaveLength(1);
});

test('BEY-35: a mail is stopped with one click and without signing in, by mail programs and on a page; reading the page stops nothing', async () => {
  await clear();
  await say(ann, await note(), 'Hm');
  await pass(6);
  const [mail] = await emails(author);
  const oneClick = new URL(mail?.one_click_url ?? '');
  const page = new URL(mail?.unsubscribe_url ?? '');
  expect([oneClick.origin, page.pathname]).toEqual([
    'http://localhost:4100',
    '/notifications/unsubscribe',
  ]);
  const wantsMail = async () =>
    (await world.call('message.preferences', {}, author.headers)).data?.types.some(
      (one) => one.email,
    );
  const post = (url: URL, type: string, payload: string) =>
    world.app.server.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': type, host: 'localhost:4100' },
      payload,
    });
  const forged = new URL(oneClick);
  forged.searchParams.set(
    'token',
    (oneClick.searchParams.get('token') ?? '').replace(/^\d+/, bob.userId),
  );
  expect(
    (await post(forged, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')).json(),
  ).toMatchObject({ success: false, code: 410 });
  expect(await wantsMail()).toBe(true);
  for (const [type, payload] of [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ] as const) {
    await choose(author, [{ type: 'comment', email: true }]);
    expect((await post(oneClick, type, payload)).json(), type).toMatchObject({ success: true });
    expect(await wantsMail(), type).toBe(false);
  }
  await choose(author, [{ type: 'comment', email: true }]);
  const token = page.searchParams.get('token') ?? '';
  const done = await post(
    new URL('http://localhost:4100/notifications/unsubscribe'),
    'application/x-www-form-urlencoded',
    new URLSearchParams({ token }).toString(),
  );
  expect([done.statusCode, done.headers.location]).toEqual([
    303,
    '/notifications/unsubscribe?state=done&tenant=TH',
  ]);
  expect(await wantsMail()).toBe(false);
  const lie = await post(
    new URL('http://localhost:4100/notifications/unsubscribe'),
    'application/x-www-form-urlencoded',
    'token=1.2.3',
  );
  expect(lie.headers.location).toBe('/notifications/unsubscribe?state=failed&tenant=TH');
  await say(ann, await note(), 'More');
  await pass(10);
  expect(await emails(author)).toHaveLength(1);
});

test('BEY-35, P-29: a browser shows a message at once, encrypted for it alone and signed by this installation; a like rings once', async () => {
  await clear();
  const browser = service.browser();
  const { data: offered } = await world.call('channel.list', {}, author.headers);
  expect(offered).toMatchObject({
    channels: [],
    kinds: ['EMAIL', 'WEB_PUSH', 'DISCORD', 'NTFY', 'WEBHOOK'],
    webPushKey: expect.stringMatching(/^[\w-]{87}$/),
  });
  const made = await subscribe(author, browser);
  expect(made.data).toMatchObject({
    kind: 'WEB_PUSH',
    name: 'Chrome · Android',
    address: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    enabled: true,
    failures: 0,
  });
  // again from the same browser: still one
  expect((await subscribe(author, browser)).data?.id).toBe(made.data?.id);
  const id = await note();
  await say(ann, id, 'Loud?');
  expect(browser.shown()).toEqual([
    {
      title: expect.stringContaining('commented on “Quiet fans”'),
      body: 'Loud?',
      url: expect.stringMatching(/^http:\/\/localhost:4100\/note-detail\//),
      tag: expect.stringMatching(/^m\d+$/),
      lang: 'en',
    },
  ]);
  const { headers } = service.pushed.at(-1) as (typeof service.pushed)[number];
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'normal',
  });
  const [, token = '', key = ''] =
    /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(offered?.webPushKey);
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'));
  expect(payload).toMatchObject({
    aud: new URL(browser.endpoint).origin,
    sub: expect.stringMatching(/^(mailto:|https:)/),
  });
  await choose(author, [{ type: 'like', webPush: true }]);
  for (const who of [ann, bob, cat]) await like(who, id);
  expect(browser.shown()).toHaveLength(2);
  expect(
    (await world.call('channel.list', {}, author.headers)).data?.channels[0]?.lastSentTime,
  ).not.toBeNull();
  expect((await world.call('channel.list', {}, ann.headers)).data?.channels).toEqual([]);
});

test('BEY-35, BEY-55: a browser that is gone is removed, one that fails five times in a row is switched off, and mails say so; nothing is lost meanwhile', async () => {
  await clear();
  const [gone, failing, busy] = [service.browser(), service.browser(), service.browser()];
  for (const browser of [gone, failing, busy]) await subscribe(author, browser);
  service.answer(gone, 410);
  service.answer(failing, 403);
  service.answer(busy, 503);
  await say(ann, await note(), 'One');
  const list = async () =>
    (await world.call('channel.list', {}, author.headers)).data?.channels ?? [];
  expect((await list()).map((one) => [one.failures, one.problem, one.state])).toEqual([
    [1, { what: 'REFUSED', status: 403 }, 'SLOW'],
    [1, { what: 'ANSWER', status: 503 }, 'SLOW'],
  ]);
  service.answer(busy, 201);
  await pass(1);
  expect(busy.shown().map((one) => one.body)).toEqual(['One']);
  for (let times = 0; times < 4; times += 1) await say(bob, await note(), `More ${times}`);
  const [off] = await list();
  expect(off).toMatchObject({ enabled: false, state: 'OFF', failures: 5, retryTime: null });
  service.answer(failing, 201);
  await say(cat, await note(), 'Unheard');
  expect(failing.shown()).toEqual([]);
  const received = await world.call('message.received', { type: 'notice' }, author.headers);
  expect(received.data?.content.map((one) => one.title)).toEqual([
    'Chrome · Android was turned off',
    'Chrome · Android no longer gets notifications',
  ]);
  expect(
    (await world.call('channel.update', { id: off?.id as string, enabled: true }, author.headers))
      .data,
  ).toMatchObject({ enabled: true, state: 'WORKS', failures: 0, problem: null });
  await say(ann, await note(), 'Heard');
  expect(failing.shown().map((one) => one.body)).toEqual(['Heard']);
  await world.call('message.batch-read', { type: 'comment' }, author.headers);
  await pass(1);
  expect((await emails(author)).map((one) => one.subject)).toEqual([
    expect.stringContaining('ไม่ได้รับการแจ้งเตือนแล้ว'),
    expect.stringContaining('ปิดช่องทาง'),
  ]);
});

test('BEY-35, AUTH-18: a browser that is signed out shows nothing any more', async () => {
  await clear();
  const elsewhere = await signIn(author.email);
  const browser = service.browser();
  await subscribe(elsewhere, browser);
  await world.call('login.out', {}, elsewhere.headers);
  await say(ann, await note(), 'Hello');
  expect(browser.shown()).toEqual([]);
  expect((await world.call('channel.list', {}, author.headers)).data?.channels).toEqual([]);
});

test('BEY-35: the test button shows how it went, once in ten seconds; channels of others are nobody’s; bad addresses are refused', async () => {
  await clear();
  const browser = service.browser();
  const id = (await subscribe(author, browser)).data?.id as string;
  expect((await world.call('channel.test', { id }, author.headers)).data).toEqual({
    sent: true,
    problem: null,
    ms: expect.any(Number),
  });
  expect(browser.shown().map((one) => one.title)).toEqual(['Notifications arrive here']);
  expect((await world.call('channel.test', { id }, author.headers)).errorKey).toBe('common.limit');
  await pass(1);
  service.answer(browser, 302);
  expect((await world.call('channel.test', { id }, author.headers)).data).toEqual({
    sent: false,
    problem: { what: 'ANSWER', status: 302 },
    ms: expect.any(Number),
  });
  for (const call of ['channel.test', 'channel.remove', 'channel.update'] as const)
    expect((await world.call(call, { id }, ann.headers)).errorKey).toBe('channel.not_found');
  const { keys } = browser;
  for (const endpoint of [
    'http://push.example/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://push.example:8443/x',
    'https://a:b@push.example/x',
    'nonsense',
  ])
    expect(
      (
        await world.call(
          'channel.create',
          { kind: 'WEB_PUSH', subscription: { endpoint, keys } },
          author.headers,
        )
      ).errorKey,
      endpoint,
    ).toBe('channel.address');
  const bad = { endpoint: browser.endpoint, keys: { p256dh: 'x', auth: 'y' } };
  expect(
    (await world.call('channel.create', { kind: 'WEB_PUSH', subscription: bad }, author.headers))
      .errorKey,
  ).toBe('channel.address');
  expect(
    (await world.call('channel.create', { kind: 'TELEGRAM', address: '1' }, author.headers)).fields,
  ).toEqual({ kind: 'field.choice' });
  for (let count = 1; count < 10; count += 1)
    expect((await subscribe(author, service.browser())).success).toBe(true);
  expect((await subscribe(author, service.browser())).errorKey).toBe('channel.limit');
  expect((await world.call('channel.remove', { id }, author.headers)).data).toEqual({ done: true });
});

test('BEY-05, P-29: what falls into quiet hours waits and arrives together when they end', async () => {
  await clear();
  expect((await world.call('quiet-hours.read', {}, author.headers)).data).toEqual({
    enabled: false,
    fromTime: '22:00',
    toTime: '08:00',
    timezone: 'Asia/Bangkok',
    maxPerDay: 20,
    sentToday: 0,
  });
  expect(
    (await world.call('quiet-hours.save', { timezone: 'Moon/Crater' }, author.headers)).fields,
  ).toEqual({ timezone: 'field.choice' });
  const browser = service.browser();
  await subscribe(author, browser);
  // it is 10:00 or somewhat later in Bangkok
  const clock = (later: number) =>
    new Date(world.clock.now().getTime() + later * MINUTE).toLocaleTimeString('en-GB', {
      timeZone: 'Asia/Bangkok',
      hour: '2-digit',
      minute: '2-digit',
    });
  await world.call(
    'quiet-hours.save',
    { enabled: true, fromTime: clock(-60), toTime: clock(120) },
    author.headers,
  );
  await say(ann, await note(), 'One');
  await say(bob, await note(), 'Two');
  await pass(60);
  expect([browser.shown(), await emails(author)]).toEqual([[], []]);
  await pass(62);
  expect(browser.shown().map((one) => [one.title, one.url])).toEqual([
    ['2 new messages on Khum', expect.stringMatching(/^http:\/\/localhost:4100\/notifications/)],
  ]);
  expect((await emails(author)).map((one) => one.subject)).toEqual([
    expect.stringContaining(', and 1 more'),
  ]);
});

test('BEY-05: more than so many a day wait for the next one', async () => {
  await clear();
  const browser = service.browser();
  await subscribe(author, browser);
  await world.call('quiet-hours.save', { maxPerDay: 2 }, author.headers);
  await choose(author, [{ type: 'comment', email: false }]);
  for (const text of ['One', 'Two', 'Three', 'Four']) await say(ann, await note(), text);
  expect(browser.shown().map((one) => one.body)).toEqual(['One', 'Two']);
  await pass(24 * 60);
  expect(browser.shown().map((one) => one.title)).toHaveLength(3);
  expect(browser.shown()[2]?.title).toBe('2 new messages on Khum');
});

test('BEY-05, P-29: a message by mail and two browsers is one ring of the day, and so is a mail of several', async () => {
  await clear();
  const ctx = await world.ctx();
  const notice = async (who: Person) =>
    notify(ctx, {
      accountId: Number(who.userId),
      type: 'notice',
      kind: 'watch.RESTOCK',
      subject: { type: 'CONTENT', id: Number(await note()) },
      delivery: { mailsAtOnce: true },
    });
  const rings = async (who: Person) =>
    (await world.call('quiet-hours.read', {}, who.headers)).data?.sentToday;
  const browsers = [service.browser(), service.browser()];
  for (const [at, browser] of browsers.entries()) await subscribe(ann, browser, `Browser ${at}`);
  await notice(ann);
  await pass(1);
  expect(await emails(ann)).toHaveLength(1);
  expect(browsers.map((one) => one.shown().length)).toEqual([1, 1]);
  expect(await rings(ann)).toBe(1);
  await notice(bob);
  await notice(bob);
  await pass(1);
  expect(await emails(bob)).toHaveLength(1);
  expect(await rings(bob)).toBe(1);
});

test('12.3: what was to leave while the clock was ahead leaves when the clock is right again', async () => {
  await clear();
  const id = await note();
  const right = world.clock.now();
  world.clock.set(new Date(right.getTime() + 30 * 24 * 60 * MINUTE));
  await say(ann, id, 'Next month');
  await db.run(
    sql`insert into mail_told (tenant_id, account_id, about, told_at) select 'TH', account_id,
        about, ${world.clock.now()} from mail_wait on conflict do nothing`,
  );
  world.clock.set(right);
  await pass(2);
  expect(await emails(author)).toHaveLength(1);
  // and nobody gets fewer notifications about the same thing for a month
  await say(bob, id, 'Today');
  await pass(70);
  expect(await emails(author)).toHaveLength(2);
});

test('12.4: a mail that cannot be written is set aside with its reason and keeps no other waiting; a day later it is tried again', async () => {
  await clear();
  const owner = new pg.Client(world.url);
  await owner.connect();
  await owner.query(
    `alter table letter add constraint unforeseen check (receiver <> '${author.email}')`,
  );
  const noteOfAnn = await db.row<{
    id: number;
  }>(sql`insert into content (tenant_id, code, type, title, author_id, publish_time, update_time)
    values ('TH', 'aside', 'NOTE', 'Of Ann', ${Number(ann.userId)},
      ${new Date('2026-01-01T00:00:00Z')}, ${world.clock.now()}) returning id`);
  await say(bob, await note(), 'To the author');
  await say(bob, String(noteOfAnn?.id), 'To Ann');
  await pass(6);
  expect(await emails(ann)).toHaveLength(1);
  const aside = sql`select subject_id, reason from set_aside where job = 'message.mail'`;
  expect(await db.rows(aside)).toEqual([
    { subject_id: Number(author.userId), reason: expect.stringContaining('unforeseen') },
  ]);
  await owner.query('alter table letter drop constraint unforeseen');
  await owner.end();
  await pass(24 * 60);
  await pass(2);
  expect(await emails(author)).toHaveLength(1);
  expect(await db.rows(aside)).toEqual([]);
});

test('BEY-05: quiet hours over midnight, by day, in another zone', () => {
  const quiet = {
    enabled: true,
    fromTime: '22:00',
    toTime: '08:00',
    timezone: 'Asia/Bangkok',
    maxPerDay: 3,
  };
  const end = (iso: string, change: Partial<typeof quiet> = {}) =>
    quietEnd(new Date(iso), { ...quiet, ...change })?.toISOString() ?? null;
  expect(end('2026-11-21T15:00:00Z')).toBe('2026-11-22T01:00:00.000Z');
  expect(end('2026-11-30T18:00:00Z')).toBe('2026-12-01T01:00:00.000Z');
  expect(end('2026-11-21T00:59:59Z')).toBe('2026-11-21T01:00:00.000Z');
  expect(end('2026-11-21T01:00:00Z')).toBeNull();
  expect(end('2026-11-21T14:59:00Z')).toBeNull();
  expect(end('2026-11-21T05:00:00Z', { fromTime: '11:00', toTime: '13:30' })).toBe(
    '2026-11-21T06:30:00.000Z',
  );
  expect(end('2026-11-21T15:00:00Z', { enabled: false })).toBeNull();
  expect(end('2026-11-21T15:00:00Z', { fromTime: '08:00' })).toBeNull();
  // London falls back at night: 08:00 is an hour later than the day before
  expect(end('2026-10-24T23:30:00Z', { timezone: 'Europe/London' })).toBe(
    '2026-10-25T08:00:00.000Z',
  );
  expect(ringAt({ from: new Date('2026-11-21T05:00:00Z'), quiet, rings: 3 }).toISOString()).toBe(
    '2026-11-22T01:00:00.000Z',
  );
});

test('MSG-01: a message and what leaves the site are one: neither is there without the other, however a process dies', async () => {
  await clear();
  const browser = service.browser();
  await subscribe(author, browser);
  const ctx = await world.ctx();
  const notice = { accountId: Number(author.userId), type: 'notice', kind: 'welcome' } as const;
  await expect(
    inTransaction(ctx, async (inside) => {
      await notify(inside, notice);
      throw new Error('died');
    }),
  ).rejects.toThrow('died');
  await world.jobQueue.workAll();
  const waiting = () =>
    db.rows(
      sql`select 1 from message union all select 1 from mail_wait union all select 1
          from push_wait`,
    );
  expect(await waiting()).toEqual([]);
  await inTransaction(ctx, (inside) => notify(inside, notice));
  expect(await waiting()).toHaveLength(3);
  // a worker takes the push and dies
  const until = new Date(world.clock.now().getTime() + MINUTE);
  await world.database.platform().run(
    sql`update job set leased_until = ${until}, lease_token = gen_random_uuid()
          where name = 'message.push'`,
  );
  await world.jobQueue.workAll();
  expect(browser.shown()).toEqual([]);
  await pass(2);
  expect(browser.shown().map((one) => one.title)).toEqual(['Welcome to Khum']);
  await pass(5);
  expect(await emails(author)).toHaveLength(1);
  expect(await db.rows(sql`select 1 from mail_wait union all select 1 from push_wait`)).toEqual([]);
});

test('SEC-04, AUTH-20: notifications go with the account, and another region sees none of it', async () => {
  await clear();
  const leaver = await signUp(world, { password: 'abcdefg1' });
  await subscribe(leaver, service.browser());
  await world.call('quiet-hours.save', { enabled: true }, leaver.headers);
  await choose(leaver, [{ type: 'like', email: true }]);
  const ctx = await world.ctx();
  await inTransaction(ctx, (inside) =>
    notify(inside, { accountId: Number(leaver.userId), type: 'notice', kind: 'welcome' }),
  );
  const counts = async (tenant: string) =>
    (
      await world.database.tenant(tenant).row<{ n: number }>(
        sql`select ((select count(*) from message) + (select count(*)
              from channel) + (select count(*) from quiet_hours) + (select count(*)
              from message_preference) + (select count(*) from mail_wait))::int as n`,
      )
    )?.n;
  expect(await counts('TH')).toBe(5);
  expect(await counts('ID')).toBe(0);
  await ctx.emit({
    topic: 'account.closed',
    accountId: Number(leaver.userId),
    deleteContent: false,
  });
  await world.jobQueue.workAll();
  expect(await counts('TH')).toBe(0);
});
