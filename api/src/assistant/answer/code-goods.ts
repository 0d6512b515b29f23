/** What a coupon with a code leaves to be paid of goods that a question names, or that were shown. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import type { Coupon } from '#contract/coupon/coupon.ts';
import { couponsOf } from '../../coupon/index.ts';
import type { Context } from '../../kernel/context.ts';
import { placesIn } from '../intent/places.ts';
import { namesIn } from '../intent/quote.ts';
import { wordsIn } from '../intent/words.ts';
import type { Reckoning } from '../sum/voucher.ts';
import { reckonEachReply } from './reckon.ts';
import { soldAs } from './sold-as.ts';
import { about } from './price.ts';
import { aboutCard } from './reply.ts';
import type { Reply } from './reply.ts';

/**
 * With it, where it applies to them; that it does not, where all are of another platform or kind.
 * `text`: what is asked, without the code. Undefined: of nothing that is known.
 */
export async function paidWithCode(
  ctx: Context,
  text: string,
  { coupon, sum }: { coupon: Coupon; sum: Reckoning },
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply | undefined> {
  const named = await namedIn(ctx, text, coupon);
  const [place] = placesIn(text.toLowerCase(), wordsIn(ctx.tenant.currency));
  const cards = named ?? (await shown());
  const chosen =
    named !== undefined || place === undefined
      ? cards
      : [cards.at(place)].flatMap((card) => card ?? []);
  const there = chosen.filter(({ platform }) => platform === coupon.platform);
  const fit = await fittingFor(ctx, coupon, there);
  if (fit.length > 0) return reckonEachReply(ctx, sum, fit);
  const [card] = there.length > 0 ? there : chosen;
  if (card === undefined || (named === undefined && place === undefined && chosen.length > 1))
    return undefined;
  const key = there.length > 0 ? 'code.not-for' : 'code.elsewhere';
  const holes = { code: coupon.code ?? '', whose: PLATFORM_NAMES[coupon.platform] };
  return { ...about(card), lines: [aboutCard(ctx, key, card, holes)], followUps: [] };
}

/** A product that is named, of the platform of the coupon where it is sold there. */
async function namedIn(
  ctx: Context,
  text: string,
  { platform }: Coupon,
): Promise<readonly GoodsCard[] | undefined> {
  const card = await soldAs(ctx, namesIn(text), [platform]);
  return card && [card];
}

/** A coupon of makers, kinds or a shop takes nothing off other goods. */
async function fittingFor(
  ctx: Context,
  { id, brands, categories, shopName }: Coupon,
  cards: readonly GoodsCard[],
): Promise<readonly GoodsCard[]> {
  if (brands.length + categories.length === 0 && shopName === null) return cards;
  const found = await couponsOf(
    ctx,
    cards.map((card) => Number(card.id)),
  );
  return cards.filter((card) => found.get(Number(card.id))?.some((one) => one.id === id));
}
