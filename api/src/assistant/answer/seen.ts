/** A price that somebody saw, of a product, of a whole kind or of so much of it. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { measuresSaid, thingIn } from '../../words/index.ts';
import { isKindAlone } from '../intent/left.ts';
import type { Question } from '../intent/question.ts';
import { wordsIn } from '../intent/words.ts';
import { fitting, intentIn } from './look-up.ts';
import { noneReply } from './none.ts';
import { offeredKindReply, offeredReply } from './offered.ts';
import { line, nameOf } from './reply.ts';
import type { Reply } from './reply.ts';
import { packReply, withPack } from './unit.ts';

/** So far below its price no amount is one: it is of the name, Lite 500. */
const OF_NAME = 0.05;

export function isOfName(card: GoodsCard, amount: number): boolean {
  return amount < card.currentAmount * OF_NAME;
}

/** `card`: the best match of what is named; `isNear`: it only comes near. */
export async function seenReply(
  ctx: Context,
  card: GoodsCard,
  amount: number,
  question: Question,
  isNear: boolean,
): Promise<Reply> {
  const {
    things: [thing],
    pack,
  } = question;
  if (thing === undefined || !(pack || isKindAlone(thing, wordsIn(ctx.tenant.currency))))
    return offeredReply(ctx, card, amount, thing ?? nameOf(card), isNear);
  const found = await fitting(ctx, intentIn(ctx, thing));
  const [one, ...others] = found.cards;
  if (found.isNear) return nearReply(ctx, thing, amount, question);
  if (pack) return packReply(ctx, found, amount, pack);
  return one && others.length === 0
    ? offeredReply(ctx, one, amount, thing, false)
    : offeredKindReply(ctx, found.cards, amount, found.words);
}

/** No title has its size: that is said, and the price compared with what the kind costs. */
async function nearReply(
  ctx: Context,
  thing: string,
  amount: number,
  question: Question,
): Promise<Reply> {
  const kind = thingIn(thing, ctx.tenant.currency);
  const said = measuresSaid(thing).join(', ');
  const found =
    said === '' || kind === undefined ? undefined : await fitting(ctx, intentIn(ctx, kind));
  if (found === undefined || found.isNear || found.cards.length === 0)
    return withPack(ctx, await noneReply(ctx, [thing], amount), question);
  const reply = offeredKindReply(ctx, found.cards, amount, found.words);
  return { ...reply, lines: [line(ctx, 'find.unknown', { said }), ...reply.lines] };
}
