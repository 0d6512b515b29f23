import type { Verdict } from '#contract/price/verdict.ts';
import type { Context } from '../../kernel/context.ts';
import { effectiveOf } from '../show.ts';
import type { Assumptions, OfferPriceRow } from '../show.ts';

/** Verdicts of offers under other assumptions than the stored ones. */
export async function judgeAside(_ctx: Context, _rows: readonly OfferPriceRow[], _assumptions: Assumptions): Promise<Map<number, Verdict>> {
  return new Map();
}

/** The best offer: not retired before retired, in stock before sold out, then the lowest effective price, then platform and id. */
export function bestOf<Row extends OfferPriceRow>(rows: readonly Row[], assumptions: Assumptions): Row | undefined {
  return [...rows].sort((a, b) => Number(a.retired) - Number(b.retired) || Number(b.in_stock) - Number(a.in_stock)
    || effectiveOf(a, assumptions) - effectiveOf(b, assumptions) || (a.platform < b.platform ? -1 : a.platform > b.platform ? 1 : 0) || a.offer_id - b.offer_id)[0];
}
