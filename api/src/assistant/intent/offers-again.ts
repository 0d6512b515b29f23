/** What goes on from offers side by side with another platform. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { amountsIn } from '../sum/amounts.ts';
import { besideOf } from '../sum/beside.ts';
import { offersIn } from '../sum/offers.ts';
import { AFTER } from '../sum/packs.ts';
import { isNothing } from './left.ts';
import { platformsIn } from './platforms.ts';
import { platformIn } from '../../search/index.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { without } from './words.ts';
import type { Words } from './words.ts';

/**
 * "How about TikTok, 33 with free shipping?": one more of them, or another price of one. Without any
 * price it is not known what it costs there.
 */
export function offersAgain(
  sum: string,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const said = without(text.toLowerCase(), words.goingOn).trim();
  const [platform, ...others] = platformsIn(said);
  if (platform === undefined || others.length > 0) return undefined;
  const amounts = amountsIn(said, currency);
  const prices = amounts.filter(({ role, isShare }) => role === 'price' && !isShare);
  const isKnown = platformsIn(sum.toLowerCase()).includes(platform);
  const question: Question = { ...NOTHING, kind: 'OFFERS' };
  if (amounts.length === 0) {
    const left = platformIn(said)?.rest ?? '';
    const around = [words.place, words.have, SHOWN_WORDS.howMuch, SHOWN_WORDS.beside];
    const isAlone = !isKnown && isNothing(around.reduce(without, left), words);
    return isAlone ? { ...question, kind: 'UNREAD' } : undefined;
  }
  // what coins are worth is no price
  if (prices.length !== 1 || amounts.some(({ role }) => role === 'coins')) return undefined;
  const whole = isKnown ? `${sum}${AFTER}${said}` : besideOf(sum, said);
  const count = (one: string) => offersIn(one, currency)?.length ?? 0;
  return count(whole) === count(sum) + Number(!isKnown)
    ? { ...question, things: [whole] }
    : undefined;
}
