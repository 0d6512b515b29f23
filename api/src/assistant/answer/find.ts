/** Products and deals that a question asks for; budget, shop and slips are read by the search itself. */
import type { Answer } from '#contract/calls.ts';
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { goodsCards } from '../../goods/index.ts';
import { searchAll, thingIn } from '../../search/index.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Reply } from './reply.ts';

const SHOWN = 4;
const WORDS = 200;

type Found = Answer<'search.search'>;

function search(ctx: Context, keyword: string, type: 'GOODS' | 'CONTENT', more: { sort?: string; size?: number } = {}): Promise<Found> {
  return searchAll(ctx, {
    keyword: [...keyword].slice(0, WORDS).join(''),
    dataTypes: [type],
    sort: more.sort,
    pageRequest: { page: 1, size: more.size ?? SHOWN },
  });
}

export async function findReply(ctx: Context, text: string): Promise<Reply> {
  const found = await search(ctx, text, 'GOODS');
  const cards = found.content as GoodsCard[];
  const words = found.understood?.corrected ?? (found.understood?.text || text);
  if (cards.length === 0) return dearerReply(ctx, words, found.understood?.maxAmount != null);
  if (found.understood?.partial) return nearReply(ctx, words, cards);
  return {
    lines: [
      line(ctx, 'find.some', { total: `${found.totalElements}${found.totalIsFloor ? '+' : ''}`, text: words }),
      ...cards.map((card) => aboutCard(ctx, 'find.line', card)),
    ],
    cards,
    refs: cards.map((card) => refOf(card, 'SEARCH')),
    followUps: cards.length > 1 ? follow(ctx, 'follow.compare', 'follow.price', 'follow.wait') : follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
    echoes: [words],
  };
}

/** Nothing that has all the words: what comes nearest, and that it is no more than that. */
export function nearReply(ctx: Context, words: string, cards: readonly GoodsCard[]): Reply {
  return {
    lines: [line(ctx, 'find.near', { text: words }), ...cards.map((card) => aboutCard(ctx, 'find.line', card))],
    cards: [...cards],
    refs: cards.map((card) => refOf(card, 'SEARCH')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
    echoes: [words],
  };
}

/** Nothing within the budget: what the least would be, or that nothing is known. */
async function dearerReply(ctx: Context, words: string, hadBudget: boolean): Promise<Reply> {
  const cheapest = hadBudget && words !== '' ? ((await search(ctx, words, 'GOODS', { sort: 'PRICE_ASC', size: 1 })).content as GoodsCard[])[0] : undefined;
  if (!cheapest) return { lines: [line(ctx, 'find.none', { text: words })], cards: [], refs: [], followUps: follow(ctx, 'follow.deals'), echoes: [words] };
  return {
    lines: [line(ctx, 'find.dearer', { text: words }), aboutCard(ctx, 'find.line', cheapest)],
    cards: [cheapest],
    refs: [refOf(cheapest, 'SEARCH')],
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
    echoes: [words],
  };
}

export async function dealsReply(ctx: Context, text: string): Promise<Reply> {
  const found = await search(ctx, text, 'CONTENT');
  const cards = found.content as DealCard[];
  if (cards.length === 0 || found.understood?.partial) return { lines: [line(ctx, 'deals.none')], cards: [], refs: [], followUps: follow(ctx, 'follow.deals') };
  return {
    lines: [line(ctx, 'deals.some'), ...cards.map((card) => aboutCard(ctx, 'find.line', card))],
    cards,
    refs: cards.map((card) => refOf(card, 'AIFEED')),
    followUps: follow(ctx, 'follow.explain', 'follow.wait', 'follow.coupons'),
  };
}

export interface Subjects {
  readonly cards: readonly GoodsCard[];
  /** They are only what comes nearest to the one thing that was named. */
  readonly isNear: boolean;
}

/**
 * The goods that a question is about: the best match of each name, else those of the last answer. Deals stand for their
 * goods. Of several names, one without a thing is of the thing that another has ("aira and sonvo headphones"); those that only something near was found for are left out.
 */
export async function subjectsOf(ctx: Context, things: readonly string[], before: () => Promise<number[]>, most: number): Promise<Subjects> {
  if (things.length === 0) return { cards: (await goodsCards(ctx, await before())).slice(0, most), isNear: false };
  const alone = things.length === 1;
  const shared = things.map(thingIn).find((thing) => thing !== undefined);
  const whole = things.map((thing) => (alone || shared === undefined || thingIn(thing) ? thing : `${shared} ${thing}`));
  const found = await Promise.all(whole.map((thing) => search(ctx, thing, 'GOODS', { size: alone ? most : 1 })));
  const cards = found.filter((one) => alone || !one.understood?.partial).flatMap((one) => one.content as GoodsCard[]);
  return {
    cards: cards.filter((card, at) => cards.findIndex((one) => one.id === card.id) === at).slice(0, most),
    isNear: alone && found[0]?.understood?.partial === true,
  };
}
