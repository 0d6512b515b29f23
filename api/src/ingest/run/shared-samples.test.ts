/**
 * The republished samples that lie beside the repository, where they do: what their README says
 * must add up.
 */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { sharedData, snapshot, take } from '../../../../test/feeds.ts';
import { makeWorld } from '../../../../test/world.ts';
import { couponsOf } from '../../coupon/index.ts';

const folder = sharedData();
const world = folder === null ? null : await makeWorld();

test.skipIf(folder === null)(
  'OPS-20, OPS-24: the Lazada sample: five tenants, true discounts, malls, variants of one product',
  async () => {
    if (!world || !folder) return;
    const file = path.join(folder, 'lazada-sample.csv');
    const report = await take(world, { file, source: 'lazada-sample' });
    expect(report).toMatchObject({
      profile: 'lazada',
      read: 1000,
      created: 1000,
      refused: 0,
      observations: 1000,
      tenants: { MY: 586, ID: 347, PH: 53, SG: 12, TH: 2 },
    });
    const counts = await world.database.platform().row(sql`
    select (select count(*) from price_observation p join offer o on o.id = p.offer_id
      where o.source = 'lazada-sample' and p.was_amount > p.item_amount)::int as discounts,
      (select count(*) from price_observation p join offer o on o.id = p.offer_id
        where o.source = 'lazada-sample' and p.was_amount is null)::int as without,
      (select count(*) from offer where source = 'lazada-sample' and is_mall)::int as malls,
        (select count(distinct goods_id) from offer where source = 'lazada-sample')::int as goods`);
    expect(counts).toEqual({ discounts: 693, without: 307, malls: 319, goods: 404 });
    const before = await snapshot(world);
    expect(await take(world, { file, source: 'lazada-sample' })).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 1000,
      observations: 0,
    });
    expect(await snapshot(world)).toEqual(before);
  },
  120_000,
);

test.skipIf(folder === null)(
  'OPS-20, COUP-06: the Shopee sample: 162 stored, 338 refused by currency, ended vouchers shown as ended',
  async () => {
    if (!world || !folder) return;
    const report = await take(world, {
      file: path.join(folder, 'shopee-sample.csv'),
      source: 'shopee-sample',
    });
    expect(report).toMatchObject({
      profile: 'shopee',
      read: 500,
      created: 162,
      refused: 338,
      observations: 162,
      reasons: { 'currency.not_served': 338 },
      tenants: { TH: 39, ID: 35, VN: 35, PH: 23, SG: 15, MY: 15 },
      warnings: ['Refused by currency: MXN 126, CLP 101, COP 98, BRL 8, TWD 5'],
    });
    const ctx = await world.ctx('TH');
    const goods = await ctx.db.rows<{ goods_id: number }>(
      sql`select distinct goods_id from coupon_goods`,
    );
    const vouchers = [
      ...(
        await couponsOf(
          ctx,
          goods.map((row) => row.goods_id),
        )
      ).values(),
    ].flat();
    expect(vouchers.length).toBeGreaterThan(0);
    expect(vouchers.every((voucher) => voucher.state === 'EXPIRED' && voucher.code !== null)).toBe(
      true,
    );
  },
  120_000,
);

test.skipIf(folder === null)(
  'OPS-24: six years of history: every observation once, names from items.csv, VND divided',
  async () => {
    if (!world || !folder) return;
    const names = [
      '10664696259',
      '11859453588',
      '13309490267',
      '3947807313',
      '5660743161',
      '7743986580',
    ];
    let read = 0;
    let observations = 0;
    for (const name of names) {
      const report = await take(world, {
        file: path.join(folder, 'shopee-vn-history', `${name}.csv`),
        source: 'shopee-history',
        tenant: 'VN',
      });
      expect(report).toMatchObject({ profile: 'shopee-history', created: 1, refused: 0 });
      read += report.read;
      observations += report.observations;
    }
    expect([read, observations]).toEqual([21_761, 21_761]);
    const again = await take(world, {
      file: path.join(folder, 'shopee-vn-history', '3947807313.csv'),
      source: 'shopee-history',
      tenant: 'VN',
    });
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: again.read, observations: 0 });
    const bare = mkdtempSync(path.join(tmpdir(), 'khum-history-'));
    copyFileSync(
      path.join(folder, 'shopee-vn-history', '3947807313.csv'),
      path.join(bare, 'history.csv'),
    );
    expect(existsSync(path.join(bare, 'items.csv'))).toBe(false);
    const nameless = await take(world, {
      file: path.join(bare, 'history.csv'),
      source: 'nameless',
      tenant: 'VN',
    });
    expect(nameless.failure).toMatchObject({
      reason: 'columns',
      message: expect.stringContaining('--items'),
    });
    rmSync(bare, { recursive: true });
  },
  300_000,
);
