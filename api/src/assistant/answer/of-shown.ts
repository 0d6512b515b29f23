/** Answers about the cards that a question points back to, which need no other goods. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import type { Question } from '../intent/question.ts';
import { thingIn } from '../../words/index.ts';
import { TALK } from '../intent/talk.ts';
import { has } from '../intent/words.ts';
import { biggestReply } from './biggest.ts';
import { couponsReply } from './coupons.ts';
import { goodPriceReply } from './on-day.ts';
import { waitReply } from './wait.ts';
import { extremes } from './chosen.ts';
import { compareReply } from './compare.ts';
import { fitting, intentIn } from './look-up.ts';
import { linkReply } from './link.ts';
import { movedReply } from './moved.ts';
import { reviewsReply } from './reviews.ts';
import { freePiecesReply } from './pieces.ts';
import { piecesAsked } from './pieces-sent.ts';
import { listReply } from './list.ts';
import { pickReply } from './pick.ts';
import { plainReply, together } from './plain.ts';
import { explainAllReply, measureReply } from './price.ts';
import { line } from './reply.ts';
import type { Reply } from './reply.ts';
import { shippingReply } from './seller.ts';
import { asksBill, totalReply } from './total.ts';

type Cards = () => Promise<readonly GoodsCard[]>;

/** "The fifth" of a list that has three: what it has; undefined: nothing was shown. */
export async function lackingReply(
  ctx: Context,
  shown: Cards,
  listed: Cards,
): Promise<Reply | undefined> {
  const [last, list] = [await shown(), await listed()];
  const cards = list.length > last.length ? list : last;
  return cards.length === 0
    ? undefined
    : listReply(ctx, line(ctx, 'shown.only', { n: cards.length }), '', cards);
}

/** Undefined: it asks something else, or there is nothing of what it names. */
export async function ofShownReply(
  ctx: Context,
  question: Question,
  chosen: readonly GoodsCard[],
  listed: Cards,
): Promise<Reply | undefined> {
  const { kind, also, things, pieces = 1, free, span, term, said = '' } = question;
  if (kind === 'TOTAL' && things.length === 0) return totalReply(ctx, chosen, question);
  if (chosen.length === 2 && asksBill(question, said))
    return totalReply(ctx, chosen, { said, isReduced: true });
  if (kind === 'PICK') {
    const before = chosen.length > 1 ? [] : await listed();
    const among = before.length > 0 ? before : chosen;
    const [only] = among;
    const kindOf = thingIn(only?.name ?? '', ctx.tenant.currency);
    // "which one dropped most?" after a single one: of those that are of its kind
    const isOfKind =
      among.length === 1 && kindOf !== undefined && has(said.toLowerCase(), TALK.biggest);
    return isOfKind ? biggestReply(ctx, kindOf, { page: 1 }) : pickReply(ctx, among);
  }
  if (kind === 'LINK') return linkReply(ctx, chosen);
  if (kind === 'MOVED') return movedReply(ctx, chosen, span);
  if (kind === 'REVIEWS') return reviewsReply(ctx, chosen);
  if (kind === 'PIECES' && free !== undefined) return freePiecesReply(ctx, chosen, pieces, free);
  if (kind === 'PIECES') return piecesAsked(ctx, chosen, question);
  // "is the most reduced of these real?" asks of that one
  if (kind === 'EXPLAIN' && chosen.length > 1)
    return explainAllReply(ctx, has(said.toLowerCase(), TALK.biggest) ? mostOff(chosen) : chosen);
  if (kind === 'SHIPPING' && chosen.length > 1 && also.length === 0)
    return together(await Promise.all(chosen.map((card) => shippingReply(ctx, card))));
  const ofEach = chosen.length === 2 && also.length === 0 ? OF_EACH[kind] : undefined;
  if (ofEach && question.amount === undefined && term === undefined)
    return together(await Promise.all(chosen.map((card) => ofEach(ctx, card, question))));
  if (kind === 'MEASURE' && chosen.length > 0) return measureReply(ctx, chosen, said);
  if (kind !== 'DIFFER') return undefined;
  const [thing] = things;
  if (thing === undefined)
    return chosen.length === 0 ? plainReply(ctx, 'which') : compareReply(ctx, chosen.slice(0, 2));
  const { cards } = await fitting(ctx, intentIn(ctx, thing));
  return cards.length === 0 ? undefined : compareReply(ctx, extremes(cards));
}

/** What is asked after two were compared is asked of both. */
const OF_EACH: Partial<
  Record<Question['kind'], (ctx: Context, card: GoodsCard, question: Question) => Promise<Reply>>
> = { GOOD_PRICE: goodPriceReply, WAIT: waitReply, COUPONS: couponsReply };

/** The one whose shop claims the most off. */
function mostOff(cards: readonly GoodsCard[]): readonly GoodsCard[] {
  return cards.toSorted((a, b) => (b.discount ?? 0) - (a.discount ?? 0)).slice(0, 1);
}
