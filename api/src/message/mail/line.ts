/**
 * Messages about products as lines of a digest: with the price as it is now, so that what was held
 * and has passed meanwhile says so.
 */
import { moneyText } from '#contract/money.ts';
import { chipOf, struckOf } from '#contract/price/chip.ts';
import { sayPrice } from '#contract/price/say.ts';
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import type { DigestLine } from '#contract/message/digest.ts';
import type { Message } from '#contract/message/message.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { formatDate, formatTime } from '#contract/time.ts';
import { dealCards } from '../../content/index.ts';
import { goodsCards } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import { sayDigest } from '../messages/digest.ts';
import type { MessageRow } from '../queries.ts';

/** A price may rise by so much and still be the one that the message is about. */
const SLACK = 1.02;

/** Whether a message is about a price that may have passed when it is read. */
export function isOffer({ kind, holes }: Pick<MessageRow, 'kind' | 'holes'>): boolean {
  return (kind === 'alert.deal' || kind.startsWith('watch.')) && /^\d+$/.test(holes.amount ?? '');
}

type Card = DealCard | GoodsCard;

/** Of deals and goods as they are now, by `TYPE id`. */
export async function cardsFor(
  ctx: Context,
  rows: readonly MessageRow[],
): Promise<Map<string, Card>> {
  const idsOf = (type: string) => [
    ...new Set(
      rows.flatMap((row) =>
        isOffer(row) && row.subject_type === type ? (row.subject_id ?? []) : [],
      ),
    ),
  ];
  const [deals, goods] = await Promise.all([
    dealCards(ctx, idsOf('CONTENT')),
    goodsCards(ctx, idsOf('GOODS')),
  ]);
  return new Map<string, Card>([
    ...deals.map((card) => [`CONTENT ${card.id}`, card] as const),
    ...goods.map((card) => [`GOODS ${card.id}`, card] as const),
  ]);
}

export function lineOf(
  ctx: Context,
  row: MessageRow,
  message: Message,
  cards: ReadonlyMap<string, Card>,
): DigestLine {
  const plain = {
    href: message.jump?.href ?? null,
    cover: null,
    was: null,
    isVerified: false,
    saved: 0,
  };
  if (!isOffer(row))
    return {
      ...plain,
      title: message.title,
      price: null,
      verdict: null,
      isGone: false,
      why: message.text,
    };
  const card = cards.get(`${row.subject_type} ${row.subject_id}`);
  const currency = ctx.tenant.currency as CurrencyCode;
  const at = formatTime(row.created_at, ctx.tenant.timezone, ctx.tenant.dateFormat);
  if (!card || !stillHolds(card, Number(row.holes.amount)))
    return {
      ...plain,
      title: card ? nameOf(card) : (message.subject?.title ?? message.title),
      cover: card?.cover ?? null,
      price: card ? moneyText(card.currentAmount, currency) : null,
      verdict: sayDigest(ctx.lang, 'verdict.gone'),
      isGone: true,
      why: sayDigest(ctx.lang, 'gone', { why: message.text, held: row.holes.price ?? '', at }),
    };
  return offerLine(ctx, card, {
    href: plain.href,
    why: sayDigest(ctx.lang, 'still', {
      why: message.text,
      at,
      now: formatTime(ctx.now, ctx.tenant.timezone, ctx.tenant.dateFormat),
      price: moneyText(card.currentAmount, currency),
    }),
  });
}

/** A deal or a product as it is now. */
export function offerLine(
  ctx: Context,
  card: Card,
  { href, why }: Pick<DigestLine, 'href' | 'why'>,
): DigestLine {
  const currency = ctx.tenant.currency as CurrencyCode;
  const { verdict, isCurrent, currentAmount } = card;
  const chip = chipOf(verdict, isCurrent);
  const manner = {
    currency,
    date: (time: string) => formatDate(time, ctx.tenant.timezone, ctx.tenant.dateFormat),
  };
  const isVerified = chip.tone === 'verified';
  const struck = struckOf(card);
  return {
    title: nameOf(card),
    href,
    cover: card.cover,
    price: moneyText(currentAmount, currency),
    was: struck?.isUsual === true ? moneyText(struck.amount, currency) : null,
    verdict: sayPrice(ctx.lang, chip, manner),
    isVerified,
    isGone: false,
    saved: Math.max(0, (verdict.typicalAmount ?? currentAmount) - currentAmount),
    why,
  };
}

/** A line with whole addresses; `url` is of the page of all lines, `mark` is added to its own. */
export function mailLine(ctx: Context, line: DigestLine, url: string, mark = '') {
  return {
    ...line,
    href: line.href === null ? url : siteAddress(ctx, line.href + mark),
    cover: line.cover?.startsWith('/') ? siteAddress(ctx, line.cover) : null,
  };
}

/** What saves most comes first, what is gone last. */
export function byWorth(one: DigestLine, other: DigestLine): number {
  return Number(one.isGone) - Number(other.isGone) || other.saved - one.saved;
}

function stillHolds(card: Card, held: number): boolean {
  if ('state' in card && card.state !== 'LIVE') return false;
  return card.inStock && card.currentAmount <= held * SLACK;
}

const nameOf = (card: Card): string => ('title' in card ? card.title : card.name);
