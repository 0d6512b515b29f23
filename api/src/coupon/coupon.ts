/**
 * The list of coupons, coupons of goods, and the word of who tried one (API-68, P-19; COUP-01..07,
 * BEY-08).
 */
import type { Answer } from '#contract/calls.ts';
import type { Coupon } from '#contract/coupon/coupon.ts';
import { fail } from '#contract/errors.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import { idOf, idsOf } from '../kernel/identity.ts';
import { cacheFor } from '../kernel/cache.ts';
import type { Handler } from '../kernel/module.ts';
import { listAnswer, pageOf } from '../kernel/paging.ts';
import {
  couponBy,
  couponPage,
  couponsByCode,
  couponsByIds,
  couponsNamed,
  couponsOfGoods,
  shopNamed,
} from './queries.ts';
import type { Within } from './queries.ts';
import { showCoupon } from './show.ts';
import { settleCoupons } from './truth.ts';

/** Coupons of goods that are looked at; a page shows the best of them. */
const OF_GOODS = 40;
const cached = cacheFor<Answer<'coupon.pages'>>({ seconds: 30, topics: ['coupon', 'goods'] });

export const pages: Handler<'coupon.pages'> = async (ctx, ask) => {
  const page = pageOf(ask.pageRequest);
  return cached(ctx, JSON.stringify([ctx.lang, page, ask]), async () => {
    const goodsId = ask.goodsId === undefined ? undefined : await goodsIdOf(ctx, ask.goodsId);
    if (goodsId === null) return listAnswer([], 0, page);
    const { rows, total } = await couponPage(
      ctx.db,
      {
        type: ask.type,
        sort: ask.sort,
        keyword: ask.keyword?.trim() ?? '',
        platforms: ask.platforms ?? [],
        brandIds: idsOf(ask.brandIds ?? []),
        categoryIds: idsOf(ask.categoryIds ?? []),
        ...(goodsId === undefined ? {} : { goodsId }),
        limit: page.size,
        offset: page.offset,
      },
      ctx.now,
    );
    return listAnswer(
      rows.map((row) => showCoupon(row, ctx.lang, ctx.now)),
      total,
      page,
    );
  });
};

export const feedback: Handler<'coupon.feedback'> = async (ctx, ask) => {
  const userId = idOf(ctx.viewer?.userId);
  if (userId === null) throw fail('account.unauthorized');
  const row = await couponBy(ctx.db, idOf(ask.couponId));
  const coupon = row && showCoupon(row, ctx.lang, ctx.now);
  if (!row || !coupon || coupon.state === 'SCHEDULED') throw fail('coupon.not_found');
  if (coupon.state === 'EXPIRED') throw fail('coupon.ended');
  await ctx.db.run(sql`
    insert into coupon_vote (tenant_id, coupon_id, user_id, day, works, note, voted_at)
    values (${ctx.tenant.id}, ${row.id}, ${userId}, ${localDay(ctx.now, ctx.tenant.timezone)},
      ${ask.works}, ${ask.note?.trim() ?? ''}, ${ctx.now})
    on conflict (coupon_id, user_id, day) do update set works = excluded.works,
      note = excluded.note, voted_at = excluded.voted_at`);
  await settleCoupons(ctx, sql`c.id = ${row.id}`);
  return {
    ...showCoupon((await couponBy(ctx.db, row.id)) ?? row, ctx.lang, ctx.now),
    currentUserWorks: ask.works,
  };
};

/**
 * Coupons of many goods at once, usable ones first, then the ended ones of their own, which are
 * shown as ended.
 */
export async function couponsOf(
  ctx: Context,
  goodsIds: readonly number[],
): Promise<Map<number, Coupon[]>> {
  const found = new Map<number, Coupon[]>();
  for (const row of await couponsOfGoods(ctx.db, goodsIds, ctx.now, OF_GOODS)) {
    const list = found.get(row.goods_id);
    const coupon = showCoupon(row, ctx.lang, ctx.now);
    if (list) list.push(coupon);
    else found.set(row.goods_id, [coupon]);
  }
  return found;
}

/**
 * Coupons of a platform, a shop, a brand or a category, those that work best first; `ofSomeGoods`:
 * it applies only to the goods it was reported with.
 */
export async function couponsWithin(
  ctx: Context,
  within: Within,
  most: number,
): Promise<{ coupons: { coupon: Coupon; ofSomeGoods: boolean }[]; total: number }> {
  const { rows, total } = await couponsNamed(ctx.db, within, ctx.now, most);
  return {
    coupons: rows.map((row) => ({
      coupon: showCoupon(row, ctx.lang, ctx.now),
      ofSomeGoods: row.for_goods,
    })),
    total,
  };
}

/** By id, as they are now; those that ended are left out. */
export async function couponsById(ctx: Context, ids: readonly number[]): Promise<Coupon[]> {
  return ids.length === 0
    ? []
    : (await couponsByIds(ctx.db, ids, ctx.now)).map((row) => showCoupon(row, ctx.lang, ctx.now));
}

/** Those that have one of these codes, however it is cased, whatever became of them; usable ones first. */
export async function couponsCoded(ctx: Context, codes: readonly string[]): Promise<Coupon[]> {
  return (await couponsByCode(ctx.db, codes)).map((row) => showCoupon(row, ctx.lang, ctx.now));
}

/** A shop that has coupons, by one of these names however they are cased. */
export function couponShop(ctx: Context, names: readonly string[]): Promise<string | null> {
  return shopNamed(ctx.db, names, ctx.now);
}

async function goodsIdOf(ctx: Context, idOrCode: string): Promise<number | null> {
  const row = await ctx.db.row<{ id: number }>(
    sql`select id from goods where code = ${idOrCode} or id = ${idOf(idOrCode)}::bigint
        order by (code = ${idOrCode}) desc limit 1`,
  );
  return row?.id ?? null;
}
