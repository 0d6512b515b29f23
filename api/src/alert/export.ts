/** The alerts and watches of somebody who takes their data out (BEY-17). */
import sql from 'sql-template-tag';
import type { ExportOf, ExportRow } from '../kernel/export.ts';
import type { Context } from '../kernel/context.ts';
import { ALERT_COLUMNS } from './deal/row.ts';
import type { AlertRow } from './deal/row.ts';
import { showAlerts } from './deal/show.ts';
import { showWait, waitsOf } from './link/row.ts';
import { deliveryOf, listsOf } from './list/row.ts';
import { defaultsOf } from './watch/defaults.ts';
import { deliveryIn, ruleShown, WATCH_COLUMNS } from './watch/row.ts';
import type { WatchRow } from './watch/row.ts';

export const alertExport: ExportOf = async (ctx, accountId) => ({
  alerts: await alertsOf(ctx, accountId),
  watches: await watchesOf(ctx, accountId),
  'watch-defaults': [...(await defaultsOf(ctx, [accountId])).values()],
  'watch-lists': (await listsOf(ctx, accountId)).map((row) => ({
    list: row.list,
    kind: row.kind,
    fraction: row.fraction,
    lowDays: row.low_days,
    ...deliveryOf(row),
  })),
  'awaited-links': (await waitsOf(ctx, accountId)).map((row) => {
    const { url, platform, createTime, endTime } = showWait(row);
    return { url, platform, createTime, endTime };
  }),
});

async function alertsOf(ctx: Context, accountId: number): Promise<ExportRow[]> {
  const rows = await ctx.db.rows<AlertRow>(sql`
    select ${ALERT_COLUMNS} from deal_alert a where a.account_id = ${accountId}
    order by a.created_at, a.id`);
  const shown = await showAlerts(ctx, rows);
  return shown.map(({ id: _id, emailPossible: _possible, brand, categories, rule, ...alert }) => ({
    ...alert,
    brand: brand?.name ?? null,
    categories: categories.map(({ name }) => name),
    maxAmount: rule.maxAmount ?? null,
    minDiscount: rule.minDiscount ?? null,
    minScore: rule.minScore ?? null,
    verifiedOnly: rule.verifiedOnly === true,
    lowDays: rule.lowDays ?? null,
    frequency: rule.frequency ?? 'INSTANT',
  }));
}

async function watchesOf({ db }: Context, accountId: number): Promise<ExportRow[]> {
  const rows = await db.rows<WatchRow & { code: string | null }>(sql`
    select ${WATCH_COLUMNS}, g.code from price_watch w left join goods g on g.id = w.goods_id
    where w.account_id = ${accountId} order by w.created_at, w.id`);
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    offerId: row.offer_id,
    ...ruleShown(row),
    ...deliveryIn(row),
    // an empty cell means every way
    ways: row.ways?.length === 0 ? ['NONE'] : row.ways,
    list: row.list,
    status: row.paused ? 'PAUSED' : 'ACTIVE',
    firedCount: row.fired_count,
    lastFiredTime: row.last_fired_at?.toISOString() ?? null,
    createTime: row.created_at.toISOString(),
  }));
}
