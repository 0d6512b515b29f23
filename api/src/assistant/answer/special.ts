/** What needs no goods that were named or shown: deals, sums, packs, presents, warnings. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { saysBattery, thingIn } from '../../words/index.ts';
import { sayIntent } from '../../search/index.ts';
import { platformsIn } from '../intent/platforms.ts';
import { offersIn } from '../sum/offers.ts';
import { oneByUnit } from '../sum/one-pack.ts';
import { packsIn } from '../sum/packs.ts';
import { promotionsIn } from '../sum/promotions.ts';
import type { PricedPack } from '../sum/packs.ts';
import { again } from '../sum/changed.ts';
import { reckoningIn, wantedIn } from '../sum/voucher.ts';
import type { Question } from '../intent/question.ts';
import { DETAIL } from '../intent/detail-words.ts';
import { isKindAlone } from '../intent/left.ts';
import { isLimitsAlone } from '../intent/narrow.ts';
import { boughtWith } from '../intent/own-voucher.ts';
import { has, WORDS, wordsIn } from '../intent/words.ts';
import { aboutMore, aboutReply, activitiesReply, freeReply } from './about.ts';
import { allReply, biggestReply, isOrdered } from './biggest.ts';
import { endingReply } from './ending.ts';
import { extraReply } from './extra.ts';
import { fakesByShopReply, fakesReply } from './fakes.ts';
import { chosenOf } from './chosen.ts';
import { claimReply } from './claim.ts';
import { dealsReply, findReply } from './find.ts';
import { offersReply } from './offers.ts';
import { fitting, intentIn, SHOWN } from './look-up.ts';
import { linkReply } from './link.ts';
import { lowestReply } from './lowest.ts';
import { movedReply } from './moved.ts';
import { reviewsReply } from './reviews.ts';
import { inOrder, ofOneKind } from './order.ts';
import { pickReply } from './pick.ts';
import { piecesAsked } from './pieces-sent.ts';
import { plainReply, together } from './plain.ts';
import { presentReply } from './present.ts';
import {
  basketReply,
  besideBefore,
  reckonEachReply,
  reckonReply,
  whatCostsReply,
} from './reckon.ts';
import type { Reply } from './reply.ts';
import { salesReply } from './sales.ts';
import { shopReply } from './shop.ts';
import { sizedReply } from './sized.ts';
import { boughtAs } from './sold-as.ts';
import { packsReply } from './packs.ts';
import { promotionsReply } from './promotions.ts';
import { unitsReply } from './units.ts';
import { isSaidBy } from './unsaid.ts';
import { usualReply } from './usual.ts';
import { outsideReply, trustReply, warningReply } from './warn.ts';

/** The biggest battery is the one that holds most, whatever its size. */
const sizeAsked = (size: Question['size'] = 'big', text = ''): NonNullable<Question['size']> =>
  size === 'big' && saysBattery(text) ? 'lasting' : size;

/** What needs no goods that were named or shown. */
export async function specialReply(
  ctx: Context,
  question: Question,
  text: string,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply | undefined> {
  const {
    kind,
    things: [thing = ''],
  } = question;
  const currency = ctx.tenant.currency as CurrencyCode;
  const aside = await asideReply(ctx, question, text, shown);
  if (aside) return aside;
  if (kind === 'SHOP') return (await shopReply(ctx, question, shown)) ?? plainReply(ctx, 'help');
  if (kind === 'DEALS') return dealsOrGoods(ctx, question, shown);
  if (kind === 'SIZED')
    return (
      (await sizedReply(ctx, thing, sizeAsked(question.size, text), shown)) ??
      findReply(ctx, thing, { ...question, kind: 'FIND' }, shown)
    );
  if (kind === 'FIND' && (question.isOfAll || (thing === '' && isOrdered(question))))
    if (question.isOfAll || (!has(text, WORDS.definite) && (await shown()).length === 0))
      return allReply(ctx, question.by);
  if (kind === 'LINK' && thing !== '') return ofNamed(ctx, question, shown, linkReply);
  if (kind === 'PIECES' && thing !== '')
    return ofNamed(ctx, question, shown, (_, cards) =>
      piecesAsked(ctx, cards.slice(0, SHOWN), question),
    );
  if (kind === 'PICK' && thing !== '') return ofNamed(ctx, question, shown, pickReply);
  // of a list those that are sold there
  if (kind === 'PLATFORMS' && question.of !== undefined && question.places.length === 0)
    return (await shown()).length < 2 ? undefined : foundThere(ctx, question, shown);
  if (kind === 'SALES') return salesReply(ctx, text);
  if (kind === 'FAKES')
    return question.isByShop ? fakesByShopReply(ctx) : fakesReply(ctx, question.said);
  if (kind === 'USUAL') return usualReply(ctx, question, shown);
  if (kind === 'UNITS')
    return (
      (await unitsReply(ctx, question.things)) ??
      findReply(ctx, perUnitOf(ctx, thing), { ...question, kind: 'FIND' }, shown)
    );
  if (kind === 'EXTRA') return extraReply(ctx, question.things);
  if (kind === 'MOVED' && thing !== '')
    return ofNamed(ctx, question, shown, (_, cards) =>
      movedReply(ctx, meantOf(ctx, question, cards), question.span),
    );
  if (kind === 'REVIEWS' && thing !== '')
    return ofNamed(ctx, question, shown, (_, cards) =>
      reviewsReply(ctx, meantOf(ctx, question, cards)),
    );
  if (kind === 'ENDING') return endOrFlash(ctx, question, text, shown);
  if (kind === 'CLAIM') return claimReply(ctx, text, question.of);
  if (kind === 'PRESENT') return presentReply(ctx, thing, question, shown);
  if (kind === 'BIGGEST') return biggestReply(ctx, thing, question);
  if (kind === 'LOWEST') return lowestReply(ctx, question, shown);
  if (kind === 'PACKS') return packsOrPromotions(ctx, thing, question);
  if (kind === 'OFFERS') return offersReply(ctx, offersIn(thing, currency) ?? [], question);
  if (kind !== 'RECKON') return undefined;
  return sumReply(ctx, question, text, shown);
}

/** Which deals end next; of a flash sale what is in it, each with its end. */
function endOrFlash(
  ctx: Context,
  question: Question,
  text: string,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply> {
  const [thing = ''] = question.things;
  const isFlash = [thing, text].some((one) => has(one.toLowerCase(), WORDS.asWish.FLASH));
  return isFlash
    ? findReply(ctx, thing || 'flash sale', { ...question, kind: 'FIND' }, shown)
    : endingReply(ctx, thing);
}

function packsOrPromotions(ctx: Context, text: string, question: Question): Reply {
  const currency = ctx.tenant.currency as CurrencyCode;
  const promotions = promotionsIn(text, currency);
  return promotions
    ? promotionsReply(ctx, promotions)
    : packsReply(ctx, packsNamed(text, currency), question);
}

/** Packs side by side, or one of which it is asked what a piece costs. */
function packsNamed(text: string, currency: CurrencyCode): readonly PricedPack[] {
  const one = () => oneByUnit(text, currency);
  return packsIn(text, currency) ?? [one()].flatMap((pack) => pack ?? []);
}

/** Which lotteries there are, and nothing else of Khum. */
const asksActivities = ({ about = [] }: Question): boolean =>
  about.every((one) => one === 'activities') && about.length > 0;

/** What no goods answer. */
async function asideReply(
  ctx: Context,
  question: Question,
  text: string,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply | undefined> {
  const { kind, about = [] } = question;
  if (kind === 'WARNING') return warningReply(ctx, question, text, shown);
  if (kind === 'TRUST') return together([trustReply(ctx), ...aboutMore(ctx, question)]);
  if (kind === 'ABOUT')
    return !asksActivities(question)
      ? aboutReply(ctx, about)
      : has(text, DETAIL.free)
        ? freeReply(ctx)
        : activitiesReply(ctx);
  return kind === 'OUTSIDE' ? outsideReply(ctx) : undefined;
}

/** A sum of prices that are said, of what was shown, or of what is to be bought. */
async function sumReply(
  ctx: Context,
  question: Question,
  text: string,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply> {
  const currency = ctx.tenant.currency as CurrencyCode;
  const {
    things: [thing = ''],
    pieces = 1,
  } = question;
  const sum = reckoningIn(thing, currency);
  if (!sum) return whatCostsReply(ctx);
  const named = boughtWith(thing, currency);
  const bought = named && (await boughtAs(ctx, named));
  // the figure of a model that nobody knows is no price
  if (bought === null && named?.figures.some(({ isPieces }) => !isPieces))
    return whatCostsReply(ctx);
  if (bought)
    return reckonReply(
      ctx,
      { ...sum, prices: [] },
      [bought.card],
      question.pieces ?? bought.pieces,
    );
  if (sum.prices.length > 0) {
    const now = again(sum, question);
    return besideBefore(ctx, await reckonReply(ctx, now, []), now, question.before);
  }
  const meant = wantedIn(thing, currency).length > 0 ? [] : await meantBy(question, text, shown);
  if (meant.length > 1) return reckonEachReply(ctx, sum, meant, pieces);
  return meant.length > 0 ? reckonReply(ctx, sum, meant, pieces) : basketReply(ctx, thing, sum);
}

/** Those of the cards that were shown that a sum is about: by place, order or maker, else all. */
async function meantBy(
  question: Question,
  text: string,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<readonly GoodsCard[]> {
  const cards = async () => [...(await shown())];
  const chosen = await chosenOf({ ...question, things: [] }, cards, cards);
  const lower = text.toLowerCase();
  const ofMaker = chosen.filter(({ brandName }) => lower.includes(brandName?.toLowerCase() ?? '?'));
  return ofMaker.length > 0 ? ofMaker : chosen;
}

/** Deals of what is named; where none is open, goods of it, or all deals. */
async function dealsOrGoods(
  ctx: Context,
  question: Question,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply> {
  const currency = ctx.tenant.currency as CurrencyCode;
  const [thing = ''] = question.things;
  const deals = await dealsReply(ctx, thing, question.page);
  if (deals === undefined && question.page > 1) return plainReply(ctx, 'deals.no-more');
  if (deals !== undefined || thing === '') return deals ?? plainReply(ctx, 'deals.none');
  const found = await findReply(ctx, thing, { ...question, kind: 'FIND' }, shown);
  const isMissed = found.cards.length === 0 && !isOfKnownKind(ctx, [thing]);
  // of words that name nothing that is sold all are shown, and that they are no answer to these
  const all = isMissed ? await dealsReply(ctx, '') : undefined;
  // "a promo of free shipping" names no thing that there is no deal of
  const isOfWish = isLimitsAlone(thing, currency, wordsIn(currency));
  return isOfWish ? found : together([plainReply(ctx, 'deals.none'), all ?? found]);
}

/** The thing of whatever size, by what a unit of it costs. */
function perUnitOf({ tenant }: Context, thing: string): string {
  const currency = tenant.currency as CurrencyCode;
  return sayIntent({ text: thingIn(thing, currency) ?? thing, perUnit: true }, currency);
}

/** Of a kind all that is shown of it, in its order; of a product that one. */
function meantOf(
  ctx: Context,
  { things: [thing = ''], by }: Question,
  cards: readonly GoodsCard[],
): readonly GoodsCard[] {
  if (by === 'CHEAPEST' || by === 'DEAREST') return inOrder(ofOneKind(cards), by).slice(0, 1);
  return cards.slice(0, isKindAlone(thing, wordsIn(ctx.tenant.currency)) ? SHOWN : 1);
}

/** What `reply` says of a kind that is named; what comes nearest where nothing is found. */
async function ofNamed(
  ctx: Context,
  question: Question,
  shown: () => Promise<readonly GoodsCard[]>,
  reply: (ctx: Context, cards: readonly GoodsCard[]) => Reply | Promise<Reply>,
): Promise<Reply> {
  const [thing = ''] = question.things;
  const intent = intentIn(ctx, thing);
  const { cards, isNear } = await fitting(ctx, intent);
  // "which tofu litter is the best?" is of those of tofu, where some are
  const said = cards.filter((card) => isSaidBy(ctx, intent.text, card));
  return cards.length > 0 && !isNear
    ? reply(ctx, said.length > 0 ? said : cards)
    : findReply(ctx, thing, { ...question, kind: 'FIND' }, shown);
}

/** What was looked for, at the platform that is named. */
function foundThere(
  ctx: Context,
  { of: known = '', ...question }: Question,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply> {
  const platforms = platformsIn((question.said ?? '').toLowerCase());
  const intent = { ...intentIn(ctx, known), platforms };
  const there = sayIntent(intent, ctx.tenant.currency as CurrencyCode);
  return findReply(ctx, there, { ...question, kind: 'FIND' }, shown);
}

/** It names goods, and not only a shop. */
export function isOfKnownKind(ctx: Context, [thing = '']: readonly string[]): boolean {
  return thingIn(thing, ctx.tenant.currency) !== undefined;
}
