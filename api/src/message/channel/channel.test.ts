import { randomUUID } from 'node:crypto';
import sql, { raw } from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import type { Ask, Answer } from '#contract/calls.ts';
import { modules } from '#server/modules.ts';
import {
  chatServices,
  DISCORD_TOKEN,
  lineSignature,
  NTFY_TOKEN,
  TELEGRAM,
} from '../../../../test/chat-services.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { makeWorld, START } from '../../../../test/world.ts';
import { inTransaction } from '../../kernel/context.ts';
import { webhookSecret, signedHeaders } from '../../kernel/webhook-signature.ts';
import { messageWith, notify, notifyAll } from '../index.ts';

const service = await chatServices();
const reach = { ...service.reach, limitMs: 500 };
const world = await makeWorld({
  env: {
    CODES_PER_ADDRESS: '100000',
    PUBLIC_URL: 'http://localhost:4100',
    LINE_MONTHLY_MAX: '3',
    ...service.env,
  },
  modules: modules.map((one) => (one.name === 'message' ? messageWith(reach) : one)),
});
const db = world.database.tenant('TH');
const platform = world.database.platform();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const people = await Promise.all(
  Array.from({ length: 2 }, () => signUp(world, { password: 'abcdefg1' })),
);
const [me, other] = people as [Person, Person];
const discordAt = `${service.url}/api/webhooks/1234/${DISCORD_TOKEN}`;

beforeEach(async () => {
  await world.jobQueue.workAll();
  for (const table of [
    'message',
    'letter',
    'channel',
    'channel_link',
    'channel_month',
    'ring_day',
    'mail_told',
    'quiet_hours',
    'job',
  ])
    await platform.run(sql`delete from ${raw(table)}`);
  await platform.run(sql`update channel_service set checked_at = '2000-01-01'`);
  world.clock.set(new Date(START));
  service.clear();
});

const create = (ask: Ask<'channel.create'>, who = me) =>
  world.call('channel.create', ask, who.headers);
const list = async (who = me) =>
  (await world.call('channel.list', {}, who.headers)).data as Answer<'channel.list'>;
const first = async (who = me) => (await list(who)).channels[0] as Answer<'channel.update'>;
const pass = async (ms: number) => {
  world.clock.set(new Date(world.clock.now().getTime() + ms));
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
};
/** A notice, sent at once. */
async function send(who = me): Promise<void> {
  const ctx = await world.ctx();
  await inTransaction(ctx, (inside) =>
    notify(inside, { accountId: Number(who.userId), type: 'notice', kind: 'welcome' }),
  );
  await world.jobQueue.workAll();
}
const post = (url: string, payload: string, headers: Record<string, string>) =>
  world.app.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', host: 'localhost:4100', ...headers },
  });
const line = (event: object, signature?: string) => {
  const body = JSON.stringify({
    events: [{ replyToken: 'r', source: { userId: 'U1' }, ...event }],
  });
  return post('/hooks/line', body, { 'x-line-signature': signature ?? lineSignature(body) });
};
const telegram = (update: object, secret: string = TELEGRAM.secret) =>
  post('/hooks/telegram', JSON.stringify(update), { 'x-telegram-bot-api-secret-token': secret });
const words = (text: string) => ({ type: 'message', message: { type: 'text', text } });
async function linkLine(who = me): Promise<void> {
  const { data } = await world.call('channel.link', { kind: 'LINE' }, who.headers);
  expect((await line(words(data?.code ?? ''))).statusCode).toBe(200);
}
const mails = async (who = me) =>
  (
    await db.rows<{ body: string }>(
      sql`select body from letter where receiver = ${who.email} and template like 'message%'
          order by id`,
    )
  ).map(({ body }) => body);
const replies = () => service.takenAt('/v2/bot/message/reply').map(({ body }) => body);

test('BEY-35, P-29: LINE is linked by a code that its owner sends to the bot: signed, once, in time, and nobody else’s', async () => {
  expect((await list()).kinds).toEqual([
    'EMAIL',
    'WEB_PUSH',
    'LINE',
    'TELEGRAM',
    'DISCORD',
    'NTFY',
    'WEBHOOK',
  ]);
  const asked = (await world.call('channel.link', { kind: 'LINE' }, me.headers)).data;
  expect(asked).toMatchObject({
    url: `https://line.me/R/oaMessage/%40khumtest/?${asked?.code}`,
    expireTime: new Date(Date.parse(START) + 15 * MINUTE).toISOString(),
  });
  const code = asked?.code ?? '';
  expect((await line(words(code), 'AAAA')).statusCode).toBe(401);
  expect((await list()).channels).toEqual([]);
  // the code of one kind links no other, nor in another region
  const wrong = await telegram({ message: { chat: { id: 5 }, text: `/start ${code}` } });
  expect(wrong.json().text).toContain('รหัสนี้ใช้ไม่ได้แล้ว');
  await line(words(code.replace('TH-', 'ID-')));
  expect((await list()).channels).toEqual([]);
  await line({ type: 'follow' });
  await line(words(`  ${code.toLowerCase()} `));
  expect(await first()).toMatchObject({
    kind: 'LINE',
    name: 'Fon',
    state: 'WORKS',
    address: '',
    quota: { used: 0, max: 3, resetTime: '2026-11-30T17:00:00.000Z' },
  });
  expect(replies().map((body) => JSON.parse(body).messages[0].text)).toEqual([
    expect.stringContaining('รหัสนี้ใช้ไม่ได้แล้ว'),
    expect.stringContaining('สวัสดี'),
    expect.stringContaining('Linked'),
  ]);
  // again, by another chat: it is used up
  await line({ ...words(code), source: { userId: 'U2' } });
  expect((await list()).channels).toHaveLength(1);
  const late = (await world.call('channel.link', { kind: 'LINE' }, other.headers)).data;
  world.clock.set(new Date(Date.parse(START) + 16 * MINUTE));
  await line({ ...words(late?.code ?? ''), source: { userId: 'U3' } });
  expect((await list(other)).channels).toEqual([]);
  const row = await db.row<{ digest: Buffer }>(sql`select digest from channel_link`);
  expect(row?.digest.toString('utf8')).not.toContain(late?.code);
  // a chat that another account proves to own is theirs from then on
  const next = (await world.call('channel.link', { kind: 'LINE' }, other.headers)).data;
  await line(words(next?.code ?? ''));
  expect([(await list()).channels, (await list(other)).channels.length]).toEqual([[], 1]);
});

test('BEY-35, AUTH-10: who signs in with LINE needs no code: a friend is linked at once, anybody else by becoming one, and nobody who did not ask', async () => {
  const [ann, bob] = [await signUp(world), await signUp(world)];
  for (const [who, subject] of [
    [ann, 'Uann'],
    [bob, 'Ubob'],
  ] as const)
    await db.run(sql`insert into account_provider (tenant_id, provider, subject, account_id, name,
      bound_at) values ('TH', 'LINE', ${subject}, ${Number(who.userId)}, 'Fon', now())`);
  const asks = async (who: typeof me) =>
    (await world.call('channel.link', { kind: 'LINE' }, who.headers)).data?.linked;
  expect(await asks(ann)).toBe(true);
  expect((await list(ann)).channels).toMatchObject([{ kind: 'LINE', name: 'Fon', enabled: true }]);
  // once more is the same chat
  expect(await asks(ann)).toBe(true);
  expect((await list(ann)).channels).toHaveLength(1);
  // no friend yet: LINE does not know who that is, or does not answer
  service.set('/v2/bot/profile/Ubob', { status: 404 });
  await line({ type: 'follow', source: { userId: 'Ubob' } });
  expect((await list(bob)).channels).toEqual([]);
  expect(await asks(bob)).toBe(false);
  expect((await list(bob)).channels).toEqual([]);
  service.set('/v2/bot/profile/Ubob');
  await line({ type: 'follow', source: { userId: 'Ubob' } });
  expect((await list(bob)).channels).toMatchObject([{ kind: 'LINE', name: 'Fon' }]);
  expect(JSON.parse(replies().at(-1) ?? '{}').messages[0].text).toContain('Linked');
  // an account that signs in another way is asked for its code
  expect(await asks(other)).toBe(false);
});

test('BEY-35: odd bodies of bots change nothing and fail nowhere', async () => {
  for (const body of ['', 'null', '[]', '{"events":7}', '{"events":[null,{"source":3}]}', '{', '0'])
    expect(
      (await post('/hooks/line', body, { 'x-line-signature': lineSignature(body) })).statusCode,
      body,
    ).toBeLessThan(500);
  for (const update of [{}, { message: null }, { message: { chat: { id: 'x' }, text: 5 } }])
    expect((await telegram(update)).statusCode).toBe(200);
  expect((await telegram({}, 'wrong')).statusCode).toBe(401);
  expect((await post('/hooks/telegram', '{}', {})).statusCode).toBe(401);
});

test('BEY-35: Telegram is linked by its start link, answers in the language of its user, and a blocked bot is switched off, with a word on the site', async () => {
  const asked = (await world.call('channel.link', { kind: 'TELEGRAM' }, me.headers)).data;
  expect(asked?.url).toBe(`https://t.me/khum_test_bot?start=${asked?.code}`);
  const chat = { id: 77, type: 'private' };
  const hello = await telegram({
    message: { chat, text: 'hi', from: { language_code: 'id-ID', first_name: 'Sri' } },
  });
  expect(hello.json()).toEqual({
    method: 'sendMessage',
    chat_id: 77,
    text: expect.stringContaining('Halo dari Khum'),
  });
  await telegram({
    message: { chat, text: `/start ${asked?.code}`, from: { first_name: 'Sri' } },
  });
  expect(await first()).toMatchObject({ kind: 'TELEGRAM', name: 'Sri', state: 'WORKS' });
  await send();
  const [sent] = service.takenAt(`/bot${TELEGRAM.token}`);
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    chat_id: '77',
    text: 'Welcome to Khum\nSave what you like, and we will watch its price.\n\nhttp://localhost:4100/notifications?tenant=TH',
  });
  service.set('/bot', {
    status: 403,
    body: '{"ok":false,"description":"Forbidden: bot was blocked by the user"}',
  });
  await send();
  expect(await first()).toMatchObject({
    enabled: false,
    state: 'OFF',
    problem: { what: 'BLOCKED', status: 403 },
  });
  const notices = await world.call('message.received', { type: 'notice' }, me.headers);
  expect(notices.data?.content[0]).toMatchObject({
    title: 'Sri was turned off',
    text: expect.stringContaining('bot is blocked'),
  });
  service.set('/bot');
  const id = (await first()).id;
  await world.call('channel.update', { id, enabled: true }, me.headers);
  await telegram({ my_chat_member: { chat, new_chat_member: { status: 'kicked' } } });
  expect((await first()).state).toBe('OFF');
});

test('BEY-35: whoever blocks the account on LINE is sent nothing more; whoever comes back is linked again', async () => {
  await linkLine();
  await line({ type: 'unfollow' });
  expect(await first()).toMatchObject({ state: 'OFF', problem: { what: 'BLOCKED', status: null } });
  await send();
  expect(service.takenAt('/v2/bot/message/push')).toEqual([]);
  await line({ type: 'follow' });
  expect((await first()).state).toBe('WORKS');
  await send();
  expect(service.takenAt('/v2/bot/message/push')).toHaveLength(1);
});

test('BEY-35: each service gets a message as its protocol asks, and nothing secret is stored in clear or answered', async () => {
  await linkLine();
  await create({ kind: 'DISCORD', address: discordAt });
  await create({ kind: 'NTFY', address: `${service.url}/closed-topic`, secret: NTFY_TOKEN });
  const hook = await create({
    kind: 'WEBHOOK',
    address: `${service.url}/hook?key=key-of-mine`,
    name: 'Home',
  });
  await send();
  const [toLine] = service.takenAt('/v2/bot/message/push');
  expect(JSON.parse(toLine?.body ?? '')).toEqual({
    to: 'U1',
    messages: [{ type: 'text', text: expect.stringContaining('Welcome to Khum') }],
  });
  const [toDiscord] = service.takenAt('/api/webhooks/');
  expect(JSON.parse(toDiscord?.body ?? '')).toEqual({
    content: expect.stringContaining('Welcome to Khum'),
    allowed_mentions: { parse: [] },
  });
  const [toNtfy] = service.takenAt('/closed-topic');
  expect(toNtfy?.headers).toMatchObject({
    title: 'Welcome to Khum',
    priority: 'default',
    tags: 'shopping_bags',
    click: 'http://localhost:4100/notifications?tenant=TH',
    'x-sequence-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const [toHook] = service.takenAt('/hook');
  const ctx = await world.ctx();
  const id = String(toHook?.headers['webhook-id']);
  const secret = await webhookSecret(ctx, 'channel', Number(hook.data?.id));
  expect(hook.data?.signingSecret).toBe(secret);
  expect(toHook?.headers['webhook-signature']).toBe(
    signedHeaders(secret, { id, body: toHook?.body ?? '' }, ctx.now)['webhook-signature'],
  );
  expect(JSON.parse(toHook?.body ?? '')).toMatchObject({
    type: 'message',
    data: {
      title: 'Welcome to Khum',
      url: 'http://localhost:4100/notifications?tenant=TH',
      lang: 'en',
    },
  });
  const answered = JSON.stringify(await list());
  const stored = JSON.stringify(
    await platform.rows(sql`select to_jsonb(c) from channel c where kind <> 'WEBHOOK'`),
  );
  for (const text of [answered, stored])
    for (const hidden of [DISCORD_TOKEN, NTFY_TOKEN]) expect(text).not.toContain(hidden);
  expect(answered).not.toContain('key-of-mine');
  expect((await list()).channels.map(({ address }) => address)).toEqual([
    '',
    `127.0.0.1:${reach.ports[0]}`,
    `127.0.0.1:${reach.ports[0]}/closed-topic`,
    `${service.url}/hook`,
  ]);
  for (const one of (await list()).channels)
    expect(one, one.kind).toMatchObject({ state: 'WORKS', lastSentTime: START });
});

test('BEY-35: the test button shows how it went; an address that cannot be is refused; what an account has already is said', async () => {
  const { data } = await create({ kind: 'NTFY', address: `${service.url}/closed-topic` });
  const id = data?.id ?? '';
  const tried = async () => {
    world.clock.set(new Date(world.clock.now().getTime() + 11_000));
    return (await world.call('channel.test', { id }, me.headers)).data;
  };
  expect(await tried()).toEqual({
    sent: false,
    problem: { what: 'REFUSED', status: 403 },
    ms: expect.any(Number),
  });
  await world.call(
    'channel.update',
    { id, address: `${service.url}/closed-topic`, secret: NTFY_TOKEN },
    me.headers,
  );
  expect(await first()).toMatchObject({ failures: 0, problem: null, state: 'WORKS' });
  expect(await tried()).toMatchObject({ sent: true, problem: null });
  service.set('/closed-topic', { hangs: true });
  expect(await tried()).toMatchObject({ sent: false, problem: { what: 'TIMEOUT', status: null } });
  service.set('/closed-topic', { status: 302, headers: { location: 'https://127.0.0.1:1/in' } });
  expect(await tried()).toMatchObject({ problem: { what: 'ANSWER', status: 302 } });
  service.set('/closed-topic', { status: 200, body: 'x'.repeat(500_000) });
  expect(await tried()).toMatchObject({ sent: true });
  const refused = async (ask: Ask<'channel.create'>) => (await create(ask)).errorKey;
  for (const address of [
    'http://ntfy.example/a',
    'https://10.0.0.1/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest',
    'https://0x7f.1/a',
    'https://localhost/a',
    'https://a:b@ntfy.example/a',
    'https://ntfy.example:22/a',
    'nonsense',
    'javascript:alert(1)',
  ])
    for (const kind of ['NTFY', 'WEBHOOK', 'DISCORD'] as const)
      expect(await refused({ kind, address }), `${kind} ${address}`).toBe('channel.address');
  for (const address of [`${service.url}/`, `${service.url}/a/b`, `${service.url}/a?x=1`])
    expect(await refused({ kind: 'NTFY', address }), address).toBe('channel.address');
  for (const address of [
    `${service.url}/api/webhooks/1`,
    `${service.url}/x/webhooks/1/${'t'.repeat(30)}`,
  ])
    expect(await refused({ kind: 'DISCORD', address }), address).toBe('channel.address');
  expect(await refused({ kind: 'NTFY' })).toBe('field.required');
  expect(await refused({ kind: 'LINE', address: 'U9' })).toBe('common.invalid');
  expect(await refused({ kind: 'NTFY', address: `${service.url}/a`, secret: 'a\nb' })).toBe(
    'common.invalid',
  );
  expect(await refused({ kind: 'NTFY', address: `${service.url}/closed-topic` })).toBe(
    'channel.exists',
  );
  expect(
    (await create({ kind: 'NTFY', address: `${service.url}/closed-topic` }, other)).success,
  ).toBe(true);
});

test('BEY-35: a stored address that has come to lead inside is never asked', async () => {
  await create({ kind: 'WEBHOOK', address: `${service.url}/hook` });
  for (const address of ['https://10.0.0.1/x', 'https://localhost.localdomain/x']) {
    await platform.run(sql`update channel set address = ${address}, retry_at = null`);
    await send();
    expect((await first()).problem?.what).toBe('UNREACHABLE');
  }
  expect(service.asked).toEqual([]);
});

test('BEY-35: what fails in passing is tried again after 1, 5, 30 and 180 minutes, as the same delivery, then the channel is off and its owner hears why', async () => {
  await create({ kind: 'WEBHOOK', address: `${service.url}/hook`, name: 'Home' });
  service.set('/hook', { status: 503 });
  await send();
  const tries = () =>
    service.asked.flatMap(({ path, headers }) => (path === '/hook' ? [headers['webhook-id']] : []));
  for (const [count, minutes] of [1, 5, 30, 180].entries()) {
    expect(tries()).toHaveLength(count + 1);
    expect(await first()).toMatchObject({
      state: 'SLOW',
      failures: count + 1,
      retryTime: new Date(world.clock.now().getTime() + minutes * MINUTE).toISOString(),
      failingTime: START,
    });
    // another message meanwhile waits behind it
    if (count === 1) await send();
    await pass(minutes * MINUTE - 1000);
    expect(tries()).toHaveLength(count + 1);
    await pass(MINUTE);
  }
  expect(new Set(tries()).size).toBe(1);
  expect(await first()).toMatchObject({ state: 'OFF', failures: 5, enabled: false });
  const notices = await world.call('message.received', { type: 'notice' }, me.headers);
  expect(notices.data?.content[0]).toMatchObject({
    title: 'Home was turned off',
    text: 'The other side failed 5 times in a row.',
  });
  await pass(MINUTE);
  expect((await mails()).some((body) => body.includes('Home'))).toBe(true);
  service.set('/hook');
  await send();
  expect(service.taken).toEqual([]);
  expect(await db.rows(sql`select 1 from push_wait`)).toEqual([]);
});

test('BEY-35: a busy service says for how long, a success ends the count, and a message is delivered once', async () => {
  await linkLine();
  service.set('/v2/bot/message/push', { status: 429, headers: { 'retry-after': '600' } });
  await send();
  expect(await first()).toMatchObject({ problem: { what: 'BUSY', status: 429 }, failures: 1 });
  await pass(5 * MINUTE);
  service.set('/v2/bot/message/push');
  await pass(4 * MINUTE);
  expect(service.takenAt('/v2/bot/message/push')).toEqual([]);
  await pass(2 * MINUTE);
  await pass(HOUR);
  expect(service.takenAt('/v2/bot/message/push')).toHaveLength(1);
  expect(await first()).toMatchObject({ failures: 0, problem: null, retryTime: null });
});

test('BEY-35: a service that took a message and lost its answer is not sent it twice', async () => {
  await linkLine();
  await send();
  const key = String(service.takenAt('/v2/bot/message/push')[0]?.headers['x-line-retry-key']);
  // the worker dies before it writes down that it went out
  await send();
  await platform.run(sql`
    insert into push_wait (tenant_id, message_id, channel_id, due_at, announced, delivery)
    select 'TH', (select max(id) from message), (select id from channel), ${world.clock.now()},
      false, ${key}`);
  await platform.run(sql`update channel set sending_at = ${world.clock.now()}`);
  await pass(MINUTE);
  const keys = service.asked
    .filter(({ path }) => path === '/v2/bot/message/push')
    .map(({ headers }) => headers['x-line-retry-key']);
  expect(keys.filter((one) => one === key)).toHaveLength(2);
  expect(service.takenAt('/v2/bot/message/push')).toHaveLength(2);
  expect((await first()).state).toBe('WORKS');
  // Discord knows no such key: what may have arrived is not sent again
  await platform.run(sql`delete from channel`);
  await create({ kind: 'DISCORD', address: discordAt });
  service.set('/api/webhooks', { hangs: true });
  await send();
  expect(await first()).toMatchObject({
    failures: 1,
    retryTime: null,
    problem: { what: 'TIMEOUT', status: null },
  });
  service.set('/api/webhooks');
  await pass(10 * MINUTE);
  expect(service.takenAt('/api/webhooks')).toEqual([]);
  await platform.run(sql`update channel set sending_at = ${world.clock.now()}`);
  await send();
  await pass(MINUTE);
  expect(await first()).toMatchObject({ problem: { what: 'UNKNOWN', status: null } });
  expect(service.takenAt('/api/webhooks')).toEqual([]);
  await send();
  expect(service.takenAt('/api/webhooks')).toHaveLength(1);
});

test('BEY-35: the share of LINE in a month is shown and kept to; what is beyond goes by mail, which is said once; the count starts again with the month of the region', async () => {
  await world.call(
    'message.save-preferences',
    { types: [{ type: 'notice', email: false }] },
    me.headers,
  );
  await linkLine();
  world.clock.set(new Date('2026-11-30T16:50:00Z'));
  const { data } = await world.call('channel.test', { id: (await first()).id }, me.headers);
  expect(data?.sent).toBe(true);
  for (let count = 0; count < 4; count += 1) await send();
  expect(service.takenAt('/v2/bot/message/push')).toHaveLength(3);
  expect(await first()).toMatchObject({
    quota: { used: 3, max: 3, resetTime: '2026-11-30T17:00:00.000Z' },
    state: 'WORKS',
    problem: { what: 'QUOTA', status: null },
  });
  await pass(MINUTE);
  expect((await mails()).join('\n')).toContain('Welcome to Khum');
  const notices = await world.call('message.received', { type: 'notice' }, me.headers);
  expect(
    notices.data?.content.filter(({ title }) => title.startsWith('The LINE messages')),
  ).toHaveLength(1);
  world.clock.set(new Date('2026-11-30T17:01:00Z'));
  await send();
  expect(service.takenAt('/v2/bot/message/push')).toHaveLength(4);
  expect((await first()).quota).toMatchObject({ used: 1, resetTime: '2026-12-31T17:00:00.000Z' });
  await world.call(
    'message.save-preferences',
    { types: [{ type: 'notice', email: true }] },
    me.headers,
  );
});

test('BEY-35: the quota of the whole installation is read hourly, shown and kept to; a bot that LINE refuses counts against nobody’s channel', async () => {
  await linkLine();
  service.state.quota = 200;
  service.state.used = 195;
  await pass(HOUR);
  expect((await first()).quota?.serviceLeft).toBe(5);
  service.state.used = 200;
  await pass(HOUR);
  await send();
  expect(service.takenAt('/v2/bot/message/push')).toEqual([]);
  service.state.quota = 1000;
  await pass(HOUR);
  service.set('/v2/bot/message/push', { status: 401 });
  for (let count = 0; count < 6; count += 1) await send();
  expect(await first()).toMatchObject({
    enabled: true,
    failures: 0,
    problem: { what: 'SERVICE', status: 401 },
    quota: { used: 0 },
  });
  service.set('/v2/bot/message/push', {
    status: 429,
    body: '{"message":"You have reached your monthly limit."}',
  });
  await send();
  expect(await first()).toMatchObject({ failures: 0, problem: { what: 'QUOTA', status: 429 } });
});

test('BEY-35: a slow server of one reader holds up its own messages alone, however many readers have it', async () => {
  const ctx = await world.ctx();
  const accounts = await db.rows<{ id: number }>(sql`
    insert into account (tenant_id, nickname, created_at)
    select 'TH', 'Reader ' || n, now() from generate_series(1, 60) n returning id`);
  await platform.run(sql`
    insert into channel (tenant_id, account_id, kind, name, address, lang, created_at)
    select 'TH', a.id, 'NTFY', 'ntfy', ${`${service.url}/slow`} || a.id, 'en', now()
    from unnest(${accounts.map(({ id }) => id)}::bigint[]) a(id)`);
  await create({ kind: 'DISCORD', address: discordAt });
  service.set('/slow', { hangs: true });
  const readers = [...accounts.map(({ id }) => id), Number(me.userId)];
  await inTransaction(ctx, (inside) =>
    notifyAll(
      inside,
      readers.map((accountId) => ({ accountId, type: 'notice', kind: 'welcome' })),
    ),
  );
  await world.jobQueue.workAll();
  expect(service.takenAt('/api/webhooks')).toHaveLength(1);
  // those that were under way when it proved slow; nobody else was held up by it
  const atOnce = service.asked.filter(({ path }) => path.startsWith('/slow')).length;
  expect(atOnce).toBeLessThanOrEqual(16);
  await pass(MINUTE);
  const later = service.asked.filter(({ path }) => path.startsWith('/slow')).length;
  expect(later - atOnce).toBe(1);
  service.set('/slow');
  // one at a time until it is quick again, then all of them
  for (let minutes = 0; minutes < 8; minutes += 1) await pass(MINUTE);
  // a reader's server may get it twice where its answer came too late, then under the same id
  const taken = service.takenAt('/slow');
  expect(new Set(taken.map(({ path }) => path)).size).toBe(60);
  expect(new Set(taken.map(({ headers }) => headers['x-sequence-id'])).size).toBe(60);
});

test('BEY-35: two workers at one channel send one delivery, and several messages arrive as one with their titles', async () => {
  await create({ kind: 'WEBHOOK', address: `${service.url}/hook` });
  const ctx = await world.ctx();
  for (const kind of ['welcome', 'profile.avatar.passed'] as const)
    await inTransaction(ctx, (inside) =>
      notify(inside, { accountId: Number(me.userId), type: 'notice', kind }),
    );
  await Promise.all([world.jobQueue.workAll(), world.jobQueue.workAll()]);
  await pass(MINUTE);
  const bodies = service.takenAt('/hook').map(({ body }) => JSON.parse(body).data);
  expect(bodies.length).toBe(1);
  expect(bodies[0]).toMatchObject({
    title: '2 new messages on Khum',
    titles: ['Your new picture is public', 'Welcome to Khum'],
  });
});

test('BEY-35: mail is a channel too: tested, switched off and on again', async () => {
  expect((await list()).mail).toMatch(/^..•••@/);
  const made = await create({ kind: 'EMAIL' });
  const id = made.data?.id ?? '';
  expect((await world.call('channel.test', { id }, me.headers)).data).toMatchObject({ sent: true });
  expect((await mails()).join()).toContain('Notifications arrive here');
  await world.call('channel.update', { id, enabled: false }, me.headers);
  await send();
  await pass(10 * MINUTE);
  expect(await mails()).toHaveLength(1);
  await world.call('channel.update', { id, enabled: true }, me.headers);
  await send();
  await pass(70 * MINUTE);
  expect(await mails()).toHaveLength(2);
});

test('SEC-04, BEY-35: channels of others are nobody’s, and no name of a delivery is guessed', async () => {
  const made = await create({ kind: 'WEBHOOK', address: `${service.url}/hook` });
  const id = made.data?.id ?? '';
  for (const call of ['channel.test', 'channel.remove', 'channel.update'] as const)
    expect((await world.call(call, { id }, other.headers)).errorKey).toBe('channel.not_found');
  const elsewhere = { ...me.headers, 'x-tenant': 'ID' };
  expect((await world.call('channel.list', {}, elsewhere)).code).toBe(401);
  await send();
  expect(service.taken[0]?.headers['webhook-id']).toHaveLength(randomUUID().length);
});
