/** The SKUs of goods, each compared with what is usual for itself (API-12, AMB-60). */
import type { Language } from '#contract/language.ts';
import { factValueFor } from '../words/index.ts';
import { moneyText } from '#contract/money.ts';
import { platformOf, PLATFORM_NAMES } from '#contract/catalog/label.ts';
import { PRICE_TREND_MIN_DAYS } from '#contract/constants.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { SKU_VERDICTS } from '#contract/price/history.ts';
import type { Handler } from '../kernel/module.ts';
import { say } from './messages/say.ts';
import type { OfferPriceRow } from './show.ts';
import { subjectRows } from './statistics.ts';

type SkuVerdict = (typeof SKU_VERDICTS)[number];

/** At most this share of the own median is LOW, at least that share HIGH. */
const LOW_AT_MOST = 97n;
const HIGH_AT_LEAST = 105n;

export const relatedSkus: Handler<'price.related-skus'> = async (ctx, ask) => {
  const currency = ctx.tenant.currency as CurrencyCode;
  const rows = await subjectRows(ctx, ask.id, undefined);
  const skus = [...rows]
    .sort((a, b) => a.effective_amount - b.effective_amount || a.offer_id - b.offer_id)
    .map((row) => {
      // the word "usual" has one meaning on a page: the verdict's
      const judged = row.evidence.typicalAmount === null ? 'UNKNOWN' : rationalOf(row);
      const median = row.median_90;
      const away =
        median === null
          ? 0
          : Number((BigInt(Math.abs(row.effective_amount - median)) * 100n) / BigInt(median));
      const holes = {
        now: moneyText(row.effective_amount, currency),
        median: moneyText(median ?? 0, currency),
        percent: away,
        days: row.seen_days,
      };
      return {
        id: String(row.offer_id),
        name: nameOf(row, ctx.lang),
        price: row.effective_amount,
        currencyCode: currency,
        verdict: judged,
        reason: say(ctx.lang, `sku.${judged}`, holes),
        medianAmount: median,
        platform: platformOf(row.platform),
      };
    });
  return { skus };
};

/** UNKNOWN below the days that a chart needs; compared without floating point. */
export function rationalOf({
  effective_amount,
  median_90,
  seen_days,
}: Pick<OfferPriceRow, 'effective_amount' | 'median_90' | 'seen_days'>): SkuVerdict {
  if (median_90 === null || seen_days < PRICE_TREND_MIN_DAYS) return 'UNKNOWN';
  const price = BigInt(effective_amount) * 100n;
  const median = BigInt(median_90);
  if (price <= LOW_AT_MOST * median) return 'LOW';
  return price >= HIGH_AT_LEAST * median ? 'HIGH' : 'FAIR';
}

function nameOf(row: OfferPriceRow, lang: Language): string {
  return [
    row.variant && factValueFor(lang, row.variant),
    row.shop_name,
    PLATFORM_NAMES[platformOf(row.platform)],
  ]
    .filter(Boolean)
    .join(' · ');
}
