/**
 * Products and deals that a question asks for; budget, shop and slips are read by the search
 * itself.
 */
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import {
  dictionaryOf,
  isBrandWord,
  isOfThing,
  normalise,
  personIn,
  thingIn,
  wordsOf,
} from '../../words/index.ts';
import { sayIntent } from '../../search/index.ts';
import type { Intent } from '../../search/index.ts';
import type { Question } from '../intent/question.ts';
import { asTyped } from '../intent/typed.ts';
import { narrowed } from '../intent/narrow.ts';
import { SHOWN_WORDS } from '../intent/shown.ts';
import { has, WORDS, wordsIn } from '../intent/words.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Reply } from './reply.ts';
import { fitting, intentIn, ofSize, search, SHOWN } from './look-up.ts';
import type { Fitting } from './look-up.ts';
import { goodsOfShopReply, thingOfShopReply } from './shop.ts';
import { allReply } from './each.ts';
import { ofAnythingReply } from './anything.ts';
import { impliedLines } from './implied.ts';
import { insteadReply } from './instead.ts';
import { ofThemReply, untoldReply } from './of-them.ts';
import { withUnknown } from './unknown.ts';
import { sayingIt, sayingMost } from './saying.ts';
import { wishedAs } from './unsaid.ts';
import { inOrder, ofOneKind, ORDERED } from './order.ts';
import { listReply } from './list.ts';
import { listedReply } from './listed.ts';
import { makerReply, namedAlone } from './named-alone.ts';
import { perUnitReply } from './per-unit.ts';
import { otherKindReply } from './other-kind.ts';
import { otherSizeReply } from './other-size.ts';
import { wholePacksReply } from './whole-packs.ts';
import { withSilence } from './silent.ts';
import { alikeReply } from './sized.ts';
import { withRead } from './wishes.ts';

/** `shown`: the cards of the last answer, where something cheaper than them is asked for. */
export async function findReply(
  ctx: Context,
  text: string,
  question: Question,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply> {
  const before = (await alikeReply(ctx, question)) ?? (await ofThemReply(ctx, question, shown));
  if (before) return before;
  const wanted = question.isOtherBrand ? await ofOthers(ctx, text, await shown()) : text;
  const found = await foundReply(ctx, wanted, question, shown);
  if (found.cards.length === 0) return found;
  const reply = withSilence(ctx, found, question, await shown());
  const { age } = personIn(text.toLowerCase());
  const asksOrigin = has((question.said ?? '').toLowerCase(), SHOWN_WORDS.origin);
  const isSaid = reply.cards.some(({ name }) => has(name.toLowerCase(), SHOWN_WORDS.origin));
  return {
    ...reply,
    lines: [
      ...reply.lines,
      ...(age !== null && age < GROWN ? [line(ctx, 'present.age')] : []),
      ...impliedLines(ctx, intentIn(ctx, wanted).text, reply.cards),
      ...(asksOrigin && !isSaid ? [line(ctx, 'find.origin')] : []),
    ],
  };
}

/** Without the makers of what was shown; where that leaves nothing, without that of the first. */
async function ofOthers(ctx: Context, text: string, shown: readonly GoodsCard[]): Promise<string> {
  const currency = ctx.tenant.currency as CurrencyCode;
  const intent = intentIn(ctx, text);
  const brands = [...new Set(shown.flatMap(({ brandName }) => brandName ?? []))];
  const but = (names: readonly string[]): Intent => ({
    ...intent,
    without: [...(intent.without ?? []), ...names],
  });
  const { cards, isNear } = await fitting(ctx, but(brands));
  const isLeft = cards.length > 0 && !isNear;
  return sayIntent(but(isLeft ? brands : brands.slice(0, 1)), currency);
}

/** Younger ones need a look at the label. */
const GROWN = 12;

/** So many are put in an order that is of all of them. */
const OF_ALL = 60;

async function foundReply(
  ctx: Context,
  text: string,
  question: Question,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply> {
  const intent = intentIn(ctx, text);
  const { by } = question;
  if (by === 'CHEAPER' || by === 'DEARER') {
    const before = await shown();
    if (before.length > 0) return besideReply(ctx, intent, by, before);
    // nothing was shown that it could be cheaper than
    const order = by === 'CHEAPER' ? 'CHEAPEST' : 'DEAREST';
    return foundReply(ctx, text, { ...question, by: order }, shown);
  }
  if (by === 'MORE' || by === 'COLOURS') return moreReply(ctx, intent, question);
  const ofAnything = await ofAnythingReply(ctx, text, question);
  if (ofAnything) return ofAnything;
  const ofAll = await allReply(ctx, intent, question);
  if (ofAll) return ofAll;
  const found = await fitting(ctx, intent, question.isSorted ? { size: OF_ALL } : {});
  const ofOtherSize = await otherSizeReply(ctx, intent, found);
  if (ofOtherSize) return ofOtherSize;
  if (intent.perUnit && found.cards.length > 0)
    return perUnitReply(ctx, found, intent, question.said);
  const ofOtherKind = await otherKindReply(ctx, intent, found);
  if (ofOtherKind) return ofOtherKind;
  const isMissed = found.cards.length === 0 || found.isNear;
  const ofShop = isMissed
    ? ((await thingOfShopReply(ctx, intent.text)) ?? (await goodsOfShopReply(ctx, intent.text)))
    : undefined;
  if (ofShop) return ofShop;
  const name = isMissed ? await namedAlone(ctx, text, question) : undefined;
  if (name !== undefined && name !== text)
    return foundReply(ctx, name, { ...question, of: undefined }, shown);
  const ofKnown = await ofKnownReply(ctx, text, question, isMissed, shown);
  if (ofKnown) return ofKnown;
  // "the best rated of these", where all that was shown costs more than it should
  const before = isMissed && question.pointsBack && by !== null ? await shown() : [];
  if (before.length > 0)
    return listedReply(ctx, { ...found, cards: before }, question, { text: intent.text });
  if (isMissed)
    return (
      (await wholePacksReply(ctx, intent)) ??
      (await nearOrdered(ctx, intent, found, question)) ??
      (await makerReply(ctx, intent)) ??
      insteadReply(ctx, intent, found.words, question)
    );
  if (found.unsized !== undefined) return unsizedReply(ctx, found, intent);
  const some = await sayingIt(ctx, found, intent);
  const reply = listedReply(ctx, some, question, intent);
  const { isDepartment } = dictionaryOf(ctx.tenant.currency);
  const kind = isDepartment(normalise(some.words)) ? some.words : undefined;
  const thing = thingIn(intent.text, ctx.tenant.currency) ?? kind;
  return withUnknown(ctx, reply, intent, some.cards, question.said, thing);
}

/** No title states a size within the bounds: what there is beside it. */
function unsizedReply(
  ctx: Context,
  { cards, words, unsized = '' }: Fitting,
  intent: Intent,
): Reply {
  const intro = line(ctx, 'find.unsized', { text: words, size: unsized });
  return withRead(ctx, listReply(ctx, intro, words, cards), intent);
}

/** Words that name no thing are said of what was looked for before, unless only they find. */
async function ofKnownReply(
  ctx: Context,
  text: string,
  { of: known, ...question }: Question,
  isMissed: boolean,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply | undefined> {
  if (known === undefined) return undefined;
  const currency = ctx.tenant.currency as CurrencyCode;
  const both = narrowed(known, text, currency, wordsIn(currency));
  const isAsked = !isMissed && !question.isOfThat && asksOfKnown(text, question.said);
  const ofShown = isAsked ? await untoldReply(ctx, text, question, shown) : undefined;
  if (ofShown) return ofShown;
  if (isMissed || question.isOfThat || isAsked) {
    // of what nobody sells nothing else is said, whatever it shall have
    const named = await fitting(ctx, {
      text: thingIn(known, currency) ?? intentIn(ctx, known).text,
    });
    const isSold = named.cards.length > 0 && !named.isNear;
    return foundReply(ctx, isSold ? both : known, question, shown);
  }
  // the maker of such a thing, whatever else was wished of it before
  const { text: said, ...limits } = intentIn(ctx, known);
  const alone = sayIntent({ ...limits, text: thingIn(said, currency) ?? said }, currency);
  for (const one of [both, narrowed(alone, text, currency, wordsIn(currency))]) {
    const found = await fitting(ctx, intentIn(ctx, one));
    if (found.cards.length > 0 && !found.isNear) return foundReply(ctx, one, question, shown);
  }
  return undefined;
}

/** "Which has the most ports?": a question without a maker is about what was shown. */
function asksOfKnown(text: string, said = ''): boolean {
  const isQuestion = said.includes('?') || has(said.toLowerCase(), WORDS.asking);
  return isQuestion && !wordsOf(text).some((word) => isBrandWord(word.text));
}

/** The cheapest of what comes near, where all of it is the thing that was named. */
async function nearOrdered(
  ctx: Context,
  intent: Intent,
  { cards, words }: Fitting,
  { by, said: typed }: Pick<Question, 'by' | 'said'>,
): Promise<Reply | undefined> {
  const thing = thingIn(intent.text, ctx.tenant.currency);
  if (thing === undefined || cards.length === 0) return undefined;
  if (by === null || !(by in ORDERED)) return undefined;
  // what only comes near is not the cheapest of it: a hot pot is no rice cooker
  if (!cards.some(({ name }) => isOfThing(name, thing, ctx.tenant.currency))) return undefined;
  const order = by as keyof typeof ORDERED;
  const sized = ofSize(ofOneKind(cards), intent.text);
  // of two that are named each says a part
  const isOfTwo = intent.text.split(WORDS.between).length > 1;
  const some = isOfTwo ? sized : await sayingMost(ctx, intent, sized);
  const shown = inOrder(some, order).slice(0, SHOWN);
  const intro = line(ctx, ORDERED[order], { text: asTyped(thing, [intent.text]) });
  const reply = withRead(ctx, listReply(ctx, intro, words, shown), intent);
  return withUnknown(ctx, reply, intent, shown, typed);
}

/** The next ones of a list. */
async function moreReply(
  ctx: Context,
  intent: Intent,
  { by, page }: Pick<Question, 'by' | 'page'>,
): Promise<Reply> {
  const first = await fitting(ctx, intent);
  const thing = thingIn(intent.text, ctx.tenant.currency);
  // what comes near goes on as it began: with what is the thing
  const isThing = ({ name }: GoodsCard) =>
    thing !== undefined && isOfThing(name, thing, ctx.tenant.currency) === true;
  const known = first.isNear ? first.cards.filter(isThing) : first.cards;
  const at = (page - 1) * SHOWN;
  const isFar = !first.isNear && at >= known.length && first.total > known.length;
  const cards = isFar
    ? (await fitting(ctx, intent, { page, size: SHOWN })).cards
    : known.slice(at, at + SHOWN);
  const [some, none] =
    by === 'COLOURS'
      ? (['find.colours', 'find.colours-none'] as const)
      : (['find.more', 'find.no-more'] as const);
  const intro = line(ctx, cards.length > 0 ? some : none, { text: intent.text });
  return listReply(ctx, intro, intent.text, cards);
}

/** What costs less than the least that was shown, or more than the most. */
async function besideReply(
  ctx: Context,
  { minAmount: _min, maxAmount: _max, ...wanted }: Intent,
  by: 'CHEAPER' | 'DEARER',
  shown: readonly GoodsCard[],
): Promise<Reply> {
  const amounts = shown.map((one) => one.currentAmount);
  const bounds =
    by === 'CHEAPER'
      ? { maxAmount: Math.min(...amounts) - 1 }
      : { minAmount: Math.max(...amounts) + 1 };
  const found =
    amounts.length > 0 && (bounds.maxAmount ?? 1) > 0
      ? await fitting(ctx, { ...wanted, ...bounds })
      : undefined;
  const isShown = ({ id }: GoodsCard) => shown.some((one) => one.id === id);
  const cards =
    found === undefined || found.isNear ? [] : found.cards.filter((one) => !isShown(one));
  const [some, none] =
    by === 'CHEAPER'
      ? (['find.cheaper', 'find.no-cheaper'] as const)
      : (['find.dearer-ones', 'find.no-dearer'] as const);
  const text = await wishedAs(ctx, wanted.text);
  if (cards.length === 0 && shown.length > 1)
    return listReply(
      ctx,
      line(ctx, by === 'CHEAPER' ? 'find.as-cheap' : 'find.as-dear', { text }),
      wanted.text,
      inOrder(shown, by === 'CHEAPER' ? 'CHEAPEST' : 'DEAREST'),
    );
  const intro = line(ctx, cards.length > 0 ? some : none, { text });
  return listReply(ctx, intro, wanted.text, cards);
}

/** Undefined: no deal of what is named is open. */
export async function dealsReply(ctx: Context, text: string, page = 1): Promise<Reply | undefined> {
  const found = await search(ctx, text, 'CONTENT', { page });
  const cards = found.content as DealCard[];
  if (cards.length === 0 || found.understood?.partial) return undefined;
  return {
    lines: [line(ctx, 'deals.some'), ...cards.map((card) => aboutCard(ctx, 'find.line', card))],
    cards,
    refs: cards.map((card) => refOf(card, 'AIFEED')),
    followUps: follow(ctx, 'follow.explain', 'follow.wait', 'follow.coupons'),
  };
}
