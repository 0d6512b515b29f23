/** Cards of answers: read anew whenever they are shown, so that a price is never older than the row it stands in. */
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import { dealCards } from '../../content/index.ts';
import { goodsCards, labelName } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { say } from '../messages/say.ts';
import type { CardRef } from '../queries.ts';
import type { AnswerCard, Card, Reply } from './reply.ts';

/** The cards of many answers in two batches; what is gone is left out. */
export async function cardsOf(ctx: Context, refs: readonly CardRef[]): Promise<Map<string, Card>> {
  const ids = (kind: CardRef['kind']) => [...new Set(refs.filter((one) => one.kind === kind).map((one) => one.id))];
  const [goods, deals] = await Promise.all([goodsCards(ctx, ids('GOODS')), dealCards(ctx, ids('DEAL'))]);
  const found = new Map<string, Card>();
  for (const card of goods) found.set(`GOODS ${card.id}`, card);
  for (const card of deals) found.set(`DEAL ${card.id}`, card);
  return found;
}

/** The goods that cards are of. */
export async function goodsBehind(ctx: Context, refs: readonly CardRef[]): Promise<number[]> {
  const deals = new Map(
    (
      await dealCards(
        ctx,
        refs.filter((one) => one.kind === 'DEAL').map((one) => one.id),
      )
    ).map((deal) => [Number(deal.id), Number(deal.goodsId)]),
  );
  return refs.flatMap(({ kind, id }) => (kind === 'GOODS' ? [id] : (deals.get(id) ?? [])));
}

export function showCard(ctx: Context, card: Card, { contentType }: CardRef): AnswerCard {
  const isDeal = 'contentTypeCode' in card;
  return {
    contentType,
    goods: isDeal ? null : card,
    deal: isDeal ? card : null,
    content: null,
    goodsSource: card.platform,
    seenTime: card.seenTime,
    reason: reasonOf(ctx, card),
    jump: { kind: isDeal ? 'CONTENT' : 'PRODUCT', target: card.code, href: hrefOf(ctx, card, contentType) },
  };
}

/** The cards of a reply. */
export function showCards(ctx: Context, { cards, refs }: Reply): AnswerCard[] {
  return refs.flatMap((ref, at) => (cards[at] ? [showCard(ctx, cards[at], ref)] : []));
}

/** The detail that a card opens, with what AI-05 names. */
function hrefOf(ctx: Context, card: Card, type: CardRef['contentType']): string {
  const query = new URLSearchParams({
    type,
    goodsSource: card.platform,
    hl: ctx.lang,
    gl: ctx.tenant.id,
    price: card.currentPrice,
    platformName: PLATFORM_NAMES[card.platform],
  });
  return `/${'contentTypeCode' in card ? 'content' : 'product'}/${encodeURIComponent(card.code)}?${query}`;
}

function reasonOf({ lang }: Context, card: Card): string {
  const { kind, real } = card.verdict;
  const percent = Math.floor(Number(`${real ?? 0}e2`));
  if (kind === 'VERIFIED' && percent >= 1) return say(lang, 'reason.verified', { percent });
  const low = card.labels.find((label) => label === 'ALL_TIME_LOW' || label === 'HALF_YEAR_LOW' || label.startsWith('LOWEST_'));
  if (low) return labelName(low, lang);
  if ('rating' in card && card.rating !== null && card.reviewCount > 0) return say(lang, 'reason.rated', { rating: card.rating, n: card.reviewCount });
  return say(lang, 'reason.match');
}
