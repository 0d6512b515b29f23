/** What tells why something is asked for, which says nothing of it: "my last one broke". Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { byCurrency, lexiconsIn, sourceOf } from '../../lexicon/index.ts';
import { intentOf } from '../../search/index.ts';
import { questionOf } from './intent.ts';
import { TALK, warningIn } from './talk.ts';
import { has } from './words.ts';
import type { Words } from './words.ts';

/** Behind the beginning, a comma or, in Thai, anything: up to where the next is said. */
const whyIn = byCurrency((currency) => {
  const phrases = sourceOf(lexiconsIn(currency).map(({ around }) => around.why));
  return new RegExp(`(?:^|[\\s,.;?!])\\s*${phrases}`, 'iu');
});
const END = /[,.;?!\n]+(?!\d)/;

/**
 * The text without its reasons. One that tells what somebody likes or cannot bear is kept, and so
 * is a text that is nothing else.
 */
export function unreasoned(text: string, currency: CurrencyCode, words: Words): string {
  const why = whyIn(currency).exec(text);
  // "it came broken, how do I claim?" asks of that
  if (!why || questionOf(text, words).kind === 'SERVICE') return text;
  const behind = text.slice(why.index + why[0].length);
  const isLimited = (part: string) => {
    const { minAmount, maxAmount } = intentOf(`x ${part}`, currency);
    return minAmount !== undefined || maxAmount !== undefined;
  };
  const end = END.exec(behind)?.index ?? behind.length;
  const whole = behind.slice(0, end);
  // "กลัวไม่พอ งบ 500": a budget ends it
  const [first = ''] = isLimited(whole) ? whole.split(/(?<=[\u0E01-\u0E4E])\s/) : [whole];
  const reason = `${why[0]}${first}`.toLowerCase();
  const left = `${text.slice(0, why.index)} ${behind.slice(first.length)}`
    .replace(/\s+/g, ' ')
    .trim();
  const isTold =
    [TALK.likes, words.lacking, words.asWish.SHIPPING].some((one) => has(reason, one)) ||
    warningIn(reason);
  return isTold || isLimited(first) || !/\p{L}/u.test(left) ? text : left;
}
