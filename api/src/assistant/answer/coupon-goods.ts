/** Coupons of a kind of goods with what is wished of it: "a kettle below 800, any voucher?" */
import type { Context } from '../../kernel/context.ts';
import { isBrandWord, measuresSaid, thingIn, wordsOf } from '../../words/index.ts';
import { isKindAlone } from '../intent/left.ts';
import { NOTHING } from '../intent/question.ts';
import type { Question } from '../intent/question.ts';
import { wordsIn } from '../intent/words.ts';
import { couponsReply } from './coupons.ts';
import { findReply } from './find.ts';
import { fitting, intentIn } from './look-up.ts';
import { together } from './plain.ts';
import type { Reply } from './reply.ts';

/**
 * Those of the best match, or what there is instead of one and its coupons. Undefined: it names a
 * product, a kind alone, or nothing that is sold.
 */
export async function couponsOfKindReply(
  ctx: Context,
  question: Question,
): Promise<Reply | undefined> {
  const [named = '', ...others] = question.things;
  const { currency } = ctx.tenant;
  const intent = intentIn(ctx, named);
  const kind = thingIn(intent.text, currency);
  const isMade = wordsOf(intent.text).some(({ text }) => isBrandWord(text));
  if (others.length > 0 || kind === undefined || isMade || isKindAlone(named, wordsIn(currency)))
    return undefined;
  const bare = [kind, ...measuresSaid(intent.text)].join(' ');
  const [within] = await fits(ctx, intent, bare);
  if (within) return couponsReply(ctx, within, question);
  const { minAmount: _least, maxAmount: _most, ...unlimited } = intent;
  const [instead] = await fits(ctx, unlimited, bare);
  if (instead === undefined) return undefined;
  const find = { ...NOTHING, kind: 'FIND', things: [named] } as const;
  const found = await findReply(ctx, named, find, async () => []);
  return together([found, await couponsReply(ctx, instead, question)]);
}

/** What fits all words, else the thing and its size. */
async function fits(ctx: Context, intent: ReturnType<typeof intentIn>, bare: string) {
  const whole = await fitting(ctx, intent);
  const isMissed = whole.isNear || whole.cards.length === 0;
  const found = isMissed ? await fitting(ctx, { ...intent, text: bare }) : whole;
  return found.isNear ? [] : found.cards;
}
