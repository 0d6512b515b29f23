/** Coupon rows → the contract's coupon. Pure. */
import { platformOf } from '#contract/catalog/label.ts';
import type { Coupon } from '#contract/coupon/coupon.ts';
import type { Language } from '#contract/language.ts';
import { textIn } from '#contract/language.ts';
import type { CouponRow } from './queries.ts';

export function showCoupon(row: CouponRow, lang: Language, now: Date): Coupon {
  return {
    id: String(row.id),
    code: row.code,
    type: row.code === null ? 'DISCOUNT' : 'CODE',
    title: textIn(row.titles, lang) || row.title,
    description: textIn(row.descriptions, lang),
    platform: platformOf(row.platform),
    shopName: row.shop_name,
    logo: '',
    discountType: row.discount_type,
    currencyCode: row.currency,
    amount: row.amount,
    fraction: row.fraction,
    minSpendAmount: row.min_spend_amount,
    capAmount: row.cap_amount,
    exclusive: row.exclusive,
    brands: row.brands.map((brand) => ({ ...brand, id: String(brand.id) })),
    categories: row.categories.map(({ id, code, names }) => ({
      id: String(id),
      code,
      name: textIn(names, lang),
    })),
    url: row.url,
    state: stateAt(row, now),
    truth: {
      works: row.works,
      fails: row.fails,
      share: row.share,
      lastWorkedTime: row.last_worked_at?.toISOString() ?? null,
    },
    startTime: row.starts_at?.toISOString() ?? null,
    endTime: row.ends_at?.toISOString() ?? null,
    shelfTime: row.shelf_at.toISOString(),
  };
}

/** The clock is never behind, even in the minute before the state is written. */
function stateAt(row: CouponRow, now: Date): Coupon['state'] {
  if (row.ends_at !== null && row.ends_at <= now) return 'EXPIRED';
  if (row.starts_at !== null && row.starts_at > now) return 'SCHEDULED';
  return row.state === 'SCHEDULED' || row.state === 'EXPIRED' ? 'LIVE' : row.state;
}
