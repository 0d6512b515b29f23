import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '../test/world.ts';
import { BLOCKING_NOTE, ensureDemoAccounts } from './load/accounts.ts';
import { loadDemoWorld, purgeDemoWorld } from './load.ts';

const world = await makeWorld();
const folder = mkdtempSync(path.join(tmpdir(), 'khum-crowd-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('INT-13, DEMO-18, DEMO-19, DEMO-20: counters of the demo world are the number of its rows; an author blocks the shopper, whose new name waits', async () => {
  const { tenant, log } = await world.ctx();
  const platform = world.database.platform();
  await loadDemoWorld({
    database: world.database,
    jobQueue: world.jobQueue,
    tenants: [tenant],
    log,
    now: world.clock.now(),
    pictureFolder: folder,
    share: 0.05,
  });
  const made = await platform.rows<{ kind: string; n: number }>(
    sql`select kind, count(*)::int as n from mark group by 1 order by 1`,
  );
  expect(Object.fromEntries(made.map(({ kind, n }) => [kind, n > 20]))).toEqual({
    COLLECT: true,
    FOLLOW: true,
    THUMB_UP: true,
  });
  const wrong = await platform.rows(sql`
    select s.* from subject_count s left join lateral (
      select count(*) filter (where m.kind = 'THUMB_UP') as likes,
        count(*) filter (where m.kind = 'COLLECT') as collects,
        count(*) filter (where m.kind = 'FOLLOW') as followers
      from mark m where m.target_type = s.target_type and m.target_id = s.target_id) r on true
    where (s.thumb_up, s.collect, s.follower) is distinct from (r.likes, r.collects, r.followers)`);
  expect(wrong).toEqual([]);
  const cards = await platform.rows(sql`
    select c.id from content c left join subject_count s on s.target_type = 'CONTENT'
      and s.target_id = c.id
    where (c.like_count, c.collect_count) is distinct from (coalesce(s.thumb_up, 0),
      coalesce(s.collect, 0))`);
  expect(cards).toEqual([]);
  // nothing was marked before it was there, and the price of what was saved is known
  expect(
    await platform.rows(
      sql`select 1 from mark m join content c on m.target_type = 'CONTENT' and c.id = m.target_id
          where m.created_at < c.publish_time`,
    ),
  ).toEqual([]);
  expect(
    await platform.rows(
      sql`select 1 from mark where kind = 'COLLECT' and target_type = 'GOODS' and amount is null`,
    ),
  ).toEqual([]);

  // votes are counted one a device: a ring of accounts moves a deal by one
  const [votes] = await platform.rows<{
    up: number;
    counted: number;
    ring: number;
    dishonest: number;
  }>(sql`
    select count(*) filter (where v.value = 1)::int as up, (select sum(up_count)::int
      from deal) as counted,
      (select max(n)::int from (select count(*) as n from deal_vote group by content_id,
        cluster) r) as ring,
      count(*) filter (where v.value = -1 and p.verdict in ('FAKE', 'RAISED_FIRST',
        'ALWAYS_ON_SALE', 'OVERSTATED'))::int as dishonest
    from deal_vote v join deal d on d.content_id = v.content_id
      join goods_price p on p.goods_id = d.goods_id`);
  expect(votes?.up).toBeGreaterThan(50);
  expect(votes?.dishonest).toBeGreaterThan(0);
  expect(votes?.ring).toBe(6);
  expect(votes?.counted).toBe((votes?.up ?? 0) - 5);

  // a wave of spam was reported by people who are believed: nobody reads it, most of it is in
  // the log, the rest waits
  const wave = await platform.rows<{ state: string }>(
    sql`select state from comment where content like '%@superdeal-demo%'`,
  );
  expect(wave.map(({ state }) => state).toSorted()).toEqual([
    'PENDING',
    'PENDING',
    'REJECTED',
    'REJECTED',
    'REJECTED',
    'REJECTED',
  ]);
  await world.jobQueue.workAll();
  const removed = (await world.call('moderation.pages', {}, { 'accept-language': 'en' })).data;
  expect(removed).toMatchObject({
    totalElements: 4,
    content: expect.arrayContaining([
      expect.objectContaining({ kind: 'COMMENT', rule: 'Advertising or spam' }),
    ]),
  });
  expect(JSON.stringify(removed)).not.toContain('superdeal');

  const [shopper] = await ensureDemoAccounts(world, folder, world.clock.now());
  const { data } = await world.call('login.email', {
    email: shopper?.email as string,
    password: shopper?.password as string,
  });
  const headers = { authorization: `Bearer ${data?.token}`, 'accept-language': 'en' };
  const refused = await world.call(
    'mark.create',
    { subjectId: BLOCKING_NOTE, subjectType: 'NOTE', actionType: 'THUMB_UP' },
    headers,
  );
  expect([refused.errorKey, refused.message]).toEqual([
    'interaction.blocked',
    'Block tip: you cannot like this content.',
  ]);
  const userId = data?.user.userId as string;
  expect((await world.call('user.public', { userId })).data?.nickname).toBe('นักช้อปทดลอง');
  expect(JSON.stringify((await world.call('profile.me', {}, headers)).data)).toContain(
    'นักช้อปสายคุ้ม',
  );

  // MSG-02: notifications match what others did; the shopper's inbox has all five kinds, some
  // of it unread
  const notified = await platform.rows<{ type: string; n: number }>(
    sql`select type, count(*)::int as n from message group by 1 order by 1`,
  );
  expect(notified.map((one) => [one.type, one.n > 5])).toEqual(
    ['comment', 'community_security', 'follow', 'like', 'notice'].map((type) => [type, true]),
  );
  const invented = await platform.rows(sql`
    select m.id from message m cross join unnest(m.actor_ids) a(id) where m.kind in ('liked',
      'followed') and not exists (
      select 1 from mark k where k.account_id = a.id and k.target_type = m.subject_type
        and k.target_id = m.subject_id and k.kind = case m.kind when 'liked' then 'THUMB_UP'
        else 'FOLLOW' end)`);
  expect(invented).toEqual([]);
  expect(
    await platform.rows(sql`select 1 from message m where m.account_id = any(m.actor_ids)`),
  ).toEqual([]);
  const inbox = (await world.call('message.view', {}, headers)).data;
  expect(inbox?.latest.map((one) => one.type)).toEqual(
    expect.arrayContaining(['notice', 'community_security', 'comment', 'follow', 'like']),
  );
  expect(inbox?.unreadTotal).toBeGreaterThan(4);
  const all = (
    await world.call('message.received', { pageRequest: { page: 1, size: 100 } }, headers)
  ).data;
  for (const one of all?.content ?? [])
    expect([one.title, one.jump?.href], one.id).toEqual([
      expect.stringMatching(/\S{3}/),
      expect.stringMatching(/^\//),
    ]);

  await purgeDemoWorld(platform);
  expect(
    await platform.rows(
      sql`select 1 from mark union all select 1 from subject_count union all select 1
          from moderation union all select 1 from report`,
    ),
  ).toEqual([]);
});
