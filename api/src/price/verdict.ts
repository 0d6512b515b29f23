/** The verdict of goods or of one offer, with its evidence, parameters and sentence (P-28). */
import { fail } from '#contract/errors.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { JUDGING } from '#contract/price/verdict.ts';
import type { Context } from '../kernel/context.ts';
import type { Handler } from '../kernel/module.ts';
import { areStored, bestOf, judgeGoodsAside } from './judge/aside.ts';
import { isLow, strongestFirst } from './label.ts';
import { sayVerdict } from './messages/say.ts';
import type { Manner } from './messages/say.ts';
import { goodsPriceRows } from './queries.ts';
import { effectiveOf, showPrice } from './show.ts';
import type { Assumptions, OfferPriceRow } from './show.ts';
import { subjectRows } from './statistics.ts';

export const verdict: Handler<'price.verdict'> = async (ctx, ask) => {
  const rows = await subjectRows(ctx, ask.id, ask.offerId);
  const best = bestOf(rows, ask);
  if (!best) throw fail('catalog.goods.not_found');
  const judged = await judgedNow(ctx, rows, best, ask);
  const currency = ctx.tenant.currency as CurrencyCode;
  const { currencyCode, currentAmount, originAmount } = showPrice(effectiveOf(best, ask), best.was_amount, currency);
  return {
    verdict: judged.verdict,
    labels: judged.labels,
    currencyCode,
    currentAmount,
    originAmount,
    judgedTime: judged.at.toISOString(),
    parameters: { ...JUDGING },
    text: sayVerdict(judged.verdict, currentAmount, best.was_amount, mannerOf(ctx)),
  };
};

/** The stored judgement of goods; of one offer, or under other assumptions, what the same pieces say aside. */
async function judgedNow(ctx: Context, rows: readonly OfferPriceRow[], best: OfferPriceRow, ask: Assumptions & { offerId?: string | undefined }) {
  const [stored] = await goodsPriceRows(ctx.db, [best.goods_id]);
  if (ask.offerId === undefined && areStored(ask) && stored) return { verdict: stored.evidence, labels: strongestFirst(stored.labels), at: stored.judged_at };
  const aside = await judgeGoodsAside(ctx, rows, ask);
  const others = ask.offerId === undefined ? (stored?.labels ?? []).filter((label) => !isLow(label)) : [];
  const low = best.in_stock && aside?.low_label ? [aside.low_label] : [];
  return { verdict: aside?.evidence ?? best.evidence, labels: strongestFirst([...others, ...low]), at: ctx.now };
}

export function mannerOf(ctx: Context): Manner {
  const { currency, timezone, dateFormat } = ctx.tenant;
  return { lang: ctx.lang, currency: currency as CurrencyCode, timezone, dateFormat };
}
