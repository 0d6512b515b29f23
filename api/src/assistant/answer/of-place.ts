/** What one of the cards is like, and what is cheaper than it. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import {
  dictionaryOf,
  FEATURES,
  isOfThing,
  isTraitOnly,
  normalise,
  thingIn,
} from '../../words/index.ts';
import type { Question } from '../intent/question.ts';
import { chosenOf } from './chosen.ts';
import { findReply } from './find.ts';
import { lackingReply } from './of-shown.ts';
import { plainReply } from './plain.ts';
import { traitReply } from './price.ts';
import type { Reply } from './reply.ts';

/** What is cheaper than one of the cards is of its kind, where the words name none. */
export async function besideOrFind(
  ctx: Context,
  question: Question,
  meant: () => Promise<GoodsCard[]>,
): Promise<Reply> {
  const {
    things: [thing = ''],
    places,
    by,
  } = question;
  const { currency } = ctx.tenant;
  const isBeside = (by === 'CHEAPER' || by === 'DEARER') && places.length > 0;
  const [one] = isBeside ? await meant() : [];
  // of a department, or of words that name none, it is of the kind that the card is
  const named = thingIn(thing, currency);
  const isOfIt =
    named !== undefined &&
    !dictionaryOf(currency).isDepartment(normalise(thing)) &&
    isOfThing(one?.name ?? '', named, currency) === true;
  const card = isOfIt ? undefined : one;
  return findReply(ctx, thingIn(card?.name ?? '', currency) ?? thing, question, meant);
}

/** "Cheaper than the second" is of that one; else what was shown is gone on from. */
export function meantOf(
  question: Question,
  shown: () => Promise<GoodsCard[]>,
  listed: () => Promise<GoodsCard[]>,
): Promise<GoodsCard[]> {
  return question.places.length > 0
    ? chosenOf({ ...question, things: [], by: null }, shown, listed)
    : shown();
}

/** What one of the cards is like; undefined: it asks for something else. */
export async function ofPlaceReply(
  ctx: Context,
  { things: [thing = ''], places: [place], by }: Question,
  shown: () => Promise<GoodsCard[]>,
  listed: () => Promise<GoodsCard[]>,
): Promise<Reply | undefined> {
  // "anything cheaper than the first?" asks of others
  if (by === 'CHEAPER' || by === 'DEARER') return undefined;
  if (place === undefined || !isOfShown(ctx, thing)) return undefined;
  const cards = await shown();
  const card = cards.at(place);
  if (card) return traitReply(ctx, card, thing);
  const lacking = await lackingReply(ctx, shown, listed);
  const [only, ...others] = cards;
  // the only one of a list needs no choice
  if (lacking && only && others.length === 0 && (await listed()).length < 2) {
    const told = traitReply(ctx, only, thing);
    return { ...told, lines: [...lacking.lines.slice(0, 1), ...told.lines] };
  }
  return lacking ?? plainReply(ctx, 'which');
}

/** A trait, a part or a word, and no other thing: "what battery has the first?" */
function isOfShown({ tenant }: Context, text: string): boolean {
  const { kindsOf } = dictionaryOf(tenant.currency);
  const thing = thingIn(text, tenant.currency);
  return (
    thing === undefined || isTraitOnly(text) || kindsOf(thing).some((one) => FEATURES.has(one))
  );
}
