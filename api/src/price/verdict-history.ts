/**
 * What was stated about goods, when, and why it changed; and how often a shop raised first (BEY-01,
 * BEY-56).
 */
import sql from 'sql-template-tag';
import type { Answer } from '#contract/calls.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { chipOf } from '#contract/price/chip.ts';
import { EPISODE_DAYS, VERDICTS_LISTED } from '#contract/price/verdict-history.ts';
import { sayPrice } from '#contract/price/say.ts';
import { UNKNOWN_VERDICT } from '#contract/price/verdict.ts';
import type { VerdictKind } from '#contract/price/verdict.ts';
import { fail } from '#contract/errors.ts';
import type { Context } from '../kernel/context.ts';
import type { Handler } from '../kernel/module.ts';
import { RAISER } from './judge/verdict-history-queries.ts';
import { offersOfNamed } from './queries.ts';

type Shop = Answer<'price.said'>['shop'];

interface VerdictRow {
  said_at: Date;
  verdict: VerdictKind;
  claimed: number | null;
  real: number | null;
  typical_amount: number | null;
  amount: number;
  offer_id: number | null;
  rules: number;
  cause: Answer<'price.said'>['said'][number]['cause'];
}

export const said: Handler<'price.said'> = async (ctx, { id }) => {
  const offers = await offersOfNamed(ctx.db, id);
  if (offers === undefined) throw fail('catalog.goods.not_found');
  const currencyCode = ctx.tenant.currency as CurrencyCode;
  const goodsId = offers[0]?.goods_id;
  if (goodsId === undefined) return { currencyCode, said: [], shop: null };
  const rows = await ctx.db.rows<VerdictRow>(
    sql`select said_at, verdict, claimed, real, typical_amount, amount, offer_id, rules, cause
        from verdict_said where goods_id = ${goodsId} order by said_at desc, id desc
        limit ${VERDICTS_LISTED}`,
  );
  return {
    currencyCode,
    said: rows.map(({ said_at, verdict: kind, typical_amount, offer_id, ...row }) => ({
      ...row,
      time: said_at.toISOString(),
      kind,
      words: wordsOf(ctx, { kind, claimed: row.claimed, real: row.real }),
      typicalAmount: typical_amount,
      offerId: offer_id === null ? null : String(offer_id),
    })),
    shop: await shopOf(ctx, goodsId),
  };
};

/** A verdict of the past in the words of a chip. */
function wordsOf(
  ctx: Context,
  judged: { kind: VerdictKind; claimed: number | null; real: number | null },
): string {
  const chip = chipOf({ ...UNKNOWN_VERDICT, ...judged, totalDays: 2 }, true);
  // chips name no day
  return sayPrice(ctx.lang, chip, {
    currency: ctx.tenant.currency as CurrencyCode,
    date: (time) => time,
  });
}

async function shopOf(ctx: Context, goodsId: number): Promise<Shop> {
  const row = await ctx.db.row<{ name: string; raised: number }>(sql`
    select o.shop_name as name, (
      select count(*) from (
        select s.said_at, s.said_at - lag(s.said_at) over (partition by s.goods_id
          order by s.said_at) as after from verdict_said s
        where s.tenant_id = ${ctx.tenant.id} and s.raised_by = ${RAISER}
          and s.said_at > ${ctx.now}::timestamptz - ${EPISODE_DAYS.counted} * interval '1 day'
      ) judged where after is null or after > ${EPISODE_DAYS.apart} * interval '1 day'
    ) as raised
    from goods_price g join offer o on o.id = g.best_offer_id where g.goods_id = ${goodsId}
      and o.shop_name is not null`);
  return row ? { name: row.name, days: EPISODE_DAYS.counted, raisedFirst: row.raised } : null;
}
