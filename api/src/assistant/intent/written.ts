/** What is asked of goods that only the text of their shop may say: by the words of every language. Pure. */
import { ALLERGENS, LEXICONS, sourceOf, TEXT_TOPICS } from '../../lexicon/index.ts';
import type { Lexicon, TextTopic } from '../../lexicon/index.ts';
import type { Topic } from './carry.ts';
import { bareOf } from './bare.ts';
import { isNothing, withoutKnown } from './left.ts';
import { placesIn } from './places.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

const pattern = (pick: (detail: Lexicon['detail']) => string) =>
  new RegExp(sourceOf(LEXICONS.map(({ detail }) => pick(detail))), 'gu');

const TOPICS = TEXT_TOPICS.map((topic) => ({
  topic,
  asked: pattern(({ textAsked }) => textAsked[topic]),
  said: pattern(({ textSaid }) => textSaid[topic]),
}));
const NAMED = ALLERGENS.map((one) => pattern(({ allergens }) => allergens[one]));

export const WRITTEN = {
  boast: pattern(({ boast }) => boast),
  lacking: pattern(({ lacking }) => lacking),
  received: pattern(({ received }) => received),
  receiving: pattern(({ receiving }) => receiving),
} as const;

/** Read so where titles seldom say what is asked; money, alerts and warnings come before it. */
export const OF_TEXT: readonly Question['kind'][] = [
  'FIND',
  'INCLUDED',
  'SERVICE',
  'ABOUT',
  'STOCK',
  'CHAT',
  'OUTSIDE',
  'UNREAD',
];
/** Traits that goods are looked for by as well: "got wide neck?" may want others. */
const TRAITS: readonly TextTopic[] = ['neck', 'dishwasher'];

/** One thing that is asked. */
export interface AskedPart {
  /** The words that it is asked with. */
  readonly words: string;
  /** Words of sentences that answer it. */
  readonly said: RegExp;
}

export interface Asked {
  readonly parts: readonly AskedPart[];
  /** The text without their words. */
  readonly rest: string;
  readonly isTrait: boolean;
}

/** What a text asks of goods; undefined: nothing that texts of shops are looked up for. */
export function askedOfText(typed: string): Asked | undefined {
  const text = typed.normalize('NFC').toLowerCase();
  const found = TOPICS.flatMap(({ topic, asked, said }) => {
    const [words] = text.match(asked) ?? [];
    return words === undefined ? [] : [{ topic, asked, said, words: words.trim() }];
  });
  // how long a battery lasts holds how long something lasts
  const parts = found.filter(
    (one) => !found.some((other) => other !== one && isWithin(one.words, other.words)),
  );
  if (parts.length === 0) return undefined;
  return {
    parts,
    rest: parts.reduce((left, { asked }) => without(left, asked), text),
    isTrait: parts.every(({ topic }) => TRAITS.includes(topic)),
  };
}
const isWithin = (one: string, other: string) => other.length > one.length && other.includes(one);

/** What somebody cannot stand, in the words of texts; undefined: nothing of it is named. */
export function allergensIn(typed: string): RegExp | undefined {
  const text = typed.normalize('NFC').toLowerCase();
  const named = NAMED.filter((one) => has(text, one));
  return named.length === 0
    ? undefined
    : new RegExp(named.map((one) => one.source).join('|'), 'gu');
}

/** "What does it smell like?", after perfume: asked of what was shown, and no other thing. */
export function writtenOf(topic: Topic, text: string, words: Words): Question | undefined {
  if (topic.things.length === 0) return undefined;
  const asked = askedOfText(text);
  if (asked === undefined || asked.isTrait) return undefined;
  const { CHEAPEST, CHEAPER, DEAREST } = words.orders;
  const around = [words.thePlace, words.pointing, words.goingOn, words.asking, words.particles];
  const orders = [DEAREST, CHEAPEST, CHEAPER, words.definite, SHOWN_WORDS.beside, words.have];
  const left = [...around, ...orders].reduce(without, withoutKnown(topic, asked.rest, words));
  if (!isNothing(bareOf(left, words), words)) return undefined;
  return {
    ...NOTHING,
    kind: 'INCLUDED',
    things: [wordsOfParts(asked)],
    places: placesIn(text, words),
  };
}

/** All that is asked, as it was typed. */
export const wordsOfParts = ({ parts }: Asked): string =>
  parts.map(({ words }) => words).join(', ');
