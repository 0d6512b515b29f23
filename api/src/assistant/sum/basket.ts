/**
 * Several things with their prices, each so many times: "3 lotions at $5 each and 2 lipsticks $8".
 * Pure; minor units.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { figuresIn, platformIn } from '../../search/index.ts';
import { normalise, withoutMeasures } from '../../words/index.ts';
import { countsIn } from '../intent/shown.ts';
import { TALK } from '../intent/talk.ts';
import { has, WORDS } from '../intent/words.ts';
import { amountsIn, plainOf } from './amounts.ts';
import type { Said } from './amounts.ts';
import { CONTAINERS } from './containers.ts';
import { times } from './counted.ts';

/** Between two of them. */
const JOINT = new RegExp(`\\+|(?<!\\d),|,(?!\\d)|[;\\n]|(?!,)(?:${WORDS.between.source})`, 'u');
/** "Pack of 6", "แพ็ก 6": what one holds, and no number of them. */
const HOLDING = new RegExp(
  `(?:${CONTAINERS})\\s*(?:of\\s+)?\\d{1,3}(?!\\s*(?:${CONTAINERS}))`,
  'giu',
);
const COUNT = /^[1-9]\d?$/;
/** Before what all of them cost together. */
const TOGETHER = /(?:^|\s)for\s*$/;

/** What each piece of several things costs, where their total is asked for. */
export function basketIn(typed: string, currency: CurrencyCode): number[] | undefined {
  const text = plainOf(typed).toLowerCase();
  const isAsked = has(text, TALK.pay) || has(text, WORDS.inTotal);
  // offers of one thing side by side are not added up
  const areOffers = [WORDS.asks.COMPARE, WORDS.orders.CHEAPER].some((one) => has(text, one));
  return isAsked && !areOffers && !platformIn(text) ? linesIn(text, currency) : undefined;
}

/** The same whatever is asked; undefined where a part of the text cannot be read for sure. */
export function linesIn(typed: string, currency: CurrencyCode): number[] | undefined {
  const lines = partsIn(typed, currency).map((part) => lineIn(part, currency));
  return lines.length > 1 && lines.every((one) => one !== undefined) ? lines.flat() : undefined;
}

/** What the one of several things costs that is meant, all of its pieces together. */
export function costOf(
  typed: string,
  currency: CurrencyCode,
  isMeant: (part: string) => boolean,
): number | undefined {
  const priced = partsIn(typed, currency).flatMap((part) => {
    const line = lineIn(part, currency);
    return line === undefined ? [] : [{ part, cost: line.reduce((sum, one) => sum + one, 0) }];
  });
  const [meant, ...others] = priced.filter(({ part }) => isMeant(part));
  return priced.length > 1 && others.length === 0 ? meant?.cost : undefined;
}

/** Each thing with its price. */
function partsIn(typed: string, currency: CurrencyCode): string[] {
  const text = plainOf(typed).toLowerCase();
  const parts = text.split(JOINT).reduce<string[]>((whole, part) => {
    const last = whole.at(-1);
    // "3 lotions at $5", "pens 10 at $2": what costs so much precedes the joint
    const isOpen = last !== undefined && hasFigure(last) && pricesIn(last, currency).every(isBare);
    const [first] = amountsIn(part, currency);
    const isPriceFirst = first !== undefined && (first.isMoney || first.role === 'each');
    const isOfBefore = isOpen && isPriceFirst && part.slice(0, first.start).trim() === '';
    return isOfBefore ? [...whole.slice(0, -1), `${last} ${part}`] : [...whole, part];
  }, []);
  return parts.filter(hasFigure);
}

/** Codes have some too. */
const hasFigure = (part: string): boolean => /\d/.test(part.replace(/[a-z]+\d+\w*/g, ' '));

/** What is no number of things. */
function pricesIn(part: string, currency: CurrencyCode): Said[] {
  const said = amountsIn(part, currency);
  return said.filter((one, at) => {
    const next = said[at + 1];
    const isRightBefore = next !== undefined && /^[\s@x×]*$/.test(part.slice(one.end, next.start));
    return one.role === 'each' || !(isCount(part, one) || (isRightBefore && isBare(one)));
  });
}

/** So small, and without a currency, that it may be a number of things. */
const isBare = ({ isMoney, amount, start, end }: Said): boolean =>
  !isMoney && amount > 0 && end - start <= 2;

/** One thing, so many times. */
function lineIn(part: string, currency: CurrencyCode): number[] | undefined {
  const [price, ...others] = pricesIn(part, currency);
  if (price === undefined || others.length > 0 || price.isShare) return undefined;
  if (price.role !== 'price' && price.role !== 'each') return undefined;
  const left = `${part.slice(0, price.start)} ; ${part.slice(price.end)}`;
  const figures = figuresIn(currency)(normalise(left.replace(HOLDING, ' ')));
  const { counts } = countsIn(withoutMeasures(figures), WORDS.numbers);
  // "each" and "sehelai" are one of them
  const [count = 1, ...more] = counts.filter((one) => one !== 1);
  if (count < 1 || more.length > 0) return undefined;
  return TOGETHER.test(part.slice(0, price.start)) ? [price.amount] : times(count, price.amount);
}

/** A small figure before a word, or one that a container holds. */
function isCount(part: string, { isMoney, isCount: isBefore, start, end }: Said): boolean {
  if (isMoney || !COUNT.test(part.slice(start, end))) return false;
  const isHeld = [...part.matchAll(HOLDING)].some(
    ({ index, 0: held }) => index <= start && end <= index + held.length,
  );
  return isBefore || isHeld;
}
