/**
 * Products and deals that a question asks for; budget, shop and slips are read by the search
 * itself.
 */
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { intentOf, thingIn } from '../../search/index.ts';
import type { Question } from '../intent/intent.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Reply } from './reply.ts';
import { SHOWN, search } from './look-up.ts';
import { dearerReply, listReply, nearReply, thingReply } from './instead.ts';

/** The best matches of which the cheapest or dearest are shown. */
const MATCHES = 20;

/** `shown`: the cards of the last answer, where something cheaper than them is asked for. */
export async function findReply(
  ctx: Context,
  text: string,
  { by, page }: Question,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply> {
  if (by === 'CHEAPER' || by === 'DEARER') return besideReply(ctx, text, by, await shown());
  if (by === 'MORE') return moreReply(ctx, text, page);
  const found = await search(ctx, text, 'GOODS', by === null ? {} : { size: MATCHES });
  const matches = found.content as GoodsCard[];
  const cards = by === null ? matches : inOrder(ofOneKind(matches), by).slice(0, SHOWN);
  const words = found.understood?.corrected ?? (found.understood?.text || text);
  if (found.understood?.text === '') return dealsReply(ctx, text);
  if (cards.length === 0 || found.understood?.partial) {
    const ofThing = await thingReply(ctx, text);
    if (ofThing) return ofThing;
  }
  if (cards.length === 0) return dearerReply(ctx, text, words);
  if (found.understood?.partial) return nearReply(ctx, words, cards.slice(0, SHOWN));
  return {
    lines: [
      by === null
        ? line(ctx, found.totalElements === 1 ? 'find.one' : 'find.some', {
            total: `${found.totalElements}${found.totalIsFloor ? '+' : ''}`,
            text: words,
          })
        : line(ctx, ORDERED[by], { text: words }),
      ...cards.map((card) => aboutCard(ctx, 'find.line', card)),
    ],
    cards,
    refs: cards.map((card) => refOf(card, 'SEARCH')),
    followUps:
      cards.length > 1
        ? follow(ctx, 'follow.compare', 'follow.price', 'follow.wait')
        : follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
    echoes: [words],
  };
}

const ORDERED = {
  CHEAPEST: 'find.cheapest',
  DEAREST: 'find.dearest',
  RATED: 'find.rated',
} as const;

function inOrder(cards: readonly GoodsCard[], by: keyof typeof ORDERED): GoodsCard[] {
  const key = {
    CHEAPEST: (one: GoodsCard) => one.currentAmount,
    DEAREST: (one: GoodsCard) => -one.currentAmount,
    RATED: (one: GoodsCard) => -(one.rating ?? 0),
  }[by];
  return cards.toSorted((a, b) => key(a) - key(b));
}

/** Those that are what the best match is: the cheapest smartphone is no watch. */
function ofOneKind(cards: readonly GoodsCard[]): readonly GoodsCard[] {
  const kind = cards[0] && thingIn(cards[0].name);
  return kind === undefined ? cards : cards.filter((one) => thingIn(one.name) === kind);
}

/** The next ones of a list. */
async function moreReply(ctx: Context, text: string, page: number): Promise<Reply> {
  const found = await search(ctx, text, 'GOODS', { page });
  const words = found.understood?.text || text;
  const cards = found.understood?.partial ? [] : (found.content as GoodsCard[]);
  return listReply(
    ctx,
    line(ctx, cards.length > 0 ? 'find.more' : 'find.no-more', { text: words }),
    words,
    cards,
  );
}

/** What costs less than the least that was shown, or more than the most. */
async function besideReply(
  ctx: Context,
  text: string,
  by: 'CHEAPER' | 'DEARER',
  shown: readonly GoodsCard[],
): Promise<Reply> {
  const { text: words } = intentOf(text, ctx.tenant.currency as CurrencyCode);
  const amounts = shown.map((one) => one.currentAmount);
  const bounds =
    by === 'CHEAPER'
      ? { maxAmount: Math.min(...amounts) - 1 }
      : { minAmount: Math.max(...amounts) + 1 };
  const found =
    amounts.length > 0 && (bounds.maxAmount ?? 1) > 0
      ? await search(ctx, words, 'GOODS', bounds)
      : undefined;
  const cards =
    found === undefined || found.understood?.partial ? [] : (found.content as GoodsCard[]);
  const [some, none] =
    by === 'CHEAPER'
      ? (['find.cheaper', 'find.no-cheaper'] as const)
      : (['find.dearer-ones', 'find.no-dearer'] as const);
  return listReply(ctx, line(ctx, cards.length > 0 ? some : none, { text: words }), words, cards);
}

export async function dealsReply(
  ctx: Context,
  text: string,
  intro: 'deals.some' | 'deals.present' = 'deals.some',
): Promise<Reply> {
  const found = await search(ctx, text, 'CONTENT');
  const cards = found.content as DealCard[];
  if (cards.length === 0 || found.understood?.partial)
    return {
      lines: [line(ctx, 'deals.none')],
      cards: [],
      refs: [],
      followUps: follow(ctx, 'follow.deals'),
    };
  return {
    lines: [line(ctx, intro), ...cards.map((card) => aboutCard(ctx, 'find.line', card))],
    cards,
    refs: cards.map((card) => refOf(card, 'AIFEED')),
    followUps: follow(ctx, 'follow.explain', 'follow.wait', 'follow.coupons'),
  };
}
