/**
 * What a sentence wants by examples (`learned/`), where the rules read words that they do not know.
 * It is then said in words that they do know, with what it names and its amount, or is what is
 * answered whatever it names. Pure but for the weights, which are read once.
 */
import { LRUCache } from 'lru-cache';
import { CURRENCIES } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { isBrandWord, isKnownName, wordsOf } from '../../words/index.ts';
import { intentOf } from '../../search/index.ts';
import { featuresOf, wantsIn } from '../learned/learned.ts';
import type { Judged } from '../learned/classifier.ts';
import type { Want } from '../learned/wants.ts';
import { amountsIn } from '../sum/amounts.ts';
import { bareOf } from './bare.ts';
import type { Topic } from './carry.ts';
import { DETAIL } from './detail-words.ts';
import { placesIn } from './places.ts';
import { isOfOne, NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { TALK } from './talk.ts';
import { has, without } from './words.ts';
import { BUDGETS, FIXED, OF_ALL, SENTENCES } from './wanted.ts';
import type { Words } from './words.ts';

/** A sentence as the rules read it. */
interface Reading {
  readonly text: string;
  readonly byRules: Question;
  /** As they read it where nothing precedes it. */
  readonly alone: () => Question;
  /** As they read another sentence in its place. */
  readonly read: (said: string) => Question;
}

/** So sure it must be where the rules look for words, and it names neither a thing nor a maker … */
const OF_NOTHING = 0.55;
/** … where they read something else in it … */
const OF_KIND = 0.85;
/** … and where it names one, besides so many words that nobody knows. */
const OF_NAMED = 0.9;
/** … and where they read a budget in it. */
const OF_LIMITS = 0.93;
/** A sum that nobody reckons is no answer, so it must be one. */
const OF_SUM = 0.8;
/** Fewer amounts are no sum, where nothing was reckoned before. */
const FEW = 3;
const MANY = 5;
/** So few words may be a name. */
const NAME = 3;
/** What ends with the short figure of a model: "lumo wave 2". */
const MODEL = /^[a-z]{3,}(?: [a-z]{2,})* \d{1,2}$/i;

export function byExample(
  topic: Topic,
  { text, byRules, alone, read }: Reading,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const least = leastOf(topic, text, byRules, currency, words);
  if (least === undefined) return undefined;
  const { want, sure } = wantOf(text, alone, currency, words);
  // asked of this site by its name, whatever it is
  const isOfKhum = KHUM.test(text) && byRules.kind === 'FIND' && !namesAny(text, words);
  if (sure < least) return isOfKhum ? { ...NOTHING, kind: 'HELP' } : undefined;
  const isNamed = namesAny(text, words);
  // of what was shown nothing is asked before anything was, and a word or two may be a name
  const isFirst = topic.things.length === 0 && topic.asked === 'FIND';
  if (isFirst && wordsOf(text).length <= NAME) return undefined;
  const isAlike = (ALIKE[want] ?? []).includes(byRules.kind);
  const isOfCoupons = byRules.kind === 'COUPONS' && (isAlike || isFirst);
  if (isOfCoupons || (isAlike && (isNamed || isFirst))) return undefined;
  // "hanaro, buy now or wait?": as they read it of one, a word or two name which
  const [thing = ''] = byRules.things;
  const isProduct = wordsOf(thing).length < NAME || MODEL.test(thing);
  if (isAlike && isOfOne(byRules.kind) && isProduct) return undefined;
  const fixed = FIXED[want];
  // a word or two behind goods seldom ask of anything else
  const few = fixed ? NAME : NAME - 1;
  if (!isFirst && wordsOf(text).length <= few && sure < OF_KIND) return undefined;
  const isSum = fixed?.kind === 'UNREAD' || fixed?.kind === 'UNREAD_PACKS';
  if (isSum && (sure < OF_SUM || amountsIn(text, currency).length < (isFirst ? FEW : 1)))
    return undefined;
  // an answer about babies needs a baby in the conversation
  const isOfChild = [text, ...topic.things].some((one) => has(one.toLowerCase(), TALK.infant));
  if (fixed?.warning === 'infant' && !isOfChild) return undefined;
  // whoever asks how to pay is not frightened
  if (SCAMS.includes(fixed?.warning) && sure < OF_SUM) return undefined;
  // "so which one, what do I pay?" asks of the sum
  if (fixed?.about?.includes('paid') && SUMS.includes(topic.asked)) return undefined;
  // a power bank that may come on board is looked for
  if (isNamed && fixed?.warning === 'carrier') return undefined;
  // "do you have the samsung s25?"
  if (fixed && isProduct && has(text.toLowerCase(), words.have)) return undefined;
  if (fixed) return { ...NOTHING, ...fixed };
  if (isFirst && !OF_ALL.includes(want) && !isNamed) return undefined;
  const sentence = sentenceOf(want, topic, text, currency, words);
  return sentence === undefined ? undefined : read(sentence);
}

/**
 * How sure examples must be; undefined: the rules took no words for names that neither the
 * dictionary nor the makers have.
 */
function leastOf(
  { things: [before = ''] }: Topic,
  text: string,
  { kind, things: [thing], by, places }: Question,
  currency: CurrencyCode,
  words: Words,
): number | undefined {
  if (thing === undefined || by !== null || places.length > 0) return undefined;
  if (!DOUBTED.includes(kind)) return undefined;
  if (kind === 'INCLUDED' && has(text.toLowerCase(), DETAIL.partGood)) return undefined;
  if (KHUM.test(text)) return OF_NOTHING;
  const named = intentOf(thing, currency).text.toLowerCase();
  const left = bareOf(
    [words.particles, words.colours, words.size, words.asWish.FLASH].reduce(without, named),
    words,
  );
  const isIn = (whole: string, word: string) => wordsOf(whole).some((one) => one.text === word);
  const unknown = wordsOf(left)
    .map((word) => word.text)
    .filter((word) => !isKnown(word, words) && isIn(text, word) && !isIn(before, word));
  // parted by a dictionary what goods are like has no word that is known
  const isTrait = words.isTraitOnly(left.replace(before.toLowerCase(), ' ').trim());
  if (unknown.length === 0 || isTrait) return undefined;
  if (namesAny(text, words)) return unknown.length < MANY ? undefined : OF_NAMED;
  if (readsLimits(thing, before, currency)) return OF_LIMITS;
  return kind === 'FIND' ? OF_NOTHING : OF_KIND;
}

const KHUM = /(?<!\p{L})khum(?!\p{L})/iu;

/** They read another budget, or another wish. */
function readsLimits(thing: string, before: string, currency: CurrencyCode): boolean {
  const { text: _text, ...now } = intentOf(thing, currency);
  const then = intentOf(before, currency);
  return Object.entries(now).some(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(then[key as keyof typeof then]),
  );
}

function namesAny(text: string, words: Words): boolean {
  const isMade = wordsOf(text).some((word) => isBrandWord(word.text));
  return isMade || words.thingIn(text.toLowerCase()) !== undefined;
}

const SCAMS: readonly Question['warning'][] = ['scam', 'scammed'];
const SUMS: readonly Question['kind'][] = ['OFFERS', 'RECKON', 'PACKS'];

/** What a sentence that nobody understands is taken for. */
const DOUBTED: readonly Question['kind'][] = [
  'FIND',
  'INCLUDED',
  'GOOD_PRICE',
  'EXPLAIN',
  'COUPONS',
  'SHIPPING',
  'SELLER',
  'STOCK',
  'WAIT',
  'DEALS',
];

/** As what the rules read it too: they see more of what it names. */
const ALIKE: { readonly [One in Want]?: readonly Question['kind'][] } = {
  cheaper: ['FIND'],
  better: ['FIND'],
  cheapest: ['FIND'],
  rated: ['FIND'],
  sold: ['FIND'],
  lowest: ['GOOD_PRICE'],
  fair: ['GOOD_PRICE'],
  wait: ['WAIT'],
  real: ['EXPLAIN'],
  shipping: ['SHIPPING', 'FIND'],
  seller: ['SELLER'],
  stock: ['STOCK'],
  coupons: ['COUPONS'],
  biggest: ['DEALS', 'FIND'],
  flash: ['DEALS', 'FIND', 'EXPLAIN'],
};

const isKnown = (word: string, { isTraitOnly }: Words): boolean =>
  /^\d/.test(word) || isKnownName(word) || isTraitOnly(word) || isBrandWord(word);

const judgedBefore = new LRUCache<string, Judged>({ max: 500 });

function wantOf(text: string, alone: () => Question, currency: CurrencyCode, words: Words): Judged {
  const key = `${currency} ${text}`;
  const before = judgedBefore.get(key);
  if (before) return before;
  const [first] = wantsIn(featuresOf(text, alone(), currency, words)) as [Judged];
  judgedBefore.set(key, first);
  return first;
}

function sentenceOf(
  want: Want,
  { asked }: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): string | undefined {
  const amount = amountOf(text, currency);
  const it = namedIn(text, words);
  if (asked === 'ALERT' && BUDGETS.includes(want))
    return amount === undefined ? undefined : SENTENCES.alert?.('it', amount);
  return SENTENCES[want]?.(it, amount);
}

/** The first amount of money, as a plain figure. */
function amountOf(text: string, currency: CurrencyCode): string | undefined {
  const first = amountsIn(text, currency).find(({ isShare, isCount }) => !isShare && !isCount);
  return first && String(first.amount / 10 ** CURRENCIES[currency].digits);
}

/** The makers and the thing that it names, or which of what was shown. */
function namedIn(text: string, words: Words): string {
  const lower = text.toLowerCase();
  const [place] = placesIn(lower, words);
  if (place !== undefined) return PLACES[place] ?? 'the last one';
  const makers = wordsOf(text)
    .map((word) => word.text)
    .filter(isBrandWord);
  const named = [...makers, words.thingIn(lower) ?? ''].join(' ').trim();
  return named === '' ? 'it' : named;
}
const PLACES = ['the first one', 'the second one', 'the third one', 'the fourth one'];
