/** A quality that titles say by another: wireless headphones, where Bluetooth is asked for. */
import type { Context } from '../../kernel/context.ts';
import { dictionaryOf, impliedBy, thingIn, wordsOf } from '../../words/index.ts';
import { asTyped } from '../intent/typed.ts';
import { line } from './reply.ts';
import type { Line } from './reply.ts';
import { statedBy } from './stated.ts';

interface Titled {
  readonly name: string;
}

/**
 * Spellings of what says a quality of the thing without doubt, and of what nearly always does, as
 * one of these titles has it.
 */
export function impliedIn(
  word: string,
  thing: string,
  cards: readonly Titled[],
  currency: string,
): { by: string; isSure: boolean }[] {
  const dictionary = dictionaryOf(currency);
  const kinds = dictionary.kindsOf(thing);
  const others = kinds.length === 0 ? [] : impliedBy(word, kinds, dictionary);
  if (others.length === 0) return [];
  const titles = cards.map((card) => wordsOf(statedBy(card)).map(({ text }) => text));
  return others.flatMap(({ name, isSure }) => {
    const words = wordsOf(name).map(({ text }) => text);
    const isThere = titles.some((title) => words.every((one) => title.includes(one)));
    return isThere ? [{ by: name, isSure }] : [];
  });
}

/** That a quality is nearly always said by another, where one of these titles says only that. */
export function impliedLines(ctx: Context, text: string, cards: readonly Titled[]): Line[] {
  const { currency } = ctx.tenant;
  const thing = thingIn(text, currency);
  if (thing === undefined) return [];
  const dictionary = dictionaryOf(currency);
  return wordsOf(text).flatMap(({ text: word }) => {
    const own = new Set([word, ...dictionary.spellingsOf(word)]);
    const others = cards.filter(
      (card) => !wordsOf(statedBy(card)).some((one) => own.has(one.text)),
    );
    const [nearly] = impliedIn(word, thing, others, currency).filter(({ isSure }) => !isSure);
    return nearly === undefined
      ? []
      : [line(ctx, 'find.implied', { by: nearly.by, said: asTyped(word, [text]) })];
  });
}
