/** "Make it 7,8" after 7.5 million: where thousands are left out, so are millions. Pure. */
import { speechOf } from '#contract/market/speech.ts';
import { CURRENCIES } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { measuresIn } from '../../words/index.ts';
import { amountsIn } from '../sum/amounts.ts';

const MILLION = 1_000_000;
/** A figure with one decimal, and no scale, unit or share behind it. */
const BARE = /(?<![\p{L}\d.,])(\d{1,2})[.,](\d)(?![\d.,]*\d|\s*%|\s*(?:[-–]\s*)?\d)/gu;

/** `before`: what was said earlier in the conversation, the oldest first. */
export function scaledAfter(
  text: string,
  before: readonly string[],
  currency: CurrencyCode,
): string {
  if (speechOf(currency).inThousands !== true || text.search(BARE) < 0) return text;
  const unit = 10 ** CURRENCIES[currency].digits;
  const earlier = before
    .flatMap((one) => amountsIn(one, currency))
    .findLast(({ isMoney, isShare }) => isMoney && !isShare);
  if (earlier === undefined || earlier.amount < MILLION * unit) return text;
  const amounts = amountsIn(text, currency);
  return text.replace(BARE, (figure: string, whole: string, tenth: string, at: number) => {
    const isMoney = amounts.some((one) => one.start <= at && one.end > at && one.isMoney);
    const isMeasure = measuresIn(text.slice(at)).some(({ words }) => words.startsWith(figure));
    return isMoney || isMeasure ? figure : String((Number(whole) * 10 + Number(tenth)) * 100_000);
  });
}
