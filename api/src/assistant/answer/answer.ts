/** A question → the answer by rule: what it asks for, read from rows, said in sentences. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { questionOf } from '../intent/intent.ts';
import type { CardRef } from '../queries.ts';
import { COMPARED, compareReply } from './compare.ts';
import { couponsReply } from './coupons.ts';
import { dealsReply, findReply, nearReply, subjectsOf } from './find.ts';
import { waitReply } from './wait.ts';
import { explainReply, priceReply } from './price.ts';
import { goodsBehind } from './card.ts';
import { follow, line } from './reply.ts';
import type { Reply } from './reply.ts';

const ABOUT_ONE = { GOOD_PRICE: priceReply, EXPLAIN: explainReply, COUPONS: couponsReply, WAIT: waitReply } as const satisfies Record<
  string,
  (ctx: Context, card: GoodsCard) => Promise<Reply>
>;

/** `before`: the cards of the last answer, which "this" and "it" mean. */
export async function replyTo(ctx: Context, text: string, before: () => Promise<readonly CardRef[]>): Promise<Reply> {
  const { kind, things } = questionOf(text);
  const earlier = async () => goodsBehind(ctx, await before());
  const [thing = ''] = things;
  if (kind === 'HELP') return { lines: [line(ctx, 'help')], cards: [], refs: [], followUps: follow(ctx, 'follow.deals') };
  if (kind === 'DEALS') return dealsReply(ctx, thing);
  if (kind === 'FIND') return thing === '' ? which(ctx) : findReply(ctx, thing);
  const { cards, isNear } = await subjectsOf(ctx, things, earlier, kind === 'COMPARE' ? COMPARED : 1);
  const [card] = cards;
  if (!card)
    return thing === ''
      ? which(ctx)
      : { lines: [line(ctx, 'find.none', { text: things.join(', ') })], cards: [], refs: [], followUps: follow(ctx, 'follow.deals'), echoes: things };
  if (isNear) return nearReply(ctx, thing, cards);
  return kind === 'COMPARE' ? compareReply(ctx, cards) : ABOUT_ONE[kind](ctx, card);
}

function which(ctx: Context): Reply {
  return { lines: [line(ctx, 'which')], cards: [], refs: [], followUps: follow(ctx, 'follow.deals') };
}
