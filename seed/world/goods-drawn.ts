/** Goods drawn at random from the kinds of a region, each with the offers of its shops. */
import { CURRENCIES } from '#contract/money.ts';
import { makersOf } from './brands.ts';
import type { CategorySeed } from './categories.ts';
import { describe } from './descriptions.ts';
import { habitOf, looksOf } from './history.ts';
import type { Look } from './history.ts';
import type { Chance } from './random.ts';
import { shopPrice } from './region.ts';
import { shopsOf } from './shops.ts';
import type { Region } from './region.ts';
import { SPECS } from './specs.ts';
import type { Spec } from './specs.ts';
import { seriesOf } from './series.ts';
import { COLOURS } from './words.ts';

export interface OfferSeed {
  readonly externalId: string;
  readonly platform: string;
  readonly shop: string;
  readonly mall: boolean;
  readonly variant: string | null;
  readonly url: string;
  readonly flashHours: number | null;
  readonly sold14: number;
  readonly sold30: number;
  readonly looks: readonly Look[];
}

export interface GoodsSeed {
  readonly code: string;
  readonly name: string;
  /** What people call it: without what the name ends with. */
  readonly short: string;
  readonly brand: string;
  readonly category: string;
  readonly motif: string;
  /** How the motif can look for this one, the cover first: its own colour, seen from everywhere. */
  readonly looks: readonly number[];
  /** How many of them the shop shows. */
  readonly pictures: number;
  readonly description: string;
  readonly rating: number;
  readonly reviews: number;
  readonly sold: number;
  readonly createdDaysAgo: number;
  readonly labels: readonly string[];
  readonly offers: readonly OfferSeed[];
}

/** What is eaten, grows, is read or used up: nobody chooses its colour. */
const OF_NO_COLOUR = /^(gr|ho3[12]|be11|be2|be43|he41|mo12|mo4|li23|li3[23])/;

export function drawGoods(
  region: Region,
  category: CategorySeed,
  index: number,
  chance: Chance,
): GoodsSeed {
  const brand = chance.pick(makersOf(category.code)).name;
  const [from, to] = category.price ?? [99, 990];
  const spec = chance.pick(SPECS.get(category.code) ?? [NO_SPEC]);
  const baht =
    from *
    (to / from) **
      (spec.worth === 0 ? chance.next() : (chance.next() + (spec.worth === 1 ? 1 : 0)) / 2);
  const { name, short } = nameOf(region, category, brand, spec, chance);
  const sold = Math.floor(10 ** (1 + chance.next() * 3.2));
  const habit = habitOf(chance);
  const usual = shopPrice(baht, region);
  const days = chance.maybe(0.4) ? 365 : chance.maybe(0.67) ? 180 : chance.between(5, 60);
  const offers = Array.from(
    { length: 2 + (chance.maybe(0.3) ? 1 : 0) - (chance.maybe(0.3) ? 1 : 0) },
    (_, at) => {
      const shift = at === 0 ? 1 : 1 + chance.between(1, 9) / 100;
      const price = (factor: number) => shopPrice(baht * factor * shift, region);
      const looks = looksOf({
        habit: at === 0 ? habit : chance.maybe(0.5) ? 'steady' : 'drifting',
        usual: at === 0 ? usual : price(1),
        days: at === 0 ? days : Math.min(days, 60),
        chance,
        price,
      });
      const costs = withCosts(looks, region, chance);
      const offer = drawOffer(region, chance, `${index + 1}`, at, sold, costs);
      return OF_NO_COLOUR.test(category.code) ? { ...offer, variant: null } : offer;
    },
  );
  return {
    code: `${region.tenant.toLowerCase()}${(index + 1).toString(36).padStart(3, '0')}${category.code}`,
    name,
    short,
    brand,
    category: category.code,
    motif: chance.pick(category.motifs),
    looks: [],
    pictures: chance.between(2, 3),
    description: describe(category.code, short, region.language, chance),
    rating: Math.round((3.9 + chance.next() * 1.1) * 10) / 10,
    reviews: Math.floor(sold * (0.05 + chance.next() * 0.3)),
    sold,
    createdDaysAgo: days,
    labels: chance.maybe(0.06)
      ? [chance.maybe(0.5) ? 'EXCLUSIVE_MANUAL' : 'COLLECTION_MANUAL']
      : [],
    offers,
  };
}

const NO_SPEC: Spec = { words: { th: '', en: '', id: '' }, worth: 0 };

/**
 * `หูฟังไร้สาย Aira Neo 2 กันน้ำ IPX5`, `Aira Neo 2 wireless headphones, IPX5 water resistant`. Every
 * title says in the language of its region what it is; some Thai shops begin with the model.
 */
function nameOf(
  { language }: Region,
  category: CategorySeed,
  brand: string,
  spec: Spec,
  chance: Chance,
): { name: string; short: string } {
  const isModelFirst = language === 'en' || (language === 'th' && chance.maybe(0.3));
  const noun = language === 'en' ? withinName(oneOf(category.names.en)) : category.names[language];
  const model = `${brand} ${seriesOf(category.code, language, chance)}`;
  const words = spec.words[language]
    .replace('{h}', String(chance.pick([8, 20, 30, 40])))
    .replace('{l}', String(chance.pick([2, 3, 5, 8, 10])));
  const short = isModelFirst ? `${model} ${noun}` : `${noun} ${model}`;
  return {
    name: words === '' ? short : `${short}${language === 'en' ? ', ' : ' '}${words}`,
    short,
  };
}

/**
 * A category's name as it is within a name or a sentence: what is written with a capital
 * anywhere keeps it.
 */
export function withinName(noun: string): string {
  return /^(Bluetooth|Himalayan|T-|TV|P3K)/.test(noun)
    ? noun
    : `${noun.charAt(0).toLowerCase()}${noun.slice(1)}`;
}

/** Things that are sold by the pair, the pack or the heap keep their plural. */
const MANY =
  /(headphones|shoes|heels|sunglasses|jeans|gloves|skates|scissors|socks|vitamins|biscuits|noodles|grapes|apples|avocados|seeds|crayons|toys|sponges)$/i;

/** A category's English name as the name of one thing: `Air fryers` → `Air fryer`. */
export function oneOf(noun: string): string {
  if (MANY.test(noun)) return noun;
  return noun
    .replace(/mice$/, 'mouse')
    .replace(/knives$/, 'knife')
    .replace(/scarves$/, 'scarf')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}

function drawOffer(
  region: Region,
  chance: Chance,
  goods: string,
  at: number,
  sold: number,
  looks: readonly Look[],
): OfferSeed {
  const platform = region.platforms[(Number(goods) + at) % region.platforms.length] as string;
  const mall = platform !== 'TIKTOK' && chance.maybe(0.45);
  const share = at === 0 ? 0.6 : 0.3;
  return {
    externalId: `${goods}-${at}`,
    platform,
    shop: chance.pick(shopsOf(region.tenant)),
    mall,
    variant: chance.maybe(0.35) ? chance.pick(COLOURS[region.language]) : null,
    url: `https://${region.hosts[platform]}/i/${goods}-${at}`,
    flashHours: flashOf(Number(goods), chance),
    sold14: Math.floor(sold * share * 0.06 * chance.next()),
    sold30: Math.floor(sold * share * 0.13 * chance.next()),
    looks,
  };
}

/**
 * Some by chance, and some products whose first offer is Lazada's, so that even a small world has
 * flash sales there.
 */
function flashOf(goods: number, chance: Chance): number | null {
  const drawn = chance.maybe(0.06) ? chance.between(2, 30) : null;
  return drawn ?? (goods % 12 === 1 || goods % 12 === 7 ? 12 : null);
}

/**
 * Shipping and coupons, as this offer has them all along, so that they never look like a price
 * change.
 */
function withCosts(looks: readonly Look[], region: Region, chance: Chance): Look[] {
  const shipping = chance.maybe(0.5) ? 0 : shopPrice(chance.pick([29, 38, 45]), region);
  const coupon =
    chance.maybe(0.12) && looks.length > 20
      ? { coupon: shopPrice(20, region), couponCode: voucherOf(chance.between(10, 99)) }
      : {};
  return looks.map((look) => ({
    ...look,
    shipping,
    ...(coupon.coupon && look.price > coupon.coupon * 4 ? coupon : {}),
  }));
}

/** The code of a shop's own voucher. */
const voucherOf = (drawn: number): string =>
  `${['CART', 'EXTRA', 'VIP', 'BUNDLE'][drawn % 4]}${10 + (drawn % 5) * 5}`;

/** A major amount in the minor unit of the region's currency. */
export function minor(amount: number, region: Region): number {
  return Math.round(amount * 10 ** CURRENCIES[region.currency].digits);
}
