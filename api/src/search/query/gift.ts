/**
 * A present that is looked for, where no thing is named: "gift for dad under 500", "ของขวัญให้แฟน",
 * "kado untuk ibu". Goods of kinds that make a present for whom it is stand for the words (the
 * assistant reads and answers by the same: `api/src/words/present/`).
 */
import type { CurrencyCode } from '#contract/money.ts';
import { anyOf, wordsIn } from '../../lexicon/index.ts';
import type { Interest, Person } from '../../lexicon/index.ts';
import {
  interestsIn,
  personIn,
  PRESENTS,
  thingIn,
  withoutPerson,
  wordsOf,
} from '../../words/index.ts';
import { amountOf } from './amount.ts';
import { isQuoted } from './intent.ts';
import type { Intent } from './intent.ts';
import { cutRefused } from './refuse.ts';
import { isSoft } from './soft.ts';

export interface Gift {
  /** What says so, as it was typed beside limits; it is read as the same gift again. */
  readonly words: string;
  readonly person: Person;
  /** In years; 0 is below one. */
  readonly age: number | null;
  readonly liked: readonly Interest[];
  readonly disliked: readonly Interest[];
  /** What else the words say. */
  readonly rest: string;
}

/** Nothing longer is a query for a present; titles say for whom things are, too. */
const MOST_WORDS = 24;
/** A lone figure of so much or more is what one has to spend. */
const LEAST_BUDGET = /^(?:\d{1,3}(?:[.,]\d{3})+|\d{2,9})$/;

const LIKING = new RegExp(
  anyOf(({ talk }) => `${talk.likes}\n${talk.dislikes}\n${talk.fondOf}`),
  'gu',
);
const STOP_WORDS = wordsIn(({ stopWords }) => stopWords);

/** Undefined where a thing is named, or something else that a gift may be: a gift box. */
export function giftIn(keyword: string, currency: string): Gift | undefined {
  const words = cutRefused(keyword).text;
  if (isQuoted(words)) return undefined;
  const said = words.toLowerCase();
  if (said.search(PRESENTS) < 0 || wordsOf(said).length > MOST_WORDS) return undefined;
  const left = withoutPerson(said);
  if (thingIn(left, currency) !== undefined) return undefined;
  const { person, age } = personIn(said);
  const { liked, disliked } = interestsIn(said);
  const rest = wordsOf(left.replace(LIKING, ' '))
    .map(({ text }) => text)
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word) && !isSoft(word, currency));
  const isOfSomebody = person !== 'anyone' || age !== null || liked.length > 0;
  if (!isOfSomebody && rest.some((word) => !LEAST_BUDGET.test(word))) return undefined;
  return { words, person, age, liked, disliked, rest: rest.join(' ') };
}

/** What is asked for as a gift, a figure that says nothing of itself being the budget. */
export function withGift(intent: Intent, currency: CurrencyCode): Intent & { gift?: Gift } {
  const gift = giftIn(intent.text, currency);
  if (gift === undefined) return intent;
  const figure = gift.rest.split(' ').find((word) => LEAST_BUDGET.test(word));
  const isBounded = intent.minAmount !== undefined || intent.maxAmount !== undefined;
  const amount =
    figure === undefined || isBounded ? undefined : amountOf(figure, 1, true, currency);
  if (figure === undefined || amount === undefined) return { ...intent, text: gift.rest, gift };
  const without = (text: string) => text.replace(figure, ' ').replace(/\s+/g, ' ').trim();
  const [words, rest] = [without(gift.words), without(gift.rest)];
  return { ...intent, text: rest, maxAmount: amount, gift: { ...gift, words, rest } };
}
