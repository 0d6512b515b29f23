/** Products and deals that a question asks for; budget, shop and slips are read by the search itself. */
import type { Answer } from '#contract/calls.ts';
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { intentOf, searchAll, thingIn } from '../../search/index.ts';
import type { Question } from '../intent/intent.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Reply } from './reply.ts';

const SHOWN = 4;
/** The best matches of which the cheapest or dearest are shown. */
const MATCHES = 20;
const WORDS = 200;

type Found = Answer<'search.search'>;

function search(ctx: Context, keyword: string, type: 'GOODS' | 'CONTENT', more: { sort?: string; size?: number; maxAmount?: number } = {}): Promise<Found> {
  return searchAll(ctx, {
    keyword: [...keyword].slice(0, WORDS).join(''),
    dataTypes: [type],
    sort: more.sort,
    ...(more.maxAmount === undefined ? {} : { maxAmount: more.maxAmount }),
    pageRequest: { page: 1, size: more.size ?? SHOWN },
  });
}

/** `shown`: the cards of the last answer, where something cheaper than them is asked for. */
export async function findReply(ctx: Context, text: string, by: Question['by'], shown: () => Promise<readonly GoodsCard[]>): Promise<Reply> {
  if (by === 'CHEAPER') return cheaperReply(ctx, text, await shown());
  const found = await search(ctx, text, 'GOODS', by === null ? {} : { size: MATCHES });
  const matches = found.content as GoodsCard[];
  const cards = by === null ? matches : matches.toSorted((a, b) => (by === 'DEAREST' ? -1 : 1) * (a.currentAmount - b.currentAmount)).slice(0, SHOWN);
  const words = found.understood?.corrected ?? (found.understood?.text || text);
  if (cards.length === 0) return dearerReply(ctx, words, found.understood?.maxAmount != null);
  if (found.understood?.partial) return nearReply(ctx, words, cards);
  return {
    lines: [
      by === null
        ? line(ctx, 'find.some', { total: `${found.totalElements}${found.totalIsFloor ? '+' : ''}`, text: words })
        : line(ctx, by === 'DEAREST' ? 'find.dearest' : 'find.cheapest', { text: words }),
      ...cards.map((card) => aboutCard(ctx, 'find.line', card)),
    ],
    cards,
    refs: cards.map((card) => refOf(card, 'SEARCH')),
    followUps: cards.length > 1 ? follow(ctx, 'follow.compare', 'follow.price', 'follow.wait') : follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
    echoes: [words],
  };
}

/** What costs less than the least that was shown. */
async function cheaperReply(ctx: Context, text: string, shown: readonly GoodsCard[]): Promise<Reply> {
  const { text: words } = intentOf(text, ctx.tenant.currency as CurrencyCode);
  const least = Math.min(...shown.map((one) => one.currentAmount));
  const found = least > 1 && Number.isFinite(least) ? await search(ctx, words, 'GOODS', { maxAmount: least - 1 }) : undefined;
  const cards = found === undefined || found.understood?.partial ? [] : (found.content as GoodsCard[]);
  return {
    lines: [line(ctx, cards.length > 0 ? 'find.cheaper' : 'find.no-cheaper', { text: words }), ...cards.map((card) => aboutCard(ctx, 'find.line', card))],
    cards,
    refs: cards.map((card) => refOf(card, 'SEARCH')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
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
 * The goods that a question names: the best match of each name. Of several names, one without a thing is of the thing that another has ("aira and sonvo headphones"); those that only something near was found for are left out.
 */
export async function subjectsOf(ctx: Context, things: readonly string[], most: number): Promise<Subjects> {
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
