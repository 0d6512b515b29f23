/**
 * The demo world as it is installed: everything that the product can show is in it, in TH, ID
 * and SG (issue 13).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEAL_END_REASONS } from '#contract/catalog/card.ts';
import { GOODS_LABELS } from '#contract/catalog/label.ts';
import { CONTENT_TYPES, DISCLOSURES, FIELD_TYPES } from '#contract/content/kind.ts';
import type { DealDetail } from '#contract/content/deal.ts';
import { MODULE_TYPES } from '#contract/page/module.ts';
import { deskActivities, deskOrders, lotteryOverview, lotteryRecord } from '#api/activity/index.ts';
import { checkRecord } from '#contract/activity/fair/record.ts';
import { makeWorld } from '../test/world.ts';
import { loadDemoWorld } from './load.ts';

const REGIONS = ['TH', 'ID', 'SG'] as const;
const VERDICTS = [
  'VERIFIED',
  'OVERSTATED',
  'FAKE',
  'RAISED_FIRST',
  'ALWAYS_ON_SALE',
  'UNVERIFIED',
  'NO_CLAIM',
] as const;
const world = await makeWorld();
const db = world.database.platform();
const pictureFolder = mkdtempSync(path.join(tmpdir(), 'khum-whole-'));
afterAll(() => rmSync(pictureFolder, { recursive: true, force: true }));

beforeAll(async () => {
  const tenants = await Promise.all(REGIONS.map(async (id) => (await world.ctx(id)).tenant));
  const { log } = await world.ctx();
  await loadDemoWorld({
    database: world.database,
    jobQueue: world.jobQueue,
    tenants,
    log,
    now: world.clock.now(),
    pictureFolder,
    isPlain: true,
  });
}, 300_000);

/** Of `all`, what `query` (tenant_id, word) does not answer for a region. */
async function missing(all: readonly string[], query: string): Promise<string[]> {
  const rows = await db.rows<{ tenant_id: string; word: string }>(sql`${raw(query)}`);
  const there = new Set(rows.map((row) => `${row.tenant_id} ${row.word}`));
  return REGIONS.flatMap((tenant) => all.map((word) => `${tenant} ${word}`)).filter(
    (one) => !there.has(one),
  );
}

test.each([
  ['content', CONTENT_TYPES, 'select distinct tenant_id, type as word from content'],
  [
    'disclosure',
    DISCLOSURES,
    "select distinct tenant_id, disclosure as word from content where type in ('DEAL', 'NOTE')",
  ],
  ['verdict', VERDICTS, 'select distinct tenant_id, verdict as word from goods_price'],
  [
    'state of a deal',
    ['UPCOMING', 'LIVE', 'EXPIRED'],
    'select distinct tenant_id, state as word from deal',
  ],
  [
    'end of a deal',
    DEAL_END_REASONS,
    "select distinct tenant_id, end_reason as word from deal where state = 'EXPIRED'",
  ],
  [
    'label of goods',
    GOODS_LABELS,
    'select distinct tenant_id, unnest(labels) as word from goods_price',
  ],
  [
    'module',
    MODULE_TYPES,
    'select distinct p.tenant_id, m.type as word from page p join page_module m on m.page_id = p.id where p.published',
  ],
  ['field', FIELD_TYPES, 'select distinct tenant_id, field_type as word from content_field'],
  [
    'film',
    ['FILE', 'EMBED'],
    'select distinct c.tenant_id, v.kind as word from video v join content c on c.id = v.content_id',
  ],
  [
    'state of a coupon',
    ['LIVE', 'DOUBTFUL', 'DEAD', 'EXPIRED'],
    'select distinct tenant_id, state as word from coupon',
  ],
] as const)(
  'issue 13: every %s is in the demo world of TH, ID and SG',
  async (_what, all, query) => {
    expect(await missing(all, query)).toEqual([]);
  },
);

test('ACT-01, DEMO-17: each region has activities of each type in every state; the open one is green, with prizes in every state', async () => {
  for (const tenant of REGIONS) {
    const ctx = await world.ctx(tenant);
    const all = await deskActivities(ctx);
    const of = (type: string) => all.filter((one) => one.type === type);
    for (const type of ['BONUS', 'BADGE'])
      expect(new Set(of(type).map(({ state }) => state)), type).toEqual(
        new Set(['COMING_SOON', 'RUNNING', 'ENDED']),
      );
    const open = of('BONUS').find(({ state }) => state === 'RUNNING');
    const orders = await deskOrders(ctx, { activityId: Number(open?.id) });
    expect(
      new Set(orders.map((one) => `${one.status} ${one.checked_at !== null}`)),
      tenant,
    ).toEqual(
      new Set(['DELIVERED true', 'RETURNED false', 'UN_DELIVERED true', 'UN_DELIVERED false']),
    );
    expect(
      of('LOTTERY')
        .map(({ state }) => state)
        .toSorted(),
      tenant,
    ).toEqual(['COMING_SOON', 'ENDED', 'REVEALED', 'RUNNING']);
    const record = await lotteryRecord(ctx, 'kitchen-draw');
    expect(record.draws.length, tenant).toBeGreaterThanOrEqual(200);
    expect(checkRecord(record).faults, tenant).toEqual([]);
    const { awards, chances } = await lotteryOverview(ctx, 'kitchen-draw');
    expect(
      Object.values(awards).every((count) => count > 0),
      JSON.stringify(awards),
    ).toBe(true);
    expect(chances.sum).toBe(0);
  }
});

test('ACT-14, DEMO-17: in each region somebody has earned a badge, and wears it beside a comment', async () => {
  const rows = await db.rows<{ tenant_id: string; wearers: number; voices: number }>(sql`
    select b.tenant_id, count(distinct b.account_id)::int as wearers,
      count(distinct c.account_id)::int as voices
    from badge_award b left join comment c on c.account_id = b.account_id and c.deleted_at is null
    where b.by_rule group by 1`);
  expect(rows.map((one) => one.tenant_id).toSorted()).toEqual([...REGIONS].toSorted());
  for (const { wearers, voices, tenant_id } of rows) {
    // how many have what the rule asks for varies with the day on which the world is made
    expect(wearers, tenant_id).toBeGreaterThanOrEqual(5);
    expect(voices, tenant_id).toBeGreaterThan(3);
  }
});

test('ALERT-05: people of every region have alerts of both kinds in both states, and some have fired', async () => {
  const rows = await db.rows<{ tenant_id: string; word: string }>(sql`
    select distinct tenant_id, kind || case when paused then ' PAUSED' else ' ACTIVE' end as word
      from deal_alert
    union select distinct f.tenant_id, 'fired' from alert_fire f join message m
      on m.account_id = f.account_id and m.kind = 'alert.deal' and m.subject_id = f.content_id
      where f.sent`);
  const there = new Set(rows.map(({ tenant_id, word }) => `${tenant_id} ${word}`));
  for (const tenant of REGIONS)
    for (const word of ['CUSTOM ACTIVE', 'TAG ACTIVE', 'TAG PAUSED', 'fired'])
      expect(there, tenant).toContain(`${tenant} ${word}`);
});

test('LAB-02: an open deal of a flash sale says when it ends, and ends with the sale', async () => {
  const open = await db.rows<{ tenant_id: string; is_so: boolean }>(sql`
    select d.tenant_id, coalesce(d.ends_at <= o.flash_until, false) as is_so
    from deal d join content c on c.id = d.content_id join offer o on o.id = d.offer_id
    where c.is_demo and d.is_open and not d.is_freebie and o.flash_sale
      and o.flash_until > d.publish_time`);
  for (const tenant of REGIONS)
    expect(open.filter((one) => one.tenant_id === tenant).length, tenant).toBeGreaterThan(2);
  expect(open.filter((one) => !one.is_so)).toEqual([]);
});

test('DEMO-16: a deal that readers ended and a lower price revived is open in each region, and its history shows both', async () => {
  for (const tenant of REGIONS) {
    const revived = await db.row<{ code: string }>(sql`
      select c.code from content c join deal d on d.content_id = c.id
        join deal_change x on x.content_id = c.id and x.reason = 'VOTES'
      where c.tenant_id = ${tenant} and d.is_open and d.revived_at > x.at`);
    expect(revived, tenant).toBeDefined();
    const { data } = await world.call(
      'deal.get-by-id',
      { subject: { type: 'DEAL', code: revived?.code as string } },
      { 'x-tenant': tenant },
    );
    const { state, history } = data as DealDetail;
    expect([state, history.map((one) => [one.state, one.reason])]).toEqual([
      'LIVE',
      [
        ['EXPIRED', 'VOTES'],
        ['LIVE', null],
      ],
    ]);
  }
});

test('issue 13: popular kinds have more than three products in every region, shoppers found something of late, and people have faces that differ', async () => {
  const kinds = await db.rows<{ tenant_id: string; n: number }>(
    sql`select tenant_id, count(*)::int as n from (select tenant_id, category_id from goods
        where is_demo group by 1, 2 having count(*) > 3) k group by 1`,
  );
  const people = await db.rows<{
    tenant_id: string;
    shown: number;
    different: number;
    everybody: number;
  }>(sql`
    select tenant_id, count(*) filter (where avatar <> '')::int as shown,
      count(distinct avatar) filter (where avatar <> '')::int as different,
      count(*)::int as everybody
    from account where is_demo group by 1`);
  for (const tenant of REGIONS) {
    expect(kinds.find((one) => one.tenant_id === tenant)?.n, tenant).toBeGreaterThanOrEqual(10);
    const { shown, different, everybody } = people.find(
      (one) => one.tenant_id === tenant,
    ) as (typeof people)[number];
    expect(shown / everybody, tenant).toBeGreaterThan(0.6);
    expect(different, tenant).toBeGreaterThan(40);
    const finds =
      (await world.call('content.finds', { page: 1, size: 20 }, { 'x-tenant': tenant })).data
        ?.content ?? [];
    expect(finds.length, tenant).toBeGreaterThan(3);
  }
});
