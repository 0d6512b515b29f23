/** Whether a question compares offers, by what it says beside their prices. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf } from '../../search/index.ts';
import { AGED, withoutMeasures } from '../../words/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import { CONTAINERS } from '../sum/containers.ts';
import { areLabelled, pricedPlatforms, withoutLabels } from '../sum/labels.ts';
import { offersIn } from '../sum/offers.ts';
import { placesIn } from './places.ts';
import { TALK } from './talk.ts';
import { has } from './words.ts';
import type { Words } from './words.ts';

/** So many prices are compared at least. */
const FEWEST = 2;

/** "100 g 40, a pack of 6 129": sizes that nothing makes alike, which are no offers of one thing. */
export function areSizes(text: string, currency: CurrencyCode): boolean {
  const offers = offersIn(text, currency) ?? [];
  const isSize = (name: string) =>
    /\d/.test(name) && !/\p{L}/u.test(withoutMeasures(name).replace(CONTAINED, ' '));
  return offers.length > 0 && offers.every(({ name, isShop }) => !isShop && isSize(name));
}
const CONTAINED = new RegExp(CONTAINERS, 'giu');

/** Prices of one thing at several shops; beside a voucher only where they are compared. */
export function isOffers(
  text: string,
  lower: string,
  currency: CurrencyCode,
  words: Words,
  hasVoucher: boolean,
): boolean {
  if (amountsIn(text, currency).length < FEWEST) return false;
  const { minAmount, maxAmount } = intentOf(text, currency);
  const isRange = minAmount !== undefined && maxAmount !== undefined;
  // an age and a budget are no two prices
  if (has(lower, AGED)) return false;
  // "compare no. 1 and no. 2": of those that were shown
  const arePriced = pricedPlatforms(lower).length > 1;
  const isOther =
    (isRange && !arePriced && !areLabelled(lower)) ||
    has(lower, TALK.difference) ||
    placesIn(withoutLabels(lower), words).length > 1;
  const offers = isOther ? undefined : offersIn(text, currency);
  if (offers === undefined) return false;
  const isBeside =
    has(lower, words.asks.COMPARE) || has(lower, words.beside) || has(lower, words.orders.CHEAPER);
  const areShops = offers.every(({ isShop }) => isShop);
  const areOthers = new Set(offers.map(({ name }) => name)).size === offers.length;
  // "the Max or the Go 3, for a family of 5"
  const areFigures = offers.some(({ isMoney, isShort }) => !isMoney && isShort);
  if (areFigures && !areShops) return false;
  // "my kid of 3 wants a kite for $15" names one price
  const areAlike = offers.every(({ isMoney }) => isMoney === offers[0]?.isMoney);
  if (areLabelled(lower)) return true;
  // each platform with its own price: what is taken off is of one of them
  if (areShops && areOthers && arePriced) return true;
  return hasVoucher ? isBeside && (areShops || areAlike) : areShops || (isBeside && areAlike);
}
