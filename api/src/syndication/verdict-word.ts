/** The verdict in two or three words and the tone that goes with it. Pure. */
import type { Language } from '#contract/language.ts';
import { formatDiscount } from '#contract/money.ts';
import { JUDGING } from '#contract/price/verdict.ts';
import type { Verdict } from '#contract/price/verdict.ts';
import { word } from './messages/words.ts';

export type Tone = 'good' | 'doubt' | 'bad' | 'quiet';

export function verdictWord(verdict: Verdict, lang: Language): { text: string; tone: Tone } {
  const percent = formatDiscount(verdict.real);
  switch (verdict.kind) {
    case 'VERIFIED':
      return { text: word(lang, 'off', { percent: percent || formatDiscount(verdict.claimed) }).trim(), tone: 'good' };
    case 'OVERSTATED':
      return { text: percent === '' ? word(lang, 'nothing') : word(lang, 'overstated', { percent }), tone: 'doubt' };
    case 'RAISED_FIRST':
      return { text: word(lang, 'raised'), tone: 'bad' };
    case 'FAKE':
      return { text: word(lang, 'fake'), tone: 'bad' };
    case 'ALWAYS_ON_SALE':
      return { text: word(lang, 'always'), tone: 'quiet' };
    case 'UNVERIFIED':
      return { text: word(lang, 'unverified'), tone: 'quiet' };
    case 'NO_CLAIM': {
      const below = verdict.preDays >= JUDGING.minObservedDays && (verdict.real ?? 0) >= JUDGING.claimMin;
      return below ? { text: word(lang, 'below', { percent }), tone: 'good' } : { text: word(lang, 'usual'), tone: 'quiet' };
    }
  }
}
