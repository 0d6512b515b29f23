/** Answers about the cards that a question points back to, which need no other goods. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import type { Question } from '../intent/question.ts';
import { extremes } from './chosen.ts';
import { differReply } from './compare.ts';
import { fitting, intentIn } from './look-up.ts';
import { piecesReply } from './pieces.ts';
import { explainAllReply, measureReply } from './price.ts';
import type { Reply } from './reply.ts';

/** Undefined: it asks something else, or there is nothing of what it names. */
export async function ofShownReply(
  ctx: Context,
  { kind, things, pieces = 1 }: Question,
  chosen: readonly GoodsCard[],
): Promise<Reply | undefined> {
  if (kind === 'PIECES') return piecesReply(ctx, chosen, pieces);
  if (kind === 'EXPLAIN' && chosen.length > 1) return explainAllReply(ctx, chosen);
  if (kind === 'MEASURE' && chosen.length > 0) return measureReply(ctx, chosen);
  if (kind !== 'DIFFER') return undefined;
  const [thing] = things;
  if (thing === undefined) return differReply(ctx, chosen.slice(0, 2));
  const { cards } = await fitting(ctx, intentIn(ctx, thing));
  return cards.length === 0 ? undefined : differReply(ctx, extremes(cards));
}
