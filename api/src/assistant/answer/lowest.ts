/** What costs less now than ever, by the prices that Khum has recorded (LAB-05, AMB-08). */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import type { Intent } from '../../search/index.ts';
import type { Question } from '../intent/question.ts';
import { listReply } from './list.ts';
import { limitedIn, soldWithin } from './all.ts';
import { fitting, SHOWN } from './look-up.ts';
import { line } from './reply.ts';
import type { Reply } from './reply.ts';

const LABEL = 'ALL_TIME_LOW';
/** So many are looked at: a price that never moved is the lowest too, and no news. */
const LOOKED_AT = 100;

/** Of what was shown, of all that is sold, or of the first of `things`. */
export async function lowestReply(
  ctx: Context,
  { things: [thing = ''], page, pointsBack }: Question,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply> {
  const intent = limitedIn(ctx, thing);
  const wanted = { ...intent, labels: [LABEL] };
  const manner = { sort: 'DISCOUNT', size: LOOKED_AT } as const;
  const all = pointsBack ? await shown() : await lowestOf(ctx, wanted, manner);
  const cards = all
    .filter(({ isCurrent, labels }) => isCurrent && labels.some((label) => label === LABEL))
    .filter(({ verdict }) => verdict.asLowTime === null || (verdict.real ?? 0) > 0)
    // lower than ever before, and then as low as once
    .toSorted((a, b) => Number(a.verdict.asLowTime !== null) - Number(b.verdict.asLowTime !== null))
    .slice((page - 1) * SHOWN, page * SHOWN);
  if (cards.length > 0) return listReply(ctx, line(ctx, 'lowest.some'), thing, cards);
  if (pointsBack) return listReply(ctx, line(ctx, 'lowest.none-shown'), thing, all);
  if (page > 1) return listReply(ctx, line(ctx, 'find.no-more', { text: thing }), thing, []);
  const plain = intent.text === '' ? undefined : await fitting(ctx, intent);
  return plain === undefined || plain.isNear || plain.cards.length === 0
    ? listReply(ctx, line(ctx, 'lowest.none'), thing, [])
    : listReply(ctx, line(ctx, 'lowest.none-of', { text: plain.words }), thing, plain.cards);
}

async function lowestOf(
  ctx: Context,
  wanted: Intent,
  manner: { readonly sort: 'DISCOUNT'; readonly size: number },
): Promise<readonly GoodsCard[]> {
  if (wanted.text === '') return (await soldWithin(ctx, wanted, manner)).cards;
  const { cards, isNear } = await fitting(ctx, wanted, manner);
  return isNear ? [] : cards;
}
