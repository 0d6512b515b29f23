/** The goods that a question names, beside one that was shown where that is compared with it. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { wordsOf } from '../../words/index.ts';
import { COMPARED } from '../intent/question.ts';
import type { Question } from '../intent/question.ts';
import { chosenOf } from './chosen.ts';
import { findReply } from './find.ts';
import { includedReply, traitReply } from './price.ts';
import type { Reply } from './reply.ts';
import { subjectsOf } from './subjects.ts';
import type { Subjects } from './subjects.ts';

/** Of what a kind names several are spoken of. */
const SEVERAL: readonly Question['kind'][] = ['COMPARE', 'ALERT', 'MEASURE', 'TOTAL'];

/** `shown` and `listed`: the cards of the last answer, and of the last list. */
export async function namedSubjects(
  ctx: Context,
  question: Question,
  shown: () => Promise<GoodsCard[]>,
  listed: () => Promise<GoodsCard[]>,
): Promise<Subjects> {
  const { kind, things, places, pointsBack, said = '' } = question;
  const most = SEVERAL.includes(kind) ? COMPARED : 1;
  const isOfList = kind === 'COMPARE' && isBesideThem(things, said) && (await shown()).length > 0;
  const names = isOfList ? things.slice(1) : things;
  const isBeside =
    isOfList || (kind === 'COMPARE' && names.length === 1 && (places.length > 0 || pointsBack));
  const found = await subjectsOf(ctx, names, isBeside ? 1 : most, said);
  if (!isBeside) return found;
  const one = await chosenOf(
    { ...question, kind: 'FIND', things: [], pointsBack: true },
    shown,
    listed,
  );
  const isNot = (ids: readonly GoodsCard[]) => (card: GoodsCard) =>
    !ids.some(({ id }) => id === card.id);
  const named = found.isNear ? [] : found.cards;
  const other = isOfList ? named : named.filter(isNot(one.slice(0, 1)));
  const those = isOfList ? one.filter(isNot(named)).slice(0, COMPARED - 1) : one.slice(0, 1);
  return {
    cards: [...those, ...other],
    isNear: false,
    missing: found.isNear || found.cards.length === 0 ? things : [],
  };
}

/** "Compare them with the Slim 7": the first of the two is what was looked for before. */
function isBesideThem([known = '', ...others]: readonly string[], said: string): boolean {
  const typed = new Set(wordsOf(said).map((word) => word.text));
  return others.length === 1 && !wordsOf(known).some((word) => typed.has(word.text));
}

/** Of a product that is named, where there is none of what such a thing there is; else of those shown. */
export async function ofNamedReply(
  ctx: Context,
  question: Question,
  shown: () => Promise<GoodsCard[]>,
): Promise<Reply> {
  const { of: named, things, said = '' } = question;
  if (named === undefined) {
    const isOfOne = question.by !== null && question.places.length === 0;
    const cards = isOfOne
      ? await chosenOf({ ...question, things: [] }, shown, shown)
      : await shown();
    return includedReply(ctx, cards, question);
  }
  const { cards, isNear } = await subjectsOf(ctx, [named], 1, said);
  const [card] = cards;
  if (card && !isNear) return traitReply(ctx, card, things[0] as string);
  const { of: _named, ...wanted } = question;
  return findReply(ctx, `${named} ${things[0]}`, { ...wanted, kind: 'FIND' }, async () => []);
}
