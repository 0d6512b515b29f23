/**
 * What an answer by rule is made of. Every figure in its lines was read from a row while it was
 * made.
 */
import { moneyText } from '#contract/money.ts';
import type { StreamEvent } from '#contract/assistant/conversation.ts';
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import type { Coupon } from '#contract/coupon/coupon.ts';
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import { formatTime } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import { mannerOf } from '../../price/index.ts';
import { say } from '../messages/say.ts';
import type { Holes } from '../messages/say.ts';
import type { AssistantMessages } from '../messages/en.ts';
import type { CardRef } from '../queries.ts';

export type AnswerCard = Extract<StreamEvent, { event: 'card' }>['card'];
export type Card = GoodsCard | DealCard;

/** One sentence. */
export interface Line {
  readonly text: string;
  /** What it is about, as one of a list. */
  readonly of?: { readonly card: Card; readonly isShown: boolean };
  /** No title says these words: what shops write beside it may. */
  readonly unsaid?: string;
}

export interface Reply {
  readonly lines: readonly Line[];
  readonly refs: readonly CardRef[];
  readonly cards: readonly Card[];
  readonly coupons?: readonly Coupon[];
  /** A page of the site that goes on where the answer ends. */
  readonly page?: string;
  readonly followUps: readonly string[];
}

type Key = keyof AssistantMessages;

export function line(ctx: Context, key: Key, holes: Holes = {}): Line {
  return { text: say(ctx.lang, key, holes) };
}

/** Name, price, shop and when it was seen: what every sentence about goods may say. */
export function holesOf(ctx: Context, card: Card): Record<string, string> {
  return {
    name: nameOf(card),
    // a deal of what is given away has no price
    price:
      'contentTypeCode' in card && card.currentAmount === 0
        ? say(ctx.lang, 'deals.free')
        : moneyText(card.currentAmount, card.currencyCode),
    platform: PLATFORM_NAMES[card.platform],
    seen:
      card.seenTime === null
        ? ''
        : formatTime(card.seenTime, ctx.tenant.timezone, mannerOf(ctx).dateFormat),
  };
}

/** A name on one line: it is data, and never more than a name. */
export function nameOf(card: Card): string {
  return card.name
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A price not seen for long is never given as one of now. */
export function aboutCard(ctx: Context, asked: Key, card: Card, holes: Holes = {}): Line {
  const key = asked === 'price.now' && !card.isCurrent ? 'price.old' : asked;
  const said = line(ctx, key, { ...holesOf(ctx, card), ...holes });
  return key in LISTING ? { ...said, of: { card, isShown: LISTING[key] === 'shown' } } : said;
}

/** Sentences that list goods, each about one: does its card show all of it, or does it say more? */
const LISTING: Partial<Readonly<Record<Key, 'shown' | 'more'>>> = {
  'find.line': 'shown',
  'find.gone': 'more',
  'deals.until': 'more',
  'platforms.line': 'shown',
  'find.unit-line': 'more',
  'find.reviewed-line': 'more',
  // its chip says the discount
  'biggest.line': 'shown',
  'sized.line': 'more',
  'usual.line': 'more',
  'total.line': 'more',
  'fakes.line': 'more',
  'fakes.not': 'more',
  'pick.value': 'more',
  'pick.rated': 'more',
  'pick.cheapest': 'more',
  'pick.unit': 'more',
};

export function refOf(card: Card, contentType: CardRef['contentType']): CardRef {
  return { kind: 'contentTypeCode' in card ? 'DEAL' : 'GOODS', id: Number(card.id), contentType };
}

/** What is kept of the cards of a reply. */
export function refsOf({ lines, refs, coupons = [], page }: Reply): CardRef[] {
  return [
    ...refs.map((ref) => {
      const own = lines.flatMap(({ of }, at) =>
        of && isOf(ref, of.card) ? [{ at, isShown: of.isShown }] : [],
      );
      return own.length > 0 ? { ...ref, lines: own } : ref;
    }),
    ...coupons.map(({ id }) => ({ kind: 'COUPON', id: Number(id), contentType: 'AI' }) as const),
    ...(page === undefined
      ? []
      : [{ kind: 'PAGE', id: 0, path: page, contentType: 'AI' } as const]),
  ];
}

function isOf(ref: CardRef, card: Card): boolean {
  const { kind, id } = refOf(card, ref.contentType);
  return ref.kind === kind && ref.id === id;
}

export function follow(ctx: Context, ...keys: Key[]): string[] {
  return keys.map((key) => say(ctx.lang, key));
}
