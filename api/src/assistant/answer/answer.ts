/** A question → the answer by rule: what it asks for, read from rows, said in sentences. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { goodsCards } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { wordsOf } from '../../words/index.ts';
import { understand } from '../intent/follow.ts';
import { isKindAlone } from '../intent/left.ts';
import { has, WORDS, wordsIn } from '../intent/words.ts';
import { clausesOf } from '../intent/clause.ts';
import { withThatCode } from '../intent/code.ts';
import { understood } from './understood.ts';
import { spelledOut } from '../intent/shorthand.ts';
import { askedOf } from '../intent/intent.ts';
import { platformsIn } from '../intent/platforms.ts';
import { COMPARED, isOfOne } from '../intent/question.ts';
import type { OfOne, Question } from '../intent/question.ts';
import { namesThing } from '../intent/quote.ts';
import type { Memory } from '../queries.ts';
import { aboutReply } from './about.ts';
import { alertReply, kindAlertReply, nobodyReply, waitedFor } from './alert.ts';
import { calledIn, namedBeside } from './beside-names.ts';
import { goodsBehind } from './card.ts';
import { chosenOf, namedAmong } from './chosen.ts';
import { codeReply } from './code.ts';
import { compareReply } from './compare.ts';
import { couponsOfKindReply } from './coupon-goods.ts';
import { couponsReply, couponsUnknownReply, couponsWithinReply } from './coupons.ts';
import { freeFromReply } from './free-from.ts';
import { someOfKind } from './order.ts';
import { nearReply, thingReply } from './instead.ts';
import { missedReply } from './missed.ts';
import { kindReply, noneReply } from './none.ts';
import { intentIn } from './look-up.ts';
import type { Subjects } from './subjects.ts';
import { goodPriceReply } from './on-day.ts';
import { explainReply, measureReply, stockReply } from './price.ts';
import { billReply } from './reckon.ts';
import { refOf, refsOf } from './reply.ts';
import type { Reply } from './reply.ts';
import { scopeOf, whoseName } from './scope.ts';
import { kindPlatformsReply, platformsReply, sellerReply, shippingReply } from './seller.ts';
import { isOfName, seenReply } from './seen.ts';
import { isOfKnownKind, specialReply } from './special.ts';
import { besideOrFind, meantOf, ofPlaceReply } from './of-place.ts';
import { lackingReply, ofShownReply } from './of-shown.ts';
import { asksBoard, boardReply, withBoard } from './on-board.ts';
import { PLAIN, plainReply, together } from './plain.ts';
import { withStated } from './stated.ts';
import { withPack } from './unit.ts';
import { namedSubjects, ofNamedReply } from './named.ts';
import { asksBill, totalReply } from './total.ts';
import { isSaidBy } from './unsaid.ts';
import { waitReply } from './wait.ts';
import { withWritten } from './written.ts';
import type { Said } from './written.ts';
import { ofSellerReply } from './shop.ts';
import { trustReply, withCaution } from './warn.ts';

type OfCard = (ctx: Context, card: GoodsCard, question: Question) => Promise<Reply>;
const ABOUT_ONE: Readonly<Record<OfOne, OfCard>> = {
  GOOD_PRICE: goodPriceReply,
  EXPLAIN: explainReply,
  WAIT: waitReply,
  SHIPPING: shippingReply,
  STOCK: stockReply,
  SELLER: sellerReply,
  COUPONS: couponsReply,
};

/** Reads a question otherwise than the rules did; undefined: as they did. */
export type Read = (said: readonly string[], byRules: Question) => Promise<Question | undefined>;

/**
 * `remember`: what the conversation was about, which "this", "the second one" and "in black" go on
 * from.
 */
export async function replyTo(
  ctx: Context,
  typed: string,
  remember: () => Promise<Memory>,
  read: Read = async () => undefined,
): Promise<Reply> {
  const replies: Reply[] = [];
  let memory = await remember();
  for (const clause of clausesOf(typed, wordsIn(ctx.tenant.currency))) {
    const reply =
      (await ofNamesReply(ctx, clause, read)) ?? (await clauseReply(ctx, clause, memory, read));
    replies.push(reply);
    const { refs } = reply;
    memory = {
      questions: [...memory.questions, clause],
      cards: refs.length > 0 ? refs : memory.cards,
      list: refs.length > 1 ? refs : (memory.list ?? []),
      last: refsOf(reply),
    };
  }
  return together(replies);
}

/** What is asked of several that were compared, and answered of each. */
const OF_BOTH: readonly Question['kind'][] = ['TOTAL', 'PIECES', 'MOVED', 'REVIEWS', 'MEASURE'];

/** What is asked of products that are named beside each other, as of two that were compared. */
async function ofNamesReply(ctx: Context, typed: string, read: Read): Promise<Reply | undefined> {
  const named = await namedBeside(ctx, typed);
  if (named === undefined) return undefined;
  const { cards, compared, rest } = named;
  const { kind } = understand(rest, [compared], ctx.tenant.currency as CurrencyCode);
  if (!isOfOne(kind) && !OF_BOTH.includes(kind)) return compareReply(ctx, cards, [], typed);
  const refs = cards.map((card) => refOf(card, 'AI'));
  const memory = { questions: [compared], cards: refs, list: refs, last: refs };
  return clauseReply(ctx, rest, memory, read);
}

/** The goods of cards that were shown, read once where they are asked for. */
function cardsOf(ctx: Context, refs: Memory['cards']): () => Promise<GoodsCard[]> {
  let read: Promise<GoodsCard[]> | undefined;
  return () => (read ??= readCards(ctx, refs));
}

async function readCards(ctx: Context, refs: Memory['cards']): Promise<GoodsCard[]> {
  return withStated(ctx, await goodsCards(ctx, await goodsBehind(ctx, refs)));
}

/** The answer to one question of a turn. */
async function clauseReply(ctx: Context, said: string, memory: Memory, read: Read): Promise<Reply> {
  const typed = withThatCode(said, memory.questions);
  const shown = cardsOf(ctx, memory.cards);
  const listed = cardsOf(ctx, memory.list ?? []);
  const byRules = await understood(ctx, typed, memory, shown, listed);
  // what is warned of is the rules' alone
  const isRead = byRules.caution === undefined;
  const other = isRead ? await read([...memory.questions, typed], byRules) : undefined;
  const question = other ?? byRules;
  const asked = { typed, last: memory.last ?? [], shown, listed };
  const ruled = await ruledReply(ctx, question, asked);
  return withCaution(ctx, question, typed, await withWritten(ctx, ruled, question, asked));
}

/** What titles and rows answer. */
async function ruledReply(
  ctx: Context,
  question: Question,
  { typed, last, shown, listed }: Said,
): Promise<Reply> {
  const text = spelledOut(typed, ctx.tenant.currency as CurrencyCode);
  const { kind, things } = question;
  if (question.about?.length && kind === 'SERVICE') return aboutReply(ctx, question.about);
  const plain = PLAIN[kind];
  // a sum that nobody can read may only name a code, and so may what goes together
  const ofCode =
    kind === 'UNREAD' || kind === 'STACKING' ? await codeReply(ctx, typed, shown) : undefined;
  if (ofCode) return ofCode;
  const isOfSeller = kind === 'TRUST' || (kind === 'SELLER' && question.also.length === 0);
  const called = isOfSeller ? await calledIn(ctx, typed) : undefined;
  if (called) return sellerReply(ctx, called);
  if (plain) return plainReply(ctx, ...plain);
  const onBoard = asksBoard(ctx, text) ? boardReply(ctx, text, await shown()) : undefined;
  if (onBoard) return onBoard;
  const special =
    (await missedReply(ctx, question, last)) ??
    (await codeReply(ctx, typed, shown)) ??
    (await specialReply(ctx, question, text, shown));
  if (special) return special;
  if (kind === 'INCLUDED') return withBoard(ctx, things, await ofNamedReply(ctx, question, shown));
  if (kind === 'FIND' && things.length > 0)
    return withBoard(
      ctx,
      things,
      (await ofPlaceReply(ctx, question, shown, listed)) ??
        (await besideOrFind(ctx, question, () => meantOf(question, shown, listed))),
    );
  const chosen = await chosenOf(question, shown, listed);
  const isLacking = things.length === 0 && chosen.length < question.places.length;
  const ofShown =
    (isLacking ? await lackingReply(ctx, shown, listed) : undefined) ??
    (await ofShownReply(ctx, question, chosen, listed));
  if (ofShown) return ofShown;
  if (kind === 'COUPONS' && question.also.length === 0 && !asksBill(question, text)) {
    const whose =
      things.length > 0 || chosen.length === 0 ? await scopeOf(ctx, things[0] ?? '') : undefined;
    if (whose?.ofShipping && question.term === 'least')
      return freeFromReply(ctx, things[0] as string, await shown());
    const found = whose && (await couponsWithinReply(ctx, whose, question));
    const ofKind = found ?? (await couponsOfKindReply(ctx, question));
    if (ofKind) return ofKind;
  }
  const named = await namedAmong(question, shown, ctx.tenant.currency);
  if (named.length > 0) return subjectReply(ctx, { ...question, things: [] }, text, ofCards(named));
  const subjects =
    kind === 'COMPARE' && question.pieces !== undefined
      ? ofCards(await someOfKind(ctx, things[0] as string, question))
      : things.length > 0
        ? await namedSubjects(ctx, question, shown, listed)
        : ofCards(chosen);
  const meant = isUnnamed(ctx, question, subjects) ? await shown() : [];
  return meant.length > 0
    ? subjectReply(ctx, { ...question, things: [] }, text, ofCards(meant))
    : subjectReply(ctx, question, text, subjects);
}

/** Its words name nothing that is known: what was shown may be meant. */
function isUnnamed(ctx: Context, { kind, things }: Question, { cards, isNear }: Subjects): boolean {
  const [thing] = things;
  return (
    (isOfOne(kind) || kind === 'MEASURE') &&
    thing !== undefined &&
    (isNear || !isInTitle(thing, cards[0])) &&
    !isOfKnownKind(ctx, things) &&
    !namesThing(thing)
  );
}

function ofCards(cards: readonly GoodsCard[]): Subjects {
  return { cards, isNear: false, missing: [] };
}

/** Slips are read into many words; a word that is meant is in the title. */
function isInTitle(text: string, card: GoodsCard | undefined): boolean {
  const title = new Set(wordsOf(card?.name ?? '').map((word) => word.text));
  return wordsOf(text).every((word) => title.has(word.text));
}

/** It names a kind and no product of it: several may be meant. */
function isOfKind(ctx: Context, [thing]: readonly string[]): boolean {
  return thing !== undefined && isKindAlone(thing, wordsIn(ctx.tenant.currency));
}

/** An answer about goods that were named, or that were chosen among those shown. */
async function subjectReply(
  ctx: Context,
  question: Question,
  text: string,
  { cards, isNear, missing }: Subjects,
): Promise<Reply> {
  const { kind, things, amount } = question;
  const [card] = cards;
  const platforms = platformsIn((question.said ?? '').toLowerCase());
  if (kind === 'PLATFORMS' && platforms.length > 1 && isOfKind(ctx, things))
    return kindPlatformsReply(ctx, things[0] as string, platforms);
  if (kind === 'PLATFORMS')
    return !card || isNear
      ? plainReply(ctx, 'platforms.differ')
      : platformsReply(ctx, card, platforms);
  const isUnsold = (!card || isNear) && !isOfKnownKind(ctx, things);
  const ofSeller = kind === 'SELLER' ? await ofSellerReply(ctx, question, isUnsold) : undefined;
  if (ofSeller) return ofSeller;
  if (kind === 'COUPONS' && isNear) return couponsUnknownReply(ctx, whoseName(things[0] as string));
  if (!card)
    return things.length === 0
      ? kind === 'EXPLAIN' && has(text.toLowerCase(), WORDS.sale)
        ? trustReply(ctx)
        : withPack(ctx, plainReply(ctx, kind === 'ALERT' ? 'alert.how' : 'which'), question)
      : kind === 'COUPONS'
        ? couponsUnknownReply(ctx, whoseName(things[0] as string))
        : kind === 'ALERT'
          ? nobodyReply(ctx, things, amount)
          : ((await kindReply(ctx, things)) ??
            withPack(ctx, await noneReply(ctx, things), question));
  // what only comes near is not what somebody waits for
  if (kind === 'ALERT' && isNear) return nobodyReply(ctx, things, amount);
  if (kind === 'ALERT' && amount !== undefined && isOfKind(ctx, things))
    return kindAlertReply(ctx, things[0] as string, amount);
  if (kind === 'ALERT')
    return alertReply(
      ctx,
      things.length === 0 ? waitedFor(cards, amount) : isOfKind(ctx, things) ? cards : [card],
      question,
    );
  if (amount !== undefined && kind !== 'COUPONS' && (question.pack || !isOfName(card, amount))) {
    const seen = await seenReply(ctx, card, amount, question, isNear);
    return kind === 'WAIT' && !isNear
      ? together([seen, await waitReply(ctx, card, question)])
      : seen;
  }
  if (asksBill(question, text)) return billReply(ctx, card);
  if (isNear && !isSaidBy(ctx, things[0] as string, card)) {
    const intent = intentIn(ctx, things[0] as string);
    return (await thingReply(ctx, intent)) ?? nearReply(ctx, intent.text, cards);
  }
  if (kind === 'TOTAL') return totalReply(ctx, isOfKind(ctx, things) ? cards : [card], question);
  if (kind === 'COMPARE') return compareReply(ctx, cards.slice(0, COMPARED), missing, text);
  if (kind === 'MEASURE')
    return measureReply(ctx, isOfKind(ctx, things) ? cards : [card], question.said);
  return together(
    await Promise.all(askedOf(question, text).map((one) => ABOUT_ONE[one](ctx, card, question))),
  );
}
