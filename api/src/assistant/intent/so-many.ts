/** How many pieces of what was shown are paid for. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { amountsIn } from '../sum/amounts.ts';
import { bareOf } from './intent.ts';
import { namesIn } from './quote.ts';
import { countsIn, SHOWN_WORDS } from './shown.ts';
import { TALK } from './talk.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** "2 codes" counts no pieces, as "the second" does not. */
const CODED = new RegExp(`\\d{1,2}\\s*(?:${TALK.codes.source})`, 'gu');

/** "Buy 2", "for two"; undefined: nothing is said of that. */
export function piecesPaid(text: string, currency: CurrencyCode, words: Words): number | undefined {
  const others = amountsIn(text, currency).filter(
    ({ isMoney, role }) => isMoney || role !== 'price',
  );
  const left = others.reduce(
    (said, { start, end }) => said.slice(0, start) + ' '.repeat(end - start) + said.slice(end),
    text,
  );
  const counted = [CODED, words.thePlace].reduce(without, left);
  const { counts } = countsIn(counted, words.numbers);
  const isSaid = has(text, SHOWN_WORDS.buying) || has(text, TALK.pay);
  return isSaid && counts.length === 1 ? counts[0] : undefined;
}

/** So many pieces, and nothing that is named but what is taken off. */
export function isSoMany(text: string, words: Words): boolean {
  const { counts, rest } = countsIn(text, words.numbers);
  const names = namesIn(bareOf(rest.replace(/\S*\d\S*/gu, ' '), words));
  return counts.length === 1 && names.length <= 1;
}
