/** What goes on from offers side by side with another platform. Pure. */
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { amountsIn } from '../sum/amounts.ts';
import type { Said } from '../sum/amounts.ts';
import { besideOf } from '../sum/beside.ts';
import type { NamedOffer } from '../sum/offer.ts';
import { offersIn } from '../sum/offers.ts';
import { AFTER } from '../sum/packs.ts';
import type { Topic } from './carry.ts';
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
function offersAgain(
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
  const [price, ...more] = prices;
  if (price === undefined || more.length > 0 || amounts.some(({ role }) => role === 'coins'))
    return undefined;
  if (isKnown) return same(sum, `${sum}${AFTER}${said}`, currency, 0);
  // what is said of it may stand before its price
  const named = priceFirst(said, platform, price);
  const found = [said, named].map((one) => same(sum, besideOf(sum, one), currency, 1));
  return found.find((one) => one !== undefined) ?? { ...question, kind: 'UNREAD' };
}

/** A platform and the price there before what else is said. */
function priceFirst(said: string, platform: string, { start, end }: Said): string {
  const rest = `${said.slice(0, start)} ${said.slice(end)}`;
  const left = platformIn(rest)?.rest ?? rest;
  return `${PLATFORM_NAMES[platformOf(platform)]} ${said.slice(start, end)} ${left}`;
}

/** The offers, where those of before are what they were, and `more` with a name of a platform. */
function same(
  sum: string,
  whole: string,
  currency: CurrencyCode,
  more: number,
): Question | undefined {
  const [before, now] = [sum, whole].map((one) => offersIn(one, currency) ?? []) as [
    NamedOffer[],
    NamedOffer[],
  ];
  const isKept = (one: NamedOffer, at: number) =>
    more === 0 ||
    (now[at]?.name === one.name &&
      now[at].price === one.price &&
      now[at].shipping === one.shipping &&
      (now[at].voucher === null) === (one.voucher === null));
  const areShops = now.slice(before.length).every(({ isShop }) => isShop);
  return now.length === before.length + more && before.every(isKept) && areShops
    ? { ...NOTHING, kind: 'OFFERS', things: [whole] }
    : undefined;
}

/** After offers, or a sum with a voucher: the same at another platform. */
export function elsewhere(
  { asked, sum }: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  if (asked === 'OFFERS') return offersAgain(sum, text, currency, words);
  return asked === 'RECKON' ? besideSum(sum, text, currency) : undefined;
}

/** A sum with a voucher at one platform, and then the price at another: two offers. */
function besideSum(sum: string, text: string, currency: CurrencyCode): Question | undefined {
  const [[one, ...others], [other, ...more]] = [sum, text].map((part) =>
    platformsIn(part.toLowerCase()),
  ) as [string[], string[]];
  if (one === undefined || other === undefined || one === other) return undefined;
  if (others.length + more.length > 0) return undefined;
  const [first = ''] = sum.split(AFTER);
  const [price, ...prices] = amountsIn(first, currency).filter(({ role }) => role === 'price');
  if (price === undefined || prices.length > 0) return undefined;
  const whole = besideOf(priceFirst(first, one, price), text);
  const offers = offersIn(whole, currency) ?? [];
  return offers.length === 2 && offers.every(({ isShop }) => isShop)
    ? { ...NOTHING, kind: 'OFFERS', things: [whole] }
    : undefined;
}
