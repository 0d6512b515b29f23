/** What new deals cost among very many alerts (BEY-05): what they reach is read, and nothing else. */
import pg from 'pg';
import { expect, test } from 'vitest';
import { readOf } from '../../../../test/plan.ts';
import { makeWorld } from '../../../../test/world.ts';
import { candidatesOf } from './evaluate.ts';
import type { DealFacts } from './facts.ts';

const world = await makeWorld();
const ctx = await world.ctx();

const ALERTS = 100_000;
const DEALS = 1000;
/** Deals that are known, and firings. */
const KNOWN = 20_000;
/** So many alerts ask for each rare word; one in ten of them for a second one that few deals have. */
const PER_WORD = 10;

/** One account may hold any number here: limits are not what is measured. */
async function fill(): Promise<void> {
  const client = new pg.Client(world.url);
  await client.connect();
  try {
    const made = await client.query<{ id: string }>(
      "insert into account (tenant_id, nickname, created_at) values ('TH', 'many', now()) returning id",
    );
    await client.query(
      `insert into deal_alert (tenant_id, account_id, kind, keyword, category_ids, tags, words,
        tag_keys, set_key, email_notify, verified_only, frequency, since, created_at, updated_at)
      select 'TH', $1, 'CUSTOM', 'x', '{}', '{}',
        array['rare' || n / ${PER_WORD}] || case when n % 10 = 0 then '{seldom}' else '{common}'::text[] end,
        '{}', n::text, false, false, 'INSTANT', '2026-01-01', now(), now()
      from generate_series(1, ${ALERTS}) n`,
      [made.rows[0]?.id],
    );
    await client.query(
      "insert into alert_anchor (tenant_id, anchor, alert_id) select 'TH', 'w:' || words[1], id from deal_alert",
    );
    await client.query(
      `insert into content (id, tenant_id, code, type, title, publish_time, update_time)
      select 900000 + n, 'TH', 'cost' || n, 'DEAL', 'x', now(), now() from generate_series(1, ${KNOWN}) n`,
    );
    await client.query(
      `insert into alert_deal (content_id, tenant_id, goods_id, opened_at, words, tag_keys, category_ids)
      select 900000 + n, 'TH', n, '2026-06-01', array['common', 'rare' || n, 'new', 'sale'], '{gifts}', '{}'
      from generate_series(1, ${KNOWN}) n`,
    );
    await client.query(
      `insert into alert_fire (alert_id, content_id, tenant_id, account_id, goods_id, amount, sent, fired_at, day)
      select a.id, 900000 + ${KNOWN} - a.id % 1000, 'TH', a.account_id, 1, 1, false, now(), '2026-06-01'
      from deal_alert a order by a.id limit ${KNOWN}`,
    );
    await client.query('vacuum analyze deal_alert, alert_anchor, alert_deal, alert_fire');
  } finally {
    await client.end();
  }
}

const deals = Array.from(
  { length: DEALS },
  (_, at): DealFacts => ({
    id: 900_001 + at,
    goodsId: at + 1,
    authorId: null,
    openedAt: new Date('2026-06-01'),
    words: new Set(['common', `rare${at + 1}`, 'new', 'sale']),
    tagKeys: ['gifts'],
    brandId: 3,
    categoryIds: [1, 2],
    moment: { amount: 1, discount: null, isVerified: false, score: 0, lowDays: 0 },
  }),
);

test('BEY-05: of 100,000 alerts, 1,000 new deals read only those that share their rare words', async () => {
  await fill();
  const found = await candidatesOf(ctx, deals);
  expect(found).toHaveLength(DEALS * (PER_WORD - 1));
  const read = await readOf(ctx.db, (db) => candidatesOf({ ...ctx, db }, deals));
  // of each that shares a rare word its anchor, itself and the deal; what fired before is looked up
  const shared = DEALS * PER_WORD;
  expect(read.rows).toBeLessThanOrEqual(1.2 * 3 * shared);
  expect(read.indexes).not.toContain('Seq Scan');
  // a single deal among them
  const one = await readOf(ctx.db, (db) => candidatesOf({ ...ctx, db }, deals.slice(0, 1)));
  expect(one.rows).toBeLessThanOrEqual(1.2 * 3 * PER_WORD);
  expect(one.indexes).not.toContain('Seq Scan');
});
