/** Coupons as a kind of result: what asks for them is read by the words of every language. */
import type { Ask } from '#contract/calls.ts';
import { couponPages } from '../coupon/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Handler } from '../kernel/module.ts';
import { anyOf } from '../lexicon/index.ts';
import { kindsNamed } from './kinds.ts';
import { isQuoted } from './query/intent.ts';
import { platformIn } from './query/shop.ts';
import { normalise } from '../words/index.ts';

/** Fewer letters are in too many titles. */
const SHORTEST = 3;
const ASKS = new RegExp(
  anyOf(({ asks }) => asks.coupons),
  'i',
);

interface CouponWish {
  readonly asked: 'ONLY' | 'TOO' | null;
  readonly platform: string | null;
  /** What is neither a platform nor "coupon". */
  readonly rest: string;
}

/** What words say of coupons. Pure. */
export function couponWish(keyword: string): CouponWish {
  const none = { asked: null, platform: null, rest: keyword.trim() };
  if (isQuoted(keyword)) return none;
  const words = normalise(keyword);
  const left = words.replace(ASKS, ' ').replace(/\s+/g, ' ').trim();
  if (left === words.replace(/\s+/g, ' ').trim()) return none;
  const shop = platformIn(left);
  const rest = shop?.rest ?? left;
  return { asked: rest === '' ? 'ONLY' : 'TOO', platform: shop?.platform ?? null, rest };
}

export const coupons: Handler<'search.coupons'> = async (ctx, { keyword, pageRequest }) => {
  const wish = couponWish(keyword);
  for (const ask of await waysOf(ctx, wish)) {
    const found = await couponPages(ctx, { type: '', sort: 'WORKS_DESC', ...ask, pageRequest });
    if (found.totalElements > 0) return { ...found, ...wish };
  }
  return { content: [], totalElements: 0, hasNext: false, ...wish };
};

/** As it is said; then by the kinds that the rest names; then of the platform or all of them. */
async function waysOf(
  ctx: Context,
  { asked, platform, rest }: CouponWish,
): Promise<Partial<Ask<'coupon.pages'>>[]> {
  const on = platform === null ? {} : { platforms: [platform] };
  if (asked === null) return rest.length < SHORTEST ? [] : [{ keyword: rest }];
  if (rest === '') return [on];
  const categoryIds = (await kindsNamed(ctx, rest, 3)).map(({ id }) => String(id));
  return [
    { ...on, keyword: rest },
    ...(categoryIds.length > 0 ? [{ ...on, categoryIds }] : []),
    on,
  ];
}
