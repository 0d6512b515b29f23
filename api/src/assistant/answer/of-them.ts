/** "Can either of them crush ice?": asked of what was shown, where nothing is sold by such words. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { thingIn, isBrandWord, wordsOf } from '../../words/index.ts';
import type { Question } from '../intent/question.ts';
import { trimmedOf } from '../intent/quote.ts';
import { has, WORDS } from '../intent/words.ts';
import { fitting, intentIn } from './look-up.ts';
import { includedReply, isStated } from './price.ts';
import { tellable } from './unsaid.ts';
import type { Reply } from './reply.ts';

/** So few words are asked of what was shown; more, or figures, tell something else. */
const FEW = 4;
const isShort = (said: string): boolean =>
  said !== '' && wordsOf(said).length <= FEW && !/[\d,;]/.test(said);

/**
 * "Is it loud enough for a party?", after speakers: nothing that titles could say. Undefined:
 * something of it is, or nothing was shown.
 */
export async function untoldReply(
  ctx: Context,
  text: string,
  question: Omit<Question, 'of'>,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply | undefined> {
  const words = wordsOf(text).map((word) => word.text);
  const said = trimmedOf(text);
  if (question.by !== null || !isShort(said) || (await tellable(ctx, words, text)).length > 0)
    return undefined;
  const cards = await shown();
  return cards.length === 0
    ? undefined
    : includedReply(ctx, cards, { ...question, things: [said] });
}

/** Undefined: it asks for goods, or nothing was shown that it may be asked of. */
export async function ofThemReply(
  ctx: Context,
  question: Question,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply | undefined> {
  const { things, of, by, said = '' } = question;
  const [text = ''] = things;
  const intent = intentIn(ctx, text);
  const isLimited = intent.minAmount !== undefined || intent.maxAmount !== undefined;
  const isAsked = said.includes('?') || has(said.toLowerCase(), WORDS.asking);
  if (
    things.length !== 1 ||
    question.isOtherWant ||
    of !== undefined ||
    by !== null ||
    isLimited ||
    !isAsked
  )
    return undefined;
  // no title says what is in a flash sale
  if (has(text.toLowerCase(), WORDS.asWish.FLASH)) return undefined;
  if (wordsOf(text).some((word) => isBrandWord(word.text)) || !isShort(trimmedOf(text)))
    return undefined;
  const cards = await shown();
  if (cards.length === 0) return undefined;
  const words =
    thingIn(text, ctx.tenant.currency) === undefined
      ? trimmedOf(text)
      : statedIn(ctx, text, said, cards);
  if (words === undefined) return undefined;
  const found = await fitting(ctx, intent);
  const isSold = found.cards.length > 0 && !found.isNear;
  return isSold ? undefined : includedReply(ctx, cards, { ...question, things: [words] });
}

/** "Any cushion?" of a chair with one: how what is asked for, be it a thing, is said by a shop. */
export function statedIn(
  ctx: Context,
  thing: string,
  said: string,
  cards: readonly GoodsCard[],
): string | undefined {
  const typed = wordsOf(said).map((word) => word.text);
  const last = typed.lastIndexOf(wordsOf(thing).at(-1)?.text ?? '');
  const spans = [0, 1, 2].map((more) => typed.slice(Math.max(0, last - more), last + 1).join(' '));
  return [thing, ...(last < 0 ? [] : spans)].find((one) =>
    cards.some((card) => isStated(ctx, card, one)),
  );
}
