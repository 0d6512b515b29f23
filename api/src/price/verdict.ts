/** The verdict of goods or of one offer, with its evidence, parameters and sentence (P-28). */
import { fail } from '#contract/errors.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { JUDGING } from '#contract/price/verdict.ts';
import type { Context } from '../kernel/context.ts';
import type { Handler } from '../kernel/module.ts';
import { areStored, bestOf, isCurrent, judgeAside, judgeGoodsAside } from './judge/aside.ts';
import { isLow, strongestFirst } from './label.ts';
import { sayVerdict } from './messages/say.ts';
import type { Manner } from './messages/say.ts';
import { goodsPriceRows } from './queries.ts';
import { effectiveOf, showPrice, struckOf } from './show.ts';
import type { Assumptions, OfferPriceRow } from './show.ts';
import { subjectRows } from './statistics.ts';

export const verdict: Handler<'price.verdict'> = async (ctx, ask) => {
  const rows = await subjectRows(ctx, ask.id, ask.offerId);
  const best = bestOf(ctx, rows, ask);
  if (!best) throw fail('catalog.goods.not_found');
  const judged = await judgedNow(ctx, rows, best, ask);
  const currency = ctx.tenant.currency as CurrencyCode;
  const { currencyCode, currentAmount, originAmount } = showPrice(
    effectiveOf(best, ask),
    struckOf(best, ask),
    currency,
  );
  return {
    verdict: judged.verdict,
    labels: judged.labels,
    currencyCode,
    currentAmount,
    originAmount,
    judgedTime: judged.at.toISOString(),
    parameters: { ...JUDGING },
    text: sayVerdict(
      judged.verdict,
      {
        amount: currentAmount,
        was: originAmount,
        seenTime: best.observed_at.toISOString(),
        isCurrent: isCurrent(ctx, best),
      },
      mannerOf(ctx),
    ),
  };
};

/**
 * The stored judgement of goods or of one offer; under other assumptions, what the same pieces say
 * aside. Lows are those of goods.
 */
async function judgedNow(
  ctx: Context,
  rows: readonly OfferPriceRow[],
  best: OfferPriceRow,
  ask: Assumptions & { offerId?: string | undefined },
) {
  if (ask.offerId !== undefined)
    return {
      verdict: (await judgeAside(ctx, [best], ask)).get(best.offer_id) ?? best.evidence,
      labels: [],
      at: areStored(ask) ? best.judged_at : ctx.now,
    };
  const [stored] = await goodsPriceRows(ctx.db, [best.goods_id]);
  if (areStored(ask) && stored)
    return {
      verdict: stored.evidence,
      labels: strongestFirst(stored.labels),
      at: stored.judged_at,
    };
  const aside = await judgeGoodsAside(ctx, rows, ask);
  const others = (stored?.labels ?? []).filter((label) => !isLow(label));
  return {
    verdict: aside?.evidence ?? best.evidence,
    labels: strongestFirst([...others, ...(aside?.low_label ? [aside.low_label] : [])]),
    at: ctx.now,
  };
}

export function mannerOf(ctx: Context): Manner {
  const { currency, timezone, dateFormat } = ctx.tenant;
  return { lang: ctx.lang, currency: currency as CurrencyCode, timezone, dateFormat };
}
