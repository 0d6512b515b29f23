/**
 * What is refused behind its name, "the black one is out", "สีดำไม่เอา", "yang hitam jangan", and why.
 * Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { byCurrency, lexiconsIn, sourceOf } from '../../lexicon/index.ts';
import { intentOf } from '../../search/index.ts';
import { isBrandWord, wordsOf } from '../../words/index.ts';
import { bareOf } from './intent.ts';
import { namesIn, trimmedOf } from './quote.ts';
import { has, without, wordsIn } from './words.ts';
import type { Words } from './words.ts';

/** What is said in one breath ends here; between Thai letters at a space. */
const BREAK = /([,;\n]+|(?<=[\u0E01-\u0E4E])\s+(?=[\u0E01-\u0E4E]))/;
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
      const name = before === '' ? undefined : nameOf(before, currency);
      return name === undefined ? part : ` -"${name}"`;
    })
    .join('')
    .trim();
}

/** "Not Kirapo, my last one broke": without what tells why, which asks for nothing itself. */
export function withoutWhy(text: string, currency: CurrencyCode, words: Words): string {
  const at = text.toLowerCase().search(words.why);
  if (at <= 0) return text;
  const [before, why] = [text.slice(0, at), text.slice(at)];
  const { minAmount, maxAmount, ...told } = intentOf(`x, ${why}`, currency);
  const isAsking =
    minAmount !== undefined ||
    maxAmount !== undefined ||
    told.without !== undefined ||
    why.includes('?') ||
    words.thingIn(why) !== undefined;
  return isAsking || intentOf(`x, ${before}`, currency).without === undefined
    ? text
    : before.replace(/[\s\p{P}]+$/u, '');
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
