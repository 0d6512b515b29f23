/** The verdict in two or three words and the tone that goes with it. Pure. */
import type { Language } from '#contract/language.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { chipOf } from '#contract/price/chip.ts';
import type { Chip } from '#contract/price/chip.ts';
import { sayPrice } from '#contract/price/say.ts';
import type { Verdict } from '#contract/price/verdict.ts';

export type Tone = 'good' | 'doubt' | 'bad' | 'quiet';

const TONES: Readonly<Record<Chip['tone'], Tone>> = {
  verified: 'good',
  overstated: 'doubt',
  raised: 'bad',
  fake: 'bad',
  always: 'quiet',
  unverified: 'quiet',
  none: 'quiet',
};

interface Judged {
  readonly verdict: Verdict;
  readonly isCurrent: boolean;
  readonly currencyCode: CurrencyCode;
  /** Given away: there is no price to judge (AMB-32). */
  readonly isFreebie?: boolean;
}

export function verdictWord(
  { verdict, isCurrent, currencyCode, isFreebie }: Judged,
  lang: Language,
): { text: string; tone: Tone } {
  if (isFreebie) return { text: '', tone: 'quiet' };
  const chip = chipOf(verdict, isCurrent);
  // chips name no day
  return {
    text: sayPrice(lang, chip, { currency: currencyCode, date: (time) => time }),
    tone: TONES[chip.tone],
  };
}
