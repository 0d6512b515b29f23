/**
 * The product that readers may judge themselves (BEY-01): of those with the largest real discounts
 * the one that is known for the most days, and of which the specification in `contract/` says the
 * same from these days as the page of the product does.
 */
import { judgedDay } from '#contract/price/exhibit-day.ts';
import type { Exhibit } from '#contract/price/exhibit.ts';
import { judge } from '#contract/price/judge.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import { cacheFor } from '../kernel/cache.ts';
import type { Context } from '../kernel/context.ts';
import type { Handler } from '../kernel/module.ts';

/** Of so many of the largest discounts one is chosen; of so many the days are read. */
const LARGEST = 300;
const TRIED = 5;
/** Days back that are sent: more than any rule looks at. */
const DAYS_BACK = 430;
const DAY_MS = 86_400_000;

interface Candidate {
  readonly offer_id: number;
  readonly code: string;
  readonly name: string;
  readonly names: Record<string, string>;
  readonly cover: string;
  readonly price: number;
  readonly typical: number;
}
interface DayRow {
  readonly offer_id: number;
  readonly day: number;
  readonly low: number;
  readonly high: number;
  readonly mid: number;
  readonly close: number;
  readonly was: number | null;
  readonly seen: number;
}

const cached = cacheFor<Exhibit | null>({ seconds: 3600, max: 60, topics: [] });

export const exhibit: Handler<'price.exhibit'> = async (ctx) => ({
  exhibit: await cached(ctx, ctx.lang, () => chosen(ctx)),
});

async function chosen(ctx: Context): Promise<Exhibit | null> {
  const today = Math.round(Date.parse(localDay(ctx.now, ctx.tenant.timezone)) / DAY_MS);
  const candidates = await candidatesIn(ctx);
  const rows = await daysOf(
    ctx,
    candidates.map((one) => one.offer_id),
    today,
  );
  for (const { offer_id: id, code, name, names, cover, price, typical } of candidates) {
    const days = rows
      .filter((row) => row.offer_id === id)
      .map((row): Exhibit['days'][number] => [
        row.day,
        row.low,
        row.high,
        row.mid,
        row.close,
        row.was,
        row.seen,
      ]);
    const was = days.at(-1)?.[5] ?? null;
    if (was === null || days.at(-1)?.[4] !== price) continue;
    const said = judge(days.map(judgedDay), { today, price, was, lone: false });
    if (said.kind !== 'VERIFIED' || said.typicalAmount !== typical) continue;
    return {
      goodsCode: code,
      name: names[ctx.lang] ?? name,
      cover,
      currencyCode: ctx.tenant.currency as CurrencyCode,
      today,
      price,
      was,
      days,
    };
  }
  return null;
}

function candidatesIn({ db }: Context): Promise<Candidate[]> {
  return db.rows(sql`
    select p.best_offer_id as offer_id, g.code, g.name, g.names, g.cover,
      o.effective_amount as price, (p.evidence ->> 'typicalAmount')::bigint as typical
    from (select goods_id from goods_price order by proven_discount desc nulls last, goods_id
        limit ${LARGEST}) w
      join goods_price p on p.goods_id = w.goods_id
      join goods g on g.id = p.goods_id
      join offer_price o on o.offer_id = p.best_offer_id
    where g.listed and p.verdict = 'VERIFIED' and p.is_current and p.in_stock and not p.seen_once
      and not exists (select from offer_change c where c.offer_id = p.best_offer_id)
    order by (p.evidence ->> 'totalDays')::int desc, (p.evidence ->> 'observedDays')::int desc,
      p.goods_id limit ${TRIED}`);
}

function daysOf({ db }: Context, offers: readonly number[], today: number): Promise<DayRow[]> {
  return db.rows(sql`
    select offer_id, day - date '1970-01-01' as day, low, high, mid, close, was, seen
    from price_day where offer_id = any(${offers as number[]}::bigint[]) and in_stock
      and day > date '1970-01-01' + ${today - DAYS_BACK}::int
      and day <= date '1970-01-01' + ${today}::int
    order by offer_id, day`);
}
