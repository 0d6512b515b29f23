/**
 * The maker whose name stands in a title, for feeds that say none. Pure.
 *
 * Names stand in `brands/`: after commas, `=` before other spellings and lines of models, `?` behind
 * a name that is also a common word, `!` behind one that says nothing by itself.
 */
import { anyOf, phrasesIn, LEXICONS, wordsIn } from '../lexicon/index.ts';
import { BEAUTY } from './brands/beauty.ts';
import { DEVICES, ELECTRONICS } from './brands/electronics.ts';
import { FAMILY } from './brands/family.ts';
import { FASHION } from './brands/fashion.ts';
import { HOME } from './brands/home.ts';
import { COMMON } from './dictionary.ts';
import { wordsOf } from './words.ts';

interface Brand {
  readonly name: string;
  /** It is also a common word: only some places of a title make it a maker. */
  readonly common: boolean;
  /** Its things have cases, glasses and chargers of other makers. */
  readonly hasParts: boolean;
}

const LONGEST = 4;
/** So many words of a title say what it sells; what comes later is what that has or fits. */
const FRONT = 6;
const BRANDS = new Map<string, Brand>();
for (const [list, hasParts] of [
  [DEVICES, true],
  [ELECTRONICS, false],
  [BEAUTY, false],
  [HOME, false],
  [FASHION, false],
  [FAMILY, false],
] as const)
  for (const entry of list.split(',')) {
    const [said = '', ...others] = entry.split('=').map((one) => one.trim());
    const name = said.replace(/[?!]$/, '');
    if (!said.endsWith('!')) add(name, { name, common: said.endsWith('?'), hasParts });
    for (const other of others)
      add(other.replace('?', ''), { name, common: other.endsWith('?'), hasParts });
  }

/** Words that some name begins with: most words of a title are none. */
const FIRST = new Set([...BRANDS.keys()].map((key) => key.split(' ')[0]));

function add(spelling: string, brand: Brand): void {
  const key = keyOf(spelling);
  for (const one of [key, ...COMMON.spellingsOf(key).map(keyOf)])
    if (!BRANDS.has(one)) BRANDS.set(one, brand);
}

function keyOf(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .join(' ');
}

const wordSet = (phrases: readonly string[]) => new Set(phrases.map(keyOf));
/** Before the name of a maker: "merk", "ยี่ห้อ". */
const BRAND_WORDS = wordSet(LEXICONS.flatMap(({ goods }) => phrasesIn(goods.brandWords)));
const FOR = wordSet(LEXICONS.flatMap(({ search }) => phrasesIn(search.madeFor.for)));
const GENUINE = wordSet(LEXICONS.flatMap(({ goods }) => phrasesIn(goods.genuine)));
const SHOP_WORDS = wordSet(LEXICONS.flatMap(({ goods }) => phrasesIn(goods.shopWords)));
const PARTS = new RegExp(`^(?:${anyOf(({ goods }) => goods.parts)})$`, 'iu');
/** What shops shout before a title begins: 【COD】, [READY STOCK]. */
const SHOUT = /^\s*(?:[[(【<*][^\])】>*]{0,40}[\])】>*]\s*)+/u;

/** Whether a text is what comes before a maker's name, by itself: the name of a specification. */
export function isBrandWord(text: string): boolean {
  return BRAND_WORDS.has(keyOf(text));
}

/** Whether a maker is called so, as `normalise` leaves it. */
export function isMakerName(term: string): boolean {
  return BRANDS.has(term);
}

/** What else is known of a listing. */
export interface Listing {
  readonly title: string;
  readonly shop?: string | null;
}

/**
 * The maker of what a listing sells, as the list writes it, else as its own shop's name is written;
 * undefined where none is certain enough to be said.
 */
export function brandIn({ title, shop }: Listing): string | undefined {
  const text = title.replace(SHOUT, '');
  const words = wordsOf(text).map((word) => word.text);
  return byList(words, isPart(words)) ?? byShop(words, shop ?? '') ?? byPlace(text);
}

/**
 * Places of the words that are a maker's own name and no thing, where it has several: both of
 * "skin game" toner, "hp" of "printer hp".
 */
export function placesOfMakers(words: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    if (!FIRST.has(words[at] as string)) continue;
    for (let size = Math.min(LONGEST, words.length - at); size > 1; size--) {
      const brand = BRANDS.get(words.slice(at, at + size).join(' '));
      if (!brand || brand.common) continue;
      const own = new Set(keyOf(brand.name).split(' '));
      for (let place = at; place < at + size; place++)
        if (own.has(words[place] as string)) places.add(place);
      at += size - 1;
      break;
    }
  }
  return places;
}

/** Whether a part or an accessory is named before any other thing: "Case Samsung A54". */
function isPart(words: readonly string[]): boolean {
  for (let at = 0; at < Math.min(words.length, FRONT); at++)
    for (const size of [3, 2, 1]) {
      const name = words.slice(at, at + size).join(' ');
      if (PARTS.test(name)) return true;
      if (COMMON.isThing(name)) return PARTS.test(words.slice(at + size, at + size + 1).join(' '));
    }
  return false;
}

function byList(words: readonly string[], ofPart: boolean): string | undefined {
  for (let at = 0; at < words.length; at++) {
    if (FOR.has(words[at] as string)) return undefined;
    if (!FIRST.has(words[at] as string)) continue;
    for (let size = Math.min(LONGEST, words.length - at); size > 0; size--) {
      const brand = BRANDS.get(words.slice(at, at + size).join(' '));
      if (!brand) continue;
      if (isMaker(brand, words, at, size, ofPart)) return brand.name;
      break;
    }
  }
  return undefined;
}

function isMaker(
  brand: Brand,
  words: readonly string[],
  at: number,
  size: number,
  ofPart: boolean,
): boolean {
  const before = words[at - 1] ?? '';
  const after = words[at + size] ?? '';
  if (BRAND_WORDS.has(before)) return true;
  if (ofPart && brand.hasParts) return GENUINE.has(before) || GENUINE.has(after);
  if (!brand.common || endsThing(words, at)) return true;
  return at === 0 && (beginsThing(words, size) || /\d/.test(words[size] ?? ''));
}

/** Whether a thing that is sold is named right before: "kipas angin Cosmos". */
function endsThing(words: readonly string[], at: number): boolean {
  return [1, 2, 3].some(
    (size) => at >= size && COMMON.isThing(words.slice(at - size, at).join(' ')),
  );
}

/** Right behind, or behind one word more: "Clear anti dandruff shampoo" is too far. */
function beginsThing(words: readonly string[], at: number): boolean {
  return [at, at + 1].some((from) =>
    [1, 2, 3].some((size) => COMMON.isThing(words.slice(from, from + size).join(' '))),
  );
}

/** A shop that is named as its titles begin sells what it makes: Skin Game Official Store. */
function byShop(words: readonly string[], shop: string): string | undefined {
  const said = [...shop.matchAll(/[\p{L}\p{M}\p{N}&'.+-]+/gu)].map(([one]) => one);
  const own = said.filter((one) => !SHOP_WORDS.has(keyOf(one)));
  const keys = own.flatMap((one) => wordsOf(one).map((word) => word.text));
  const key = keys.join(' ');
  const begins = words.slice(0, keys.length).join(' ') === key;
  if (begins && key.length >= 4 && keys.length <= LONGEST && !isOfThings(keys))
    return own.join(' ');
  return byBeginning(words[0] ?? '', said[0] ?? '');
}

/** A word that names nothing else begins both: "Rocoren cable" of Rocoren Direct Store. */
function byBeginning(first: string, shop: string): string | undefined {
  const isWord = COMMON.isKnown(first) || COMMON.mayBegin(first) || SHOP_WORDS.has(first);
  if (isWord || !/^[a-z]{5,}$/.test(first) || !keyOf(shop).startsWith(first)) return undefined;
  return shop.slice(0, first.length);
}

/** Whether the words only say what is sold. */
function isOfThings(keys: readonly string[]): boolean {
  return (
    keys.every((one) => COMMON.isThing(one) || COMMON.isTrait(one)) ||
    COMMON.isThing(keys.join(' '))
  );
}

/**
 * A word that nothing else is called, where titles put their maker: written large before what it
 * makes ("VELINA outer rajut"), or set off from it ("WINOD - Tyra flatshoes"). Of a part it may be
 * what that fits.
 */
function byPlace(text: string): string | undefined {
  const [first = '', ...others] = said(text);
  const second = others[0] ?? '';
  const begun = text.trimStart();
  const behind = begun.slice(first.length);
  // what is decked out with signs is shouted
  if (!begun.startsWith(first) || !isUnknown(first) || !/^[\s®™|:]/u.test(behind)) return undefined;
  const words = said(text).map(keyOf);
  if (isPart(words) || words.some((word) => FOR.has(word))) return undefined;
  const isQuiet = others.filter((one) => /\p{Ll}{3}/u.test(one)).length >= 2;
  if (isLarge(first) && isQuiet)
    return isLarge(second) && isUnknown(second) ? `${first} ${second}` : first;
  return /^\s*(?:[|:]|[-–]\s)/u.test(behind) ? first : undefined;
}

const said = (text: string) => text.match(/[\p{L}\p{M}\p{N}&'.]+/gu) ?? [];
const isLarge = (word: string) => word === word.toUpperCase();

const NOISE = wordsIn(({ goods, stopWords }) => `${goods.noise} ${stopWords}`);

/** A word of Latin letters that names no thing, no trait and nothing else that is known. */
function isUnknown(word: string): boolean {
  const key = keyOf(word);
  const isWord =
    COMMON.isKnown(key) || COMMON.mayBegin(key) || SHOP_WORDS.has(key) || NOISE.has(key);
  return /^[A-Za-z]{4,}$/.test(word) && !isWord;
}
