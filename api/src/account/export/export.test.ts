import { unzipSync } from 'fflate';
import pg from 'pg';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildDeal, buildGoods } from '../../../../test/build.ts';
import { codeFor, signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { csvOf } from './pack.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
const HOUR = 3_600_000;

const start = async (who: Person) => (await world.call('data-export.start', {}, who.headers)).data;
const status = async (who: Person, jobId: string) =>
  world.call('data-export.status', { jobId }, who.headers);
const download = (url: string) => world.app.server.inject({ url });

/** The files of the newest export, made now. */
async function filesOf(who: Person): Promise<Record<string, string>> {
  const job = await start(who);
  await world.jobQueue.workAll();
  const done = (await status(who, job?.jobId as string)).data;
  const zip = await download(done?.downloadUrl as string);
  expect(zip.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(zip.rawPayload).toHaveLength(done?.bytes as number);
  return Object.fromEntries(
    Object.entries(unzipSync(zip.rawPayload)).map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString('utf8'),
    ]),
  );
}
const json = (files: Record<string, string>, name: string) =>
  JSON.parse(files[`json/${name}.json`] as string) as Record<string, unknown>[];

test('BEY-17, P-24: the file holds what the site shows of somebody, as JSON and CSV, and nothing of anybody else', async () => {
  const ctx = await world.ctx();
  const [me, friend, foe] = [
    await signUp(world, { password: 'abcdefg1' }),
    await signUp(world),
    await signUp(world),
  ];
  const goods = await buildGoods(ctx, { price: 1000 });
  const deal = await buildDeal(ctx, goods);
  await world.call(
    'mark.create',
    { subjectId: String(deal.id), subjectType: 'DEAL', actionType: 'COLLECT' },
    me.headers,
  );
  await world.call(
    'thumb-up.create',
    { subjectId: String(deal.id), subjectType: 'DEAL' },
    me.headers,
  );
  await world.call(
    'follow.create',
    { followInfo: { targetId: friend.userId, targetType: 'USER' } },
    me.headers,
  );
  await world.call(
    'follow.create',
    { followInfo: { targetId: me.userId, targetType: 'USER' } },
    friend.headers,
  );
  await world.call('block.create', { blockedUserId: foe.userId }, me.headers);
  await world.call(
    'comment.create',
    {
      subjectId: String(goods.id),
      subjectType: 'GOODS_LINK_DETAIL',
      content: '=HYPERLINK("evil")',
    },
    me.headers,
  );
  await world.call(
    'comment.create',
    {
      subjectId: String(goods.id),
      subjectType: 'GOODS_LINK_DETAIL',
      content: 'a secret of somebody else',
    },
    foe.headers,
  );
  await world.call(
    'report.create',
    {
      subjectId: foe.userId,
      subjectType: 'USER',
      option: 'SPAM',
      reason: 'Always the same advertisement',
    },
    me.headers,
  );
  await world.call('profile.update', { biography: 'A, "quoted" line' }, me.headers);
  await world.call('vote.create', { contentId: deal.code, value: 1 }, me.headers);
  await world.jobQueue.workAll();
  const files = await filesOf(me);
  expect(json(files, 'profile')).toEqual([
    expect.objectContaining({
      userId: me.userId,
      email: me.email,
      hasPassword: true,
      mobile: null,
    }),
  ]);
  expect(json(files, 'sessions')).toHaveLength(1);
  expect(json(files, 'profile-changes')).toEqual([
    expect.objectContaining({ field: 'biography', value: 'A, "quoted" line', state: 'AUDITING' }),
  ]);
  expect(json(files, 'likes')).toEqual([
    expect.objectContaining({
      subjectType: 'CONTENT',
      subjectId: String(deal.id),
      link: expect.stringMatching(/^http.*\/content\//),
    }),
  ]);
  expect(json(files, 'collections')).toEqual([
    expect.objectContaining({ priceThen: expect.stringMatching(/^\d/) }),
  ]);
  expect(json(files, 'following').map((one) => one.subjectId)).toEqual([friend.userId]);
  expect(json(files, 'followers').map((one) => one.subjectId)).toEqual([friend.userId]);
  expect(json(files, 'blocks').map((one) => one.subjectId)).toEqual([foe.userId]);
  expect(json(files, 'comments')).toEqual([
    expect.objectContaining({ text: '=HYPERLINK("evil")', subjectId: String(goods.id) }),
  ]);
  expect(json(files, 'reports')).toEqual([
    expect.objectContaining({ option: 'SPAM', reason: 'Always the same advertisement' }),
  ]);
  expect(json(files, 'messages')).toEqual([
    expect.objectContaining({
      type: 'follow',
      isRead: false,
      title: expect.stringContaining('started following you'),
    }),
  ]);
  expect(files['csv/comments.csv']).toContain(`"'=HYPERLINK(""evil"")"`);
  expect(files['csv/profile-changes.csv']).toContain('"A, ""quoted"" line"');
  expect(files['csv/messages.csv']?.startsWith('\ufefftype,title')).toBe(true);
  expect(files['README.txt']).toContain('Your data on Khum');
  for (const [name, text] of Object.entries(files))
    expect(text, name).not.toContain('a secret of somebody else');
});

test('BEY-17: what any table stores of an account is in the file, or there is a reason why not', async () => {
  const rows = await world.database.platform().rows<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('account_id', 'user_id', 'author_id',
      'actor_id', 'owner_id', 'receiver', 'reporter') order by 1`);
  expect(
    await world.database.platform().rows(sql`
    select c.conrelid::regclass::text from pg_constraint c where c.contype = 'f'
      and c.confrelid = 'account'::regclass and c.conrelid::regclass::text <>
      all(${rows.map((row) => row.name)})`),
  ).toEqual([]);
  const files = await filesOf(await signUp(world));
  const given: Record<string, string> = {
    account_private: 'profile',
    account_group_member: 'profile',
    account_provider: 'sign-in-providers',
    session: 'sessions',
    profile_change: 'profile-changes',
    mark: 'likes',
    comment: 'comments',
    report: 'reports',
    content: 'contributions',
    deal_vote: 'votes',
    deal_end_vote: 'votes',
    coupon_vote: 'coupon-votes',
    message: 'messages',
    message_preference: 'message-preferences',
    quiet_hours: 'quiet-hours',
    channel: 'channels',
    api_token: 'api-tokens',
    webhook: 'webhooks',
    conversation: 'questions',
    telemetry_event: 'visits',
    click: 'clicks',
    upload: 'uploads',
    letter: 'letters',
    price_report: 'price-reports',
    price_sighting: 'price-sightings',
    twin_report: 'twin-reports',
    price_watch: 'watches',
    watch_default: 'watch-defaults',
    watch_list: 'watch-lists',
    link_wait: 'awaited-links',
    deal_alert: 'alerts',
    lottery_draw: 'draws',
    award: 'prizes',
    risk_flag: 'held',
    bonus_order: 'bonus-orders',
    payee: 'payee',
    badge_award: 'badges',
    contribution: 'drafts',
    moderation: 'decisions',
    moderation_flag: 'doubted-decisions',
  };
  const left: Record<string, string> = {
    data_export: 'the exports themselves',
    message_actor: 'who is part of a message to somebody else',
    mail_wait: 'messages, again',
    mail_told: 'messages, again',
    ring_day: 'a count of messages',
    digest: 'messages, again',
    last_address: 'the address of the last prize, again',
    activity_entrant: 'a device and an address against abuse, for 30 days',
    channel_link: 'one-time codes',
    channel_month: 'a count of messages',
    alert_fire: 'which deal fired which alert: the messages, again',
    alert_feed: 'a number by which an address ends',
    watch_reminder: 'of which ends somebody was reminded: the messages, again',
    device_print: 'a digest against abuse, from which nothing is read',
    mark_gone: 'what was taken out of a collection a moment ago',
    login_guard: 'wrong passwords of the last hours',
    verification: 'codes, of which only a digest is stored',
    suppressed_receiver: 'of an address, whoever has it',
    account_device: 'digests of what devices call themselves',
    used_key: 'digests of requests of the last day',
  };
  expect(rows.map((row) => row.name)).toEqual([...Object.keys(given), ...Object.keys(left)].sort());
  for (const file of Object.values(given)) expect(files[`json/${file}.json`], file).toBeDefined();
});

test('P-24: one at a time, five a day; the mail says when it is ready and leads to the page', async () => {
  const me = await signUp(world, { headers: { 'accept-language': 'th' } });
  expect((await world.call('data-export.latest', {}, me.headers)).data).toEqual({ export: null });
  const [first, second] = await Promise.all([start(me), start(me)]);
  expect(first).toMatchObject({ state: 'QUEUED', downloadUrl: null, bytes: 0 });
  expect(second?.jobId).toBe(first?.jobId);
  await world.jobQueue.workAll();
  expect((await world.call('data-export.latest', {}, me.headers)).data?.export).toMatchObject({
    jobId: first?.jobId,
    state: 'DONE',
  });
  const messages = await world.database.tenant('TH').rows<{ subject: string; body: string }>(
    sql`select subject, body from letter where template = 'data-export'
          and receiver = ${me.email}`,
  );
  expect(messages).toEqual([
    { subject: 'ข้อมูลของคุณพร้อมดาวน์โหลดแล้ว', body: expect.stringContaining('/profile/security') },
  ]);
  for (let count = 0; count < 4; count += 1) {
    expect((await start(me))?.state).toBe('QUEUED');
    await world.jobQueue.workAll();
  }
  expect((await world.call('data-export.start', {}, me.headers)).errorKey).toBe('common.limit');
  // the newest file alone is stored
  expect((await status(me, first?.jobId as string)).data).toMatchObject({
    state: 'EXPIRED',
    downloadUrl: null,
    bytes: 0,
  });
});

test('P-24: nobody else sees it: not another user, not another region, not with another signature, not after its end', async () => {
  const me = await signUp(world);
  const other = await signUp(world);
  const abroad = await signUp(world, { tenant: 'ID' });
  const job = await start(me);
  await world.jobQueue.workAll();
  const jobId = job?.jobId as string;
  const url = (await status(me, jobId)).data?.downloadUrl as string;
  expect((await status(other, jobId)).errorKey).toBe('common.not_found');
  expect((await status(abroad, jobId)).errorKey).toBe('common.not_found');
  expect((await world.call('data-export.status', { jobId })).code).toBe(401);
  expect((await download(url)).statusCode).toBe(200);
  expect((await download(url.replace('tenant=TH', 'tenant=ID'))).statusCode).toBe(403);
  expect((await download(url.replace(`/${jobId}?`, `/${Number(jobId) - 1}?`))).statusCode).toBe(
    403,
  );
  expect((await download(`/data-export/${jobId}`)).statusCode).toBe(403);
  later(HOUR + 1000);
  expect((await download(url)).statusCode).toBe(403);
  expect((await download((await status(me, jobId)).data?.downloadUrl as string)).statusCode).toBe(
    200,
  );
  later(48 * HOUR);
  expect((await status(me, jobId)).data).toMatchObject({ state: 'EXPIRED', downloadUrl: null });
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  expect(
    await world.database
      .platform()
      .rows(
        sql`select 1 from data_export where file is not null and account_id = ${Number(me.userId)}`,
      ),
  ).toEqual([]);
});

test('P-24: a process that dies between asking and making loses nothing; what cannot be made fails visibly, and may be asked for again', async () => {
  const me = await signUp(world);
  const job = await start(me);
  const db = world.database.platform();
  // a worker took it and died
  const until = new Date(world.clock.now().getTime() + 60_000);
  await db.run(
    sql`update job set leased_until = ${until}, lease_token = gen_random_uuid(), attempts = 1
        where name = 'account.export'`,
  );
  await db.run(
    sql`update data_export set state = 'RUNNING', tries = 1 where id = ${Number(job?.jobId)}`,
  );
  await world.jobQueue.workAll();
  expect((await status(me, job?.jobId as string)).data?.state).toBe('RUNNING');
  later(61_000);
  await world.jobQueue.workAll();
  expect((await status(me, job?.jobId as string)).data?.state).toBe('DONE');
  const next = await start(me);
  const owner = new pg.Client(world.url);
  await owner.connect();
  await owner.query('alter table comment rename to comment_away');
  for (let tries = 0; tries < 6; tries += 1) {
    await world.jobQueue.workAll();
    later(HOUR);
  }
  await owner.query('alter table comment_away rename to comment');
  await owner.end();
  expect((await status(me, next?.jobId as string)).data).toMatchObject({
    state: 'FAILED',
    downloadUrl: null,
  });
  expect((await start(me))?.state).toBe('QUEUED');
});

test('SEC-04: the file goes with the account, and visits become nobody’s', async () => {
  const me = await signUp(world);
  const db = world.database.tenant('TH');
  await db.run(
    sql`insert into telemetry_event (tenant_id, day, name, happened_at, user_id, page)
        values ('TH', '2026-11-21', 'view', ${world.clock.now()}, ${Number(me.userId)},
        '/coupons')`,
  );
  await db.run(sql`insert into click (tenant_id, day, event, subject_type, subject_id, device, slot,
      clicked_at, user_id)
    values ('TH', '2026-11-21', 'click', 'DEAL', '1', 'd', 1, ${world.clock.now()},
      ${Number(me.userId)})`);
  const files = await filesOf(me);
  expect([json(files, 'visits'), json(files, 'clicks')]).toEqual([
    [expect.objectContaining({ event: 'view', page: '/coupons' })],
    [expect.objectContaining({ subjectType: 'DEAL' })],
  ]);
  expect(json(files, 'letters').map((one) => [one.kind, one.receiver])).toContainEqual([
    'verification-code',
    me.email,
  ]);
  await start(me);
  await world.jobQueue.workAll();
  const key = { rcv: me.email, rcvType: 'EMAIL', authScene: 'CLOSEUSER' } as const;
  await world.call('verification.send', key, me.headers);
  await world.call(
    'profile.close',
    { ...key, authCode: await codeFor(world, me.email), deleteContent: true },
    me.headers,
  );
  await world.jobQueue.workAll();
  expect(
    await world.database
      .platform()
      .rows(sql`select 1 from data_export where account_id = ${Number(me.userId)}`),
  ).toEqual([]);
  const whose = await db.row<{ n: number }>(sql`
    select ((select count(*) from telemetry_event where user_id = ${Number(me.userId)}) + (select
      count(*) from click where user_id = ${Number(me.userId)}))::int as n`);
  expect(whose?.n).toBe(0);
});

test('BEY-17: a spreadsheet runs nothing of the CSV, and reads every cell as it was', () => {
  const nasty = [
    '=1+1',
    '+66812345678',
    '-2',
    '@cmd',
    '\t=x',
    ' =x',
    '＝1',
    'line\r\nbreak',
    'a;b',
    'say "hi"',
    ' edge ',
  ];
  const text = csvOf(
    nasty.map((value) => ({ value, n: -5, yes: true, none: null, many: ['a', '=b'] })),
  );
  const [head, ...lines] = text.slice(1).split(/\r\n(?=[^b]|$)/);
  expect(head).toBe('value,n,yes,none,many');
  expect(lines[0]).toBe("'=1+1,-5,true,,a =b");
  for (const line of lines.filter(Boolean)) expect(line).not.toMatch(/^"?[=+\-@＝]/);
  expect(text).toContain('"say ""hi"""');
  expect(text).toContain('" edge "');
});
