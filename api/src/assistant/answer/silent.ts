/**
 * A turn that changed nothing: the same cards again, of which no title has what was asked. That is
 * said, rather than passed over.
 */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { intentOf } from '../../search/index.ts';
import { isTraitOnly, normalise, thingIn, wordsOf } from '../../words/index.ts';
import { isOfAsking } from '../intent/asking.ts';
import { DETAIL } from '../intent/detail-words.ts';
import { bareOf } from '../intent/intent.ts';
import type { Question } from '../intent/question.ts';
import { namesIn, trimmedOf } from '../intent/quote.ts';
import { TALK } from '../intent/talk.ts';
import { has, wordsIn } from '../intent/words.ts';
import { statedIn } from './of-them.ts';
import { isStated } from './price.ts';
import { aboutCard, line } from './reply.ts';
import type { Reply } from './reply.ts';
import { unsaidOf } from './unsaid.ts';

/** `shown`: the cards of the last answer. */
export function withSilence(
  ctx: Context,
  reply: Reply,
  { said = '', by, isTotal }: Pick<Question, 'said' | 'by' | 'isTotal'>,
  shown: readonly GoodsCard[],
): Reply {
  const { currency } = ctx.tenant;
  const isSame =
    shown.length > 0 &&
    reply.cards.length === shown.length &&
    reply.cards.every(({ id }, at) => id === shown[at]?.id);
  // what comes closest may be what was shown
  const lower = said.toLowerCase();
  if (!isSame || by !== null || isTotal || has(lower, TALK.closest)) return reply;
  // "until when?": the same with their ends
  const end = (card: Reply['cards'][number]) => ('flashEndTime' in card ? card.flashEndTime : null);
  if (has(lower, DETAIL.untilWhen) && reply.cards.some((card) => end(card) !== null)) return reply;
  const { text, ...read } = intentOf(`x, ${said}`, currency);
  const asked = bareOf(text.replace(/^x\b[\s,]*/, ''), wordsIn(currency));
  // "pure cotton one?" of socks of it: said, and no silence
  const trait = trimmedOf(asked);
  const isOfThing = trait === '' || thingIn(trait, currency) !== undefined;
  // a bottle for a baby is not said to be for the newborn
  const isOfInfant = has(lower, TALK.infant);
  const words = isOfThing || isOfInfant ? undefined : statedIn(ctx, trait, said, shown);
  const stating = words === undefined ? [] : shown.filter((card) => isStated(ctx, card, words));
  const isTrait = (one: string) => wordsOf(one).length > 1 || isTraitOnly(one, currency);
  if (words !== undefined && stating.length > 0 && isTrait(words)) {
    const told = stating.map((card) => aboutCard(ctx, 'trait.said', card, { words }));
    return { ...reply, lines: [...told, ...reply.lines] };
  }
  const unsaid = unsaidOf(asked, '', shown, currency);
  // "aman kan?": it says nothing that a title could
  const isAlone =
    asked !== '' &&
    Object.keys(read).length === 0 &&
    namesIn(asked).every((one) => isOfAsking(one, currency));
  const isTold = reply.lines.some(({ text: one }) =>
    unsaid.some((word) => one.includes(word) || normalise(one).includes(normalise(word))),
  );
  const silent = { ...line(ctx, 'find.silent', { text: said.trim() }), unsaid: unsaid.join(' ') };
  return (unsaid.length === 0 && !isAlone) || isTold
    ? reply
    : { ...reply, lines: [silent, ...reply.lines] };
}
