/** Offers that a question names with their prices: "Shopee 890 or Lazada 850 with 60 shipping". */
import type { CurrencyCode } from '#contract/money.ts';
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { platformIn } from '../../search/index.ts';
import { placesIn } from '../intent/places.ts';
import { platformsIn } from '../intent/platforms.ts';
import { SHOWN_WORDS } from '../intent/shown.ts';
import { SUM_WORDS, TALK } from '../intent/talk.ts';
import { WORDS } from '../intent/words.ts';
import { amountsIn, isPacked, plainOf } from './amounts.ts';
import type { Said } from './amounts.ts';
import { offersNamedIn } from './labels.ts';
import type { Label } from './labels.ts';
import { offerOf } from './offer.ts';
import type { FoundOffer, NamedOffer } from './offer.ts';
import { AFTER } from './packs.ts';

const FEWEST = 2;
const MOST = 4;
/** A name is no longer than this. */
const NAME = 24;

/** Undefined: the question names no two offers. What is said behind `AFTER` changes them. */
export function offersIn(typed: string, currency: CurrencyCode): NamedOffer[] | undefined {
  return labelledIn(typed, currency) ?? namedIn(typed, currency);
}

/** Of shops that are told apart by a number or a letter: what follows one is of it. */
function labelledIn(typed: string, currency: CurrencyCode): NamedOffer[] | undefined {
  const text = plainOf(typed);
  const end = text.split(AFTER, 1)[0]?.length ?? 0;
  const labels = offersNamedIn(text);
  const shops = labels.filter(
    ({ key, start }, at) => start < end && labels.findIndex((one) => one.key === key) === at,
  );
  if (shops.length < FEWEST || shops.length > MOST) return undefined;
  const isOfLabel = ({ start }: Said) =>
    labels.some((one) => start >= one.start && start < one.end);
  const said = amountsIn(typed, currency).filter((one) => !isOfLabel(one));
  const isOf = (one: Said, key: string) =>
    one.start < end
      ? labels.findLast(({ start }) => start < one.start)?.key === key
      : changedAt(typed, shops, labels, one.start).every((other) => other === key);
  // "the second one's code is used up"
  const lost = [...text.matchAll(TALK.unusable)].flatMap(({ index }) => (index > end ? index : []));
  const offers = shops.flatMap(({ key, start, end: nameEnd }) => {
    const own = said.filter((one) => isOf(one, key));
    const prices = own.filter((one) => one.role === 'price' && !isPacked(one) && !one.isShare);
    const price = prices.findLast((one) => one.start > end) ?? prices[0];
    if (price === undefined || price.start < start) return [];
    const parts = labels
      .map((label, at) => ({ label, to: labels[at + 1]?.start ?? text.length }))
      .filter(({ label }) => label.key === key);
    const clause = parts.map(({ label, to }) => text.slice(label.end, to)).join(' ');
    const name = typed.slice(start, nameEnd).trim();
    const offer = offerOf({ name, price, clause }, own, currency);
    const isLost = lost.some((place) =>
      changedAt(typed, shops, labels, place).every((one) => one === key),
    );
    return [{ ...offer, isShop: true, ...(isLost ? { voucher: null } : {}) }];
  });
  return offers.length === shops.length ? offers : undefined;
}

/** The shops that are named in the sentence at a place, or meant by theirs; none: all. */
function changedAt(
  typed: string,
  shops: readonly Label[],
  labels: readonly Label[],
  start: number,
): string[] {
  const from = typed.lastIndexOf(AFTER, start);
  const next = typed.indexOf(AFTER, start);
  const to = next < 0 ? typed.length : next;
  const named = labels.filter((one) => one.start > from && one.start < to).map(({ key }) => key);
  if (named.length > 0) return named;
  const said = typed.slice(from, to);
  // "and if A needs 600?"
  const letters = said.match(LETTER)?.map((one) => one.toLowerCase()) ?? [];
  const byLetter = shops.filter(({ key }) => letters.includes(key)).map(({ key }) => key);
  return byLetter.length > 0
    ? byLetter
    : placesIn(said.toLowerCase(), WORDS).flatMap((place) => shops.at(place)?.key ?? []);
}

const LETTER = /(?<![\p{L}\p{M}])[A-DX-Z](?![\p{L}\p{M}])/gu;

/** Of those that are named right before their prices, or platforms behind them. */
function namedIn(typed: string, currency: CurrencyCode): NamedOffer[] | undefined {
  const said = amountsIn(typed, currency);
  const text = plainOf(typed);
  const first = text.split(AFTER, 1)[0] as string;
  const starts = said.filter(
    (one) => one.role === 'price' && one.start < first.length && !isPacked(one),
  );
  if (starts.length < FEWEST || starts.length > MOST) return undefined;
  const behind = platformsBehind(typed.slice(0, first.length), starts);
  const named = starts.map((price, at): FoundOffer => {
    const from = price.start - price.before.length;
    const clause = first.slice(price.start, starts[at + 1]?.start);
    return { name: behind?.[at] ?? nameIn(typed.slice(from, price.start)), price, clause };
  });
  // "the same on 3 apps: Shopee 31.90 …, Lazada 34.50"
  const isPlatform = ({ name }: FoundOffer) => platformIn(`${name} `) !== undefined;
  const areSold = named.filter(isPlatform).length >= FEWEST;
  const isCounted = (one: FoundOffer) =>
    areSold && !isPlatform(one) && !one.price.isMoney && one.price.end - one.price.start === 1;
  const found = named.filter((one) => !isCounted(one));
  if (found.some(({ name }) => name === '' || isOfSum(name.toLowerCase()))) return undefined;
  const rules = said.filter(({ role }) => role !== 'price');
  const owners = new Map(rules.map((one) => [one, ownersOf(one, said, text, found)]));
  // "and if Lazada is 29?"
  const later = said.filter(({ role, start }) => role === 'price' && start > first.length);
  const priceOf = (one: FoundOffer) =>
    later.findLast((price) => ownersOf(price, said, text, found)[0] === one) ?? one.price;
  const isOne =
    found.length > 1 && later.every((one) => ownersOf(one, said, text, found).length < 2);
  return found.map((one) =>
    offerOf(
      isOne ? { ...one, price: priceOf(one) } : one,
      rules.filter((rule) => owners.get(rule)?.includes(one)),
      currency,
    ),
  );
}

/** A basket, or what sending costs, is no shop. */
const OF_SUM = [
  SHOWN_WORDS.orders,
  ...SUM_WORDS.flatMap(({ role, before }) => (role === 'shipping' ? [before] : [])),
];
const isOfSum = (name: string): boolean => OF_SUM.some((one) => name.search(one) >= 0);

/** "450 at Shopee or 430 at Lazada": the platform behind each price, where none is before the first. */
function platformsBehind(text: string, prices: readonly Said[]): string[] | undefined {
  const isBefore = platformIn(`${text.slice(0, prices[0]?.start)} `) !== undefined;
  const found = prices.flatMap(({ end }, at) => {
    const { platform } = platformIn(`${text.slice(end, prices[at + 1]?.start)} `) ?? {};
    return platform === undefined ? [] : [PLATFORM_NAMES[platformOf(platform)]];
  });
  return isBefore || found.length < prices.length ? undefined : found;
}

/** Whose a rule is: of the one named in its clause, else the one before it; said later, of all. */
function ownersOf(
  rule: Said,
  said: readonly Said[],
  text: string,
  found: readonly FoundOffer[],
): readonly FoundOffer[] {
  const next = said.find(({ start }) => start > rule.start)?.start ?? text.length;
  const behind = text.slice(rule.end, next).split(/[,;.\n]/, 1)[0] as string;
  const named = (part: string) => {
    // "tokped" is Tokopedia
    const platforms = platformsIn(part).map((one) => PLATFORM_NAMES[platformOf(one)]);
    const isNamed = ({ name }: FoundOffer) =>
      part.includes(name.toLowerCase()) || platforms.some((one) => one === name);
    return found.filter(isNamed).slice(0, 1);
  };
  const before = named(rule.before.split(/[.;\n]/).at(-1) as string);
  if (before.length > 0) return before;
  const isLater = text.slice(0, rule.start).includes(AFTER);
  // "a Shopee voucher of 10%, at most 20": all of the sentence is of that one
  const earlier = isLater ? named(text.slice(text.lastIndexOf(AFTER, rule.start), rule.start)) : [];
  if (earlier.length > 0) return earlier;
  const after = isLater || rule.before.includes(';') ? named(behind) : [];
  if (after.length > 0 || isLater) return after.length > 0 ? after : found;
  // a rule of a voucher goes on from what that one takes off
  const previous = said.findLast(({ start }) => start < rule.start);
  return previous === undefined || previous.role === 'price'
    ? found.filter(({ price }) => price === previous)
    : ownersOf(previous, said, text, found);
}

const BETWEEN = new RegExp(`^(?:${WORDS.between.source})`, 'iu');

/** A platform, else the word or two that stand right before the price. */
function nameIn(before: string): string {
  const found = platformIn(`${before} `);
  if (found) return PLATFORM_NAMES[platformOf(found.platform)];
  const words = before
    .trim()
    .replace(BETWEEN, ' ')
    .replace(TALK.seen, ' ')
    .slice(-NAME)
    .replace(/[^\p{L}\p{M}\p{N}\s]+/gu, ' ')
    .trim()
    .split(/\s+/);
  return words.slice(-2).join(' ');
}
