/** Patterns of what people ask, made of the words of all languages. */
import { isSpokenIn } from '#contract/market/speech.ts';
import { byCurrency, LEXICONS, sourceOf } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';
import { dictionaryOf, isTraitOnly, normalise, thingIn } from '../../words/index.ts';
import { numbersOf } from './shown.ts';

/** In the order in which they are looked for; the first that is found is what is meant. */
const ASKS = {
  COUPONS: 'coupons',
  SALES: 'sales',
  WAIT: 'wait',
  EXPLAIN: 'explain',
  COMPARE: 'compare',
  MEASURE: 'measure',
  GOOD_PRICE: 'goodPrice',
  SERVICE: 'service',
  SHOP: 'shopGoods',
  STOCK: 'stock',
  SHIPPING: 'shipping',
  SELLER: 'seller',
  DEALS: 'deals',
  HELP: 'help',
} as const satisfies Record<string, keyof Lexicon['asks']>;
export type Asked = keyof typeof ASKS;

const PLACES = ['first', 'second', 'third', 'fourth'] as const;
const NAMED_SALES = { HARBOLNAS: 'harbolnas', PAYDAY: 'payday' } as const;
/** Orders in which products are asked for, or what is asked for beside them. */
const ORDERS = {
  CHEAPEST: 'cheapest',
  DEAREST: 'dearest',
  RATED: 'rated',
  SOLD: 'sold',
  DEARER: 'dearer',
  CHEAPER: 'cheaper',
} as const satisfies Record<string, keyof Lexicon['follow']>;
export type Order = keyof typeof ORDERS | 'REVIEWED';

/** What may follow the angry word at the end of what is said. */
const LITTLE = '.{0,12}';
/** A double day of the calendar: 11.11. */
const DOUBLE_DAY = `(?<![\\d.])(?:${Array.from({ length: 12 }, (_, at) => `${at + 1}[./]${at + 1}`).join('|')})(?![\\d.])`;
const CURRENCY = String.raw`(?:rp|s?\$|฿|rm)?\s*`;

export type Words = ReturnType<typeof wordsOf>;

/** The patterns of these languages, without groups; all but `shop` find every place. */
export function wordsOf(lexicons: readonly Lexicon[], currency = '') {
  const read = readerOf(lexicons);
  return {
    /** The thing that a text names, by the names of a market. */
    thingIn: (text: string) => thingIn(text, currency),
    /** The kinds that a name may mean, by the names of a market. */
    kindsOf: (thing: string) => dictionaryOf(currency).kindsOf(thing),
    /** Only what a thing is like or for whom, by the names of a market. */
    isTraitOnly: (text: string) => isTraitOnly(text, currency),
    /** Numbers of pieces in words. */
    numbers: numbersOf(lexicons),
    ...asksOf(read),
    ...courtesyOf(read),
    ...followOf(read),
    ...aroundOf(read),
  };
}

type Pick = (one: Lexicon) => string;
type Reader = ReturnType<typeof readerOf>;

function readerOf(lexicons: readonly Lexicon[]) {
  const fields = (pick: Pick) => lexicons.map(pick);
  const all = (words: Readonly<Record<string, string>>) => Object.values(words).join('\n');
  const holes = {
    // PAYDAY25K is the code of a coupon
    sale: `${DOUBLE_DAY}|(?:${sourceOf(fields(({ shops }) => all(shops.saleDays)))})(?!\\d)`,
    shop: sourceOf(fields(({ shops }) => all(shops.platforms))),
    place: sourceOf(fields(({ follow }) => all(follow.places))),
    digit: '[1-4](?![.,]?\\d)',
    unit: sourceOf(fields(({ goods }) => `${all(goods.units)}\n${goods.hours}`)),
    amount: `${CURRENCY}(?:\\d|${sourceOf(fields(({ money }) => spokenFigures(money)))})`,
  };
  const source = (pick: Pick) => sourceOf(fields(pick), holes);
  return {
    sale: new RegExp(holes.sale, 'g'),
    place: holes.place,
    source,
    matcher: (pick: Pick) => new RegExp(source(pick), 'g'),
    /** The whole of what is said. */
    whole: (pick: Pick) => new RegExp(`^(?:${source(pick)})[\\s?.!]*$`, 'g'),
  };
}

/** Figures in words, and scales that stand for one of them. */
function spokenFigures({ figures, scales, whole }: Lexicon['money']): string {
  return [
    ...figures,
    ...(figures.length > 0 ? Object.keys(scales) : []),
    ...Object.keys(whole),
  ].join('\n');
}

function asksOf({ sale, matcher }: Reader) {
  return {
    asks: record(ASKS, (field) => matcher(({ asks }) => asks[field])),
    /** Prices by weight, volume or piece. */
    perUnit: matcher(({ wishes }) => wishes.perUnit),
    sale,
    sales: record(NAMED_SALES, (field) => matcher(({ shops }) => shops.saleDays[field])),
  };
}

function courtesyOf({ source, whole }: Reader) {
  const greeting = source(({ courtesy }) => courtesy.greetings);
  const thanks = source(({ courtesy }) => courtesy.thanks);
  const agreed = source(({ courtesy }) => courtesy.agreed);
  const particles = source(({ courtesy }) => courtesy.particles);
  return {
    /** A beginning of greetings and thanks, with what follows them. */
    courtesy: new RegExp(
      `^(?:(?:${greeting}|${thanks}|${agreed})(?:[\\s,.!~]|${particles})*)+`,
      'g',
    ),
    greeting: new RegExp(`^(?:${greeting})`, 'g'),
    /** At the beginning, or behind a word or two. */
    thanks: new RegExp(`^(?:\\S{1,12}[\\s,.!]+){0,2}(?:${thanks})`, 'g'),
    particles: new RegExp(particles, 'g'),
    rude: new RegExp(`${source(({ courtesy }) => courtesy.rude)}${LITTLE}$`, 'g'),
    /** Anywhere in what names nothing. */
    anger: new RegExp(
      source(({ courtesy }) => courtesy.rude),
      'g',
    ),
    enough: whole(({ courtesy }) => courtesy.enough),
  };
}

function followOf({ place, source, matcher, whole }: Reader) {
  const opening = source(({ follow }) => follow.opening);
  const closing = source(({ follow }) => follow.closing);
  const correction = source(({ follow }) => follow.correction);
  return {
    goingOn: new RegExp(`^(?:(?:${correction}|${opening})[\\s,]*){1,2}|${closing}\\s*\\??$`, 'g'),
    correction: new RegExp(correction, 'i'),
    definite: matcher(({ follow }) => follow.definite),
    more: whole(({ follow }) => follow.more),
    otherColours: whole(({ follow }) => follow.otherColours),
    saidOf: new RegExp(`^(?:${source(({ follow }) => follow.saidOf)})`),
    feature: whole(({ follow }) => follow.feature),
    orders: {
      REVIEWED: matcher(({ detail }) => detail.reviewed),
      ...record(ORDERS, (field) => matcher(({ follow }) => follow[field])),
    },
    /** Also a place alone, as an answer begins with it: "first, please". */
    thePlace: new RegExp(
      `${source(({ follow }) => follow.thePlace)}|^${place}(?=[,.?!](?:\\s|$)|$)`,
      'g',
    ),
    /** From the first to the fourth; digits say them as well. */
    places: PLACES.map(
      (place, at) => new RegExp(`${source(({ follow }) => follow.places[place])}|${at + 1}`, 'g'),
    ),
    last: matcher(({ follow }) => follow.places.last),
    beyond: matcher(({ follow }) => follow.places.beyond),
    /** Where two are compared a place needs no word beside it: "first against last". */
    anyPlace: new RegExp(place, 'g'),
    pointing: matcher(({ follow }) => follow.pointing),
    pointers: matcher(({ follow }) => follow.pointers),
    otherBudget: matcher(({ follow }) => follow.otherBudget),
  };
}

/** Where the next question begins; in another language the word for it may be "at". */
function nextOf({ source }: { source: Reader['source'] }): RegExp {
  return new RegExp(
    `[?!;,\\n]+\\s|[?!;\\n]+|\\.\\s|[\\s,]+(?:${source(({ around }) => around.next)})(?=[\\s\\u0E00-\\u0E7F])`,
    'gi',
  );
}

function aroundOf({ source, matcher }: Reader) {
  const colour = source(({ traits }) => `${traits.colour}\n${normalise(traits.colour)}`);
  // also without the marks of Vietnamese
  const both = (words: string) =>
    normalise(words) === words ? words : `${words}\n${normalise(words)}`;
  const colours = source(({ traits }) => both(Object.values(traits.colours).join('\n')));
  return {
    fillers: matcher(({ around }) => around.fillers),
    /** Between offers; a comma is not enough. */
    beside: matcher(({ around }) => around.between),
    lacking: matcher(({ wishes }) => wishes.lacking),
    /** A wish is taken back. */
    needless: matcher(({ wishes }) => wishes.needless),
    /** Around a figure that is the least. */
    atLeast: matcher(({ money }) => `${money.atLeast}\n${money.atLeastBehind}`),
    atMost: matcher(({ money }) => `${money.atMost}\n${money.atMostBehind}`),
    noBudget: matcher(({ wishes }) => wishes.noBudget),
    moreBudget: matcher(({ wishes }) => wishes.moreBudget),
    cheap: matcher(({ wishes }) => wishes.cheap),
    between: new RegExp(`${source(({ around }) => around.between)}|[,/]`, 'g'),
    /** Wished for: no question whether a discount is real or what sending costs. */
    wished: matcher(({ shops, wishes }) => `${wishes.realDiscount}\n${shops.freeShipping}`),
    asWish: {
      SHIPPING: matcher(({ shops }) => shops.freeShipping),
      SELLER: matcher(({ wishes }) => wishes.official),
      FLASH: matcher(({ wishes }) => wishes.flashSale),
      EXPLAIN: matcher(({ wishes }) => wishes.realDiscount),
    },
    inTotal: matcher(({ wishes }) => wishes.inTotal),
    have: matcher(({ around }) => around.have),
    seeking: matcher(({ around }) => around.seeking),
    next: nextOf({ source }),
    place: matcher(({ around }) => around.place),
    trait: matcher(({ around, traits }) => `${around.trait}\n${around.place}\n${traits.colour}`),
    size: matcher(({ around }) => around.size),
    asking: matcher(({ around }) => around.asking),
    whom: matcher(({ goods }) => Object.values(goods.whom).join('\n')),
    ...sizesOf(source),
    // a Thai word that goes on is another one
    colours: new RegExp(`(?:${colour}\\s*)?${colours}(?![\\u0E01-\\u0E4E])`, 'g'),
    whose: new RegExp(
      source(({ around }) => around.whose),
      'gi',
    ),
    // once: a shop may be called "Toko Ceria" and be asked for as "toko Toko Ceria"
    shop: new RegExp(
      source(({ around }) => around.shop),
      'i',
    ),
  };
}

/** Figures with their units, and with what so much comes in. */
function sizesOf(source: Reader['source']) {
  const units = source(({ goods }) => Object.values(goods.units).join('\n'));
  const measure = `(?<![\\p{Script=Latin}\\d])\\d+(?:[.,]\\d+)?[\\s-]*(?:${units})(?![\\p{L}\\d])`;
  const container = source(({ goods }) => `${goods.containers}\n${goods.packs}`);
  return {
    measure: new RegExp(measure, 'giu'),
    /** So much of it with what it comes in, "5 kg bags": what it comes in is no thing. */
    contained: new RegExp(
      `(${measure})[\\s-]*(?:of\\s+)?(?:${container})(?![\\p{L}\\d])|(?<![a-z\\d])(?:${container})\\s*(${measure})`,
      'giu',
    ),
  };
}

function record<Key extends string, Field extends string>(
  fields: Readonly<Record<Key, Field>>,
  pattern: (field: Field) => RegExp,
): Readonly<Record<Key, RegExp>> {
  return Object.fromEntries(
    (Object.entries(fields) as [Key, Field][]).map(([key, field]) => [key, pattern(field)]),
  ) as Record<Key, RegExp>;
}

export function has(text: string, pattern: RegExp): boolean {
  return text.search(pattern) >= 0;
}

export function without(text: string, pattern: RegExp): string {
  return text.replace(pattern, ' ');
}

/**
 * The text without a name that `thingIn` found in it, which it gives without marks, nuoc giat, but
 * where these alone make it one: váy.
 */
export function withoutName(text: string, name: string): string {
  const plain = normalise(text);
  const isPlain = plain.length === text.length && normalise(name) === name;
  const read = isPlain ? plain : text.toLowerCase();
  const at = read.indexOf(name);
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`;
}

/** Of every language that is read. */
export const WORDS = wordsOf(LEXICONS);

/**
 * The same with the names of things of the market where people pay in this currency. What is said
 * around a thing in a language that is not spoken there may name one: "ba" of Filipino, and "ba lô".
 */
export const wordsIn = byCurrency((currency): Words => {
  const spoken = LEXICONS.filter(
    (one) => one.language === 'th' || isSpokenIn(one.language, currency),
  );
  return {
    ...WORDS,
    numbers: numbersOf(spoken),
    fillers: readerOf(spoken).matcher(({ around }) => around.fillers),
    next: nextOf(readerOf(spoken)),
    thingIn: (text) => thingIn(text, currency),
    kindsOf: (thing) => dictionaryOf(currency).kindsOf(thing),
    isTraitOnly: (text) => isTraitOnly(text, currency),
  };
});
