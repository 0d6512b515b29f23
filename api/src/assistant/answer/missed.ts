/** What is asked of that which the last answer had none of. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { goodsCards } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { isOfThing, thingIn } from '../../words/index.ts';
import type { Question } from '../intent/question.ts';
import type { CardRef } from '../queries.ts';
import { kindAlertReply } from './alert.ts';
import { isOrdered } from './biggest.ts';
import { goodsBehind } from './card.ts';
import { noneReply } from './none.ts';
import { missedIn } from './nothing.ts';
import type { Reply } from './reply.ts';
import { salesReply } from './sales.ts';

/**
 * Of what the last answer had none of. What there is of it may only have cost too much: then its
 * alert shows the cheapest of now. Undefined: it asks of something else.
 */
export async function missedReply(
  ctx: Context,
  question: Question,
  last: readonly CardRef[],
): Promise<Reply | undefined> {
  const missed = missedIn(last);
  if (!missed) return undefined;
  const cards = await goodsCards(ctx, await goodsBehind(ctx, last));
  const { text, most } = missed;
  if (!isOfMissed(ctx, question, text, cards)) return undefined;
  if (question.kind === 'WAIT') return salesReply(ctx, question.said ?? '');
  const limit = question.amount ?? most;
  return question.kind === 'ALERT' && limit !== undefined && areOf(ctx, text, cards)
    ? kindAlertReply(ctx, text, limit)
    : noneReply(ctx, [text], limit);
}

/** One of the cards is such a thing. */
function areOf({ tenant }: Context, text: string, cards: readonly GoodsCard[]): boolean {
  const thing = thingIn(text, tenant.currency);
  return cards.some(({ name }) => thing && isOfThing(name, thing, tenant.currency) === true);
}

/** It asks of what the last answer had none of, and not of what was shown beside that. */
function isOfMissed(
  ctx: Context,
  question: Question,
  missed: string,
  cards: readonly GoodsCard[],
): boolean {
  const { kind, things, places } = question;
  if (things.length > 0 || places.length > 0) return false;
  if (kind === 'ALERT') return true;
  // what cost too much is such a thing
  if (areOf(ctx, missed, cards)) return false;
  // "wait for 12.12?" is of what there is none of, and not of what was shown beside that
  if (kind === 'WAIT') return !question.pointsBack;
  return kind === 'PIECES' || (isOrdered(question) && cards.length === 0);
}
