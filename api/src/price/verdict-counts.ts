/** How many products had which verdict in the last days, by platform (BEY-01). */
import { platformOf } from '#contract/catalog/label.ts';
import { WEEK_DAYS } from '#contract/price/exhibit-day.ts';
import type { VerdictCounts } from '#contract/price/exhibit.ts';
import { VERDICTS } from '#contract/price/verdict.ts';
import type { VerdictKind } from '#contract/price/verdict.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import { cacheFor } from '../kernel/cache.ts';
import type { Context } from '../kernel/context.ts';
import type { Handler } from '../kernel/module.ts';
import { addDays } from './range.ts';

const cached = cacheFor<VerdictCounts>({ seconds: 3600, max: 20, topics: [] });

export const verdictCounts: Handler<'price.verdict-counts'> = (ctx) =>
  cached(ctx, '', () => counted(ctx));

async function counted({ db, now, tenant }: Context): Promise<VerdictCounts> {
  const toDay = localDay(now, tenant.timezone);
  const fromDay = addDays(toDay, 1 - WEEK_DAYS);
  const rows = await db.rows<{ platform: string; verdict: VerdictKind; goods: number }>(sql`
    select p.platform, p.verdict, count(*)::int as goods from goods_price p
      join goods g on g.id = p.goods_id
    where g.listed and p.observed_at >= (${fromDay}::date)::timestamp at time zone ${tenant.timezone}
    group by p.platform, p.verdict`);
  // one platform has two names in feeds
  const byPlatform = Map.groupBy(rows, ({ platform }) =>
    platform === 'TIKTOK' ? 'TIKTOK_SHOP' : platformOf(platform),
  );
  const sum = (some: readonly { goods: number }[]) =>
    some.reduce((total, { goods }) => total + goods, 0);
  const platforms = [...byPlatform].map(([platform, some]) => ({
    platform,
    goods: sum(some),
    counts: Object.fromEntries(
      VERDICTS.map((kind) => [kind, sum(some.filter(({ verdict }) => verdict === kind))]),
    ) as Record<VerdictKind, number>,
  }));
  return {
    fromDay,
    toDay,
    goods: sum(rows),
    platforms: platforms.toSorted(
      (a, b) => b.goods - a.goods || a.platform.localeCompare(b.platform, 'en'),
    ),
  };
}
