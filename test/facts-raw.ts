/** Days as the looks in the database make them, and reading what a sentence says. */
import sql from 'sql-template-tag';
import type { Context } from '#api/kernel/context.ts';
import type { HoleValue, Statement } from '#contract/price/chip.ts';
import type { FactKey, ShownPrice } from '#contract/price/fact.ts';
import type { Verdict } from '#contract/price/verdict.ts';
import { localDay } from '#contract/time.ts';

export interface RawLook {
  at: number;
  day: string;
  price: number;
  was: number | null;
  stock: boolean;
}

export interface RawDay {
  day: string;
  looks: RawLook[];
}

/** Looks that count of an offer, by days on which it was to be had. */
export async function rawDays(ctx: Context, offerId: number): Promise<RawDay[]> {
  const rows = await ctx.db.rows<{
    at: Date;
    item: number;
    was: number | null;
    shipping: number | null;
    coupon: number | null;
    stock: boolean;
  }>(sql`
    select o.observed_at as at, o.item_amount as item, o.was_amount as was,
      o.shipping_amount as shipping, o.coupon_amount as coupon, o.in_stock as stock
      from price_observation o
    where o.offer_id = ${offerId} and o.audience = 'PUBLIC' and o.observed_at <= ${ctx.now}
      and not exists (select from price_exclusion e where e.offer_id = o.offer_id
        and e.observed_at = o.observed_at and e.source = o.source and e.released_at is null)
    order by o.observed_at, o.source`);
  const looks = rows.map(({ at, item, was, shipping, coupon, stock }) => ({
    at: at.getTime(),
    day: localDay(at, ctx.tenant.timezone),
    price: Math.max(item + (shipping ?? 0) - (coupon ?? 0), 0),
    was: was !== null && was > item ? was + (shipping ?? 0) : null,
    stock,
  }));
  return [...Map.groupBy(looks, (look) => look.day)]
    .map(([day, all]) => ({
      day,
      looks: all.some((look) => look.stock) ? all.filter((look) => look.stock) : [],
    }))
    .filter((one) => one.looks.length > 0);
}

const value = (said: Statement<FactKey>, hole: string): HoleValue => {
  const found = said.holes[hole];
  if (found === undefined) throw new Error(`${said.key} has no ${hole}`);
  return found;
};

export const amountIn = (said: Statement<FactKey>, hole: string) =>
  (value(said, hole) as { amount: number }).amount;

export const countIn = (said: Statement<FactKey>, hole: string) =>
  (value(said, hole) as { count: number }).count;

export const shareIn = (said: Statement<FactKey>, hole: string) =>
  (value(said, hole) as { share: number }).share;

export const timeIn = (said: Statement<FactKey>, hole: string) =>
  Date.parse((value(said, hole) as { time: string }).time);

export const near = (price: number, other: number, within = 0.01) =>
  Math.abs(price - other) <= within * other + 1e-6;

export const DAY = 86_400_000;

export const dayNumber = (day: string) => Math.round(Date.parse(day) / DAY);

/**
 * Looks in the terms of a verdict: by the size of the pack of now, or none from before another
 * thing.
 */
export function comparable(
  days: readonly RawDay[],
  { changedTime, packScale }: Verdict,
  timezone: string,
): RawDay[] {
  if (changedTime === null) return [...days];
  const since = localDay(Date.parse(changedTime), timezone);
  return days
    .filter((one) => packScale !== null || one.day >= since)
    .map((one) =>
      one.day >= since
        ? one
        : {
            ...one,
            looks: one.looks.map((look) => ({
              ...look,
              price: Math.round(look.price * (packScale ?? 1)),
            })),
          },
    );
}

export interface Story {
  readonly days: readonly RawDay[];
  readonly today: number;
  readonly verdict: Verdict;
  readonly price: Omit<ShownPrice, 'timezone'>;
  readonly dayOf: (at: number) => string;
}

/** The price that held for most of a day, by the hours between looks. */
export function midOf({ day, looks }: RawDay, end: number): number {
  const held = looks
    .map((look, index) => ({ price: look.price, span: (looks[index + 1]?.at ?? end) - look.at }))
    .toSorted((a, b) => a.price - b.price || a.span - b.span);
  const whole = held.reduce((sum, one) => sum + one.span, 0);
  let up = 0;
  for (const one of held) {
    up += one.span;
    if (up * 2 >= whole) return one.price;
  }
  return held.at(-1)?.price ?? Number(day);
}
