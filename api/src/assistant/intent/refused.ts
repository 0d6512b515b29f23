/** What is refused behind its name: "the black one is out", "สีดำไม่เอา", "yang hitam jangan". Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { byCurrency, lexiconsIn, sourceOf } from '../../lexicon/index.ts';
import { intentOf } from '../../search/index.ts';
import { isBrandWord, wordsOf } from '../../words/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import { bareOf } from './intent.ts';
import { namesIn, trimmedOf } from './quote.ts';
import { has, without, wordsIn } from './words.ts';

/** What is said in one breath ends here; between Thai letters at a space. */
const BREAK = /((?:,(?!\d)|[;\n])+|(?<=[\u0E01-\u0E4E])\s+(?=[\u0E01-\u0E4E]))/;
/** More words are a sentence, and no name. */
const MOST = 3;

const behindIn = byCurrency((currency) => {
  const phrases = sourceOf(lexiconsIn(currency).map(({ wishes }) => wishes.notBehind));
  return new RegExp(`^(.*\\S)\\s*${phrases}[\\s.!]*$`, 'iu');
});

/** The same with what is refused as search writes it: `-"black"`. */
export function refusedIn(text: string, currency: CurrencyCode): string {
  return text
    .split(BREAK)
    .map((part) => {
      const [, before = ''] = part.match(behindIn(currency)) ?? [];
      const limit = before === '' ? undefined : limitOf(before, currency);
      if (limit !== undefined) return limit;
      const name = before === '' ? undefined : nameOf(before, currency);
      return name === undefined ? part : ` -"${name}"`;
    })
    .join('')
    .trim();
}

/** "Above 3,500 I do not want": what is refused is a bound, so the other one is meant. */
function limitOf(before: string, currency: CurrencyCode): string | undefined {
  const bound = new RegExp(
    `^(.*?)(?:${wordsIn(currency).atLeast.source})\\s*(\\D{0,4}\\d.*)$`,
    'u',
  );
  const [, lead, amount] = bound.exec(before.toLowerCase()) ?? [];
  const isAmount = amount !== undefined && amountsIn(amount, currency).length === 1;
  return isAmount ? `${lead} <= ${amount}` : undefined;
}

/** A thing, a maker or what one is like; "that one" names nothing. */
function nameOf(before: string, currency: CurrencyCode): string | undefined {
  const words = wordsIn(currency);
  if (has(before.toLowerCase(), words.thePlace)) return undefined;
  const name = trimmedOf(bareOf(without(before, words.definite), words));
  const names = namesIn(name);
  const isKnown =
    words.thingIn(name) !== undefined ||
    words.isTraitOnly(name) ||
    wordsOf(name).some(({ text }) => isBrandWord(text));
  const isName = isKnown ? names.length <= MOST : names.length === 1;
  return name !== '' && isName && !/\d/.test(name) ? name : undefined;
}

/** What was refused and is asked for after all, is refused no more: "fine, show me the Saapan". */
export function withoutWithdrawn(of: string, text: string, currency: CurrencyCode): string {
  const refused = [...of.matchAll(REFUSED)];
  if (refused.length === 0) return of;
  const { text: wanted } = intentOf(refusedIn(text, currency), currency);
  const named = new Set(wordsOf(wanted).map((word) => word.text));
  return refused
    .filter(([, name = '']) => wordsOf(name).every((word) => named.has(word.text)))
    .reduce((left, [whole]) => left.replace(whole, ' '), of)
    .replace(/\s+/g, ' ')
    .trim();
}

/** As search writes what is refused. */
const REFUSED = /-"([^"]*)"/g;
