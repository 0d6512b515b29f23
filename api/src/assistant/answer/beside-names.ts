/**
 * Products that a question names beside each other ("Stovia Wave 9 and Cuchina Wave 4: which is a
 * real discount?"). Makers are known by the region's own brands, so that names which no lexicon
 * has are read too.
 */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { brandsAmong } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';
import { wordsOf } from '../../words/index.ts';
import { questionOf } from '../intent/intent.ts';
import { COMPARED, isOfOne } from '../intent/question.ts';
import { WORDS, wordsIn } from '../intent/words.ts';
import { fitting } from './look-up.ts';

export interface NamedBeside {
  readonly cards: readonly GoodsCard[];
  /** The names, compared: what the conversation is about from then on. */
  readonly compared: string;
  /** What is asked of them, without their names. */
  readonly rest: string;
}

/** A maker, and so many words of a model behind it. */
const NAME = 4;

/** Undefined: fewer than two products are named, or the rules read them by themselves. */
export async function namedBeside(ctx: Context, typed: string): Promise<NamedBeside | undefined> {
  const question = questionOf(typed, wordsIn(ctx.tenant.currency));
  if (!isOfNames(question) || question.places.length > 0) return undefined;
  const runs = await runsIn(ctx, typed);
  if (runs.length < 2 || runs.length > COMPARED) return undefined;
  const found = await Promise.all(runs.map((run) => calledSo(ctx, run)));
  const named = found.flatMap((one) => one ?? []);
  const ids = new Set(named.map(({ card }) => card.id));
  if (ids.size < runs.length) return undefined;
  return {
    cards: named.map(({ card }) => card),
    compared: named.map(({ name }) => name).join(' vs '),
    rest: restOf(typed.normalize('NFC').toLowerCase(), named),
  };
}

/** The product that a text calls by its maker and its name, whatever is asked. */
export async function calledIn(ctx: Context, typed: string): Promise<GoodsCard | undefined> {
  for (const run of await runsIn(ctx, typed)) {
    const found = await calledSo(ctx, run);
    if (found) return found.card;
  }
  return undefined;
}

/** The words from each maker on. */
async function runsIn(ctx: Context, typed: string): Promise<string[][]> {
  const parts = typed
    .normalize('NFC')
    .toLowerCase()
    .split(WORDS.between)
    .flatMap((part) => part.split(WORDS.next))
    .flatMap((part) => part.split(/[,;&+/:?!]/));
  const words = parts.map((part) => wordsOf(part).map((word) => word.text));
  const makers = new Set(await brandsAmong(ctx.db, [...new Set(words.flat())]));
  return words.flatMap((some) => namesIn(some, makers));
}

const isOfNames = ({ kind, things }: ReturnType<typeof questionOf>): boolean =>
  things.length === 1 && (kind === 'FIND' || kind === 'DEALS' || isOfOne(kind));

const joined = (words: readonly string[]): string => words.join(' ');

/** The words from each maker on, up to the next one. */
function namesIn(words: readonly string[], makers: ReadonlySet<string>): string[][] {
  const starts = words.flatMap((word, at) => (makers.has(word) ? [at] : []));
  return starts.map((start, at) =>
    words.slice(start, Math.min(starts[at + 1] ?? words.length, start + NAME)),
  );
}

/** The product that the longest of its beginnings names; undefined: none of two words does. */
async function calledSo(
  ctx: Context,
  words: readonly string[],
): Promise<{ card: GoodsCard; name: string } | undefined> {
  for (let count = words.length; count > 1; count--) {
    const name = joined(words.slice(0, count));
    const { cards, isNear } = await fitting(ctx, { text: name });
    const called = cards.filter((card) => titleOf(card).includes(` ${name} `));
    // the Neo is not the Neo 6, where there are both
    const card = called.find((one) => !hasFigure(titleOf(one), name)) ?? called[0];
    if (card && !isNear) return { card, name };
  }
  return undefined;
}

const titleOf = ({ name }: GoodsCard): string =>
  ` ${joined(wordsOf(name).map((word) => word.text))} `;

const hasFigure = (title: string, name: string): boolean =>
  /^\d{1,2} /.test(title.slice(title.indexOf(` ${name} `) + name.length + 2));

/** What is said around the names, without what is between two of them. */
function restOf(text: string, named: readonly { readonly name: string }[]): string {
  return named
    .reduce((left, { name }) => left.replace(writtenAs(name), CALLED), text)
    .replaceAll(BETWEEN, ' ')
    .replaceAll(CALLED, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
const CALLED = '\u0001';
const BETWEEN = new RegExp(`${CALLED}(?=.{0,12}${CALLED}).{0,12}(?=${CALLED})`, 'gu');

/** However its words are written beside each other. */
function writtenAs(name: string): RegExp {
  return new RegExp(name.split(' ').map(RegExp.escape).join('[^\\p{L}\\d]*'), 'u');
}
