/**
 * What a question means after those before it. Read again from the questions themselves each time,
 * so that nothing is kept besides them. Pure but for the weights, which are read once.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { alikeOf } from './alike.ts';
import { allowedIn } from './allowed.ts';
import { amongOf } from './among.ts';
import { byExample } from './by-example.ts';
import type { Topic } from './carry.ts';
import { cautioned } from './cautioned.ts';
import { clausesOf } from './clause.ts';
import { essenceOf, soughtIn } from './essence.ts';
import { goOn } from './go-on.ts';
import { ON_BOARD, warnedOfInfant } from './khum.ts';
import { othersIn } from './left.ts';
import { ofMakers } from './makers.ts';
import { bothOf, otherOneIn, othersOfKindIn } from './moved.ts';
import { correctedIn, plainly } from './plainly.ts';
import { isOfOne, NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { withoutWithdrawn } from './refused.ts';
import { scaledAfter } from './scaled.ts';
import { topicAfter } from './topic.ts';
import { asTyped } from './typed.ts';
import { has, wordsIn } from './words.ts';
import { OF_TEXT, writtenOf } from './written.ts';
import type { Words } from './words.ts';

/** Before anything was said. */
const START: Topic = { kind: 'FIND', things: [], asked: 'FIND', page: 1, sum: '' };

/** `before`: the questions of the conversation, the oldest first. */
export function understand(
  typed: string,
  questions: readonly string[],
  currency: CurrencyCode,
  words: Words = wordsIn(currency),
): Question {
  const spelt = (one: string) => correctedIn(plainly(one, currency, words), words);
  const scaled = (one: string, at: number) => scaledAfter(one, questions.slice(0, at), currency);
  const before = questions
    .map(scaled)
    .flatMap((one) => clausesOf(one, words))
    .flatMap(spelt);
  const [text = '', ...taken] = spelt(scaled(typed, questions.length)).toReversed();
  before.push(...taken.toReversed());
  let topic = START;
  let question: Question = { ...NOTHING, kind: 'FIND' };
  for (const next of [...before, text]) {
    const others = allowedIn(topic, next, words) ?? othersOfKindIn(topic, next, currency, words);
    const [of, said] = others ? [others.topic, others.text] : [topic, otherOneIn(topic, next)];
    const read = bothOf(topic, heard(of, said, currency, words), words);
    const { things, ...asked } = alikeOf(topic, read, next, currency, words);
    const isOfGoods = asked.kind === 'FIND' || isOfOne(asked.kind);
    const kept = isOfGoods
      ? things.map((one) => soughtIn(essenceOf(one, currency, words, next), words))
      : things;
    const { of: known } = asked;
    question = {
      ...asked,
      things: kept,
      ...(known === undefined ? {} : { of: withoutWithdrawn(known, next, currency) }),
    };
    const isPriced = question.kind === 'GOOD_PRICE' || question.kind === 'CLAIM';
    topic = {
      ...topicAfter(topic, question, currency, words),
      priced: isPriced ? next : undefined,
      served: question.kind === 'SERVICE' ? question : undefined,
      warned: question.warning ?? (next.includes(ON_BOARD) ? 'carrier' : undefined),
    };
  }
  return {
    ...question,
    said: typed,
    ...(has(text.toLowerCase(), words.inTotal) ? { isTotal: true } : {}),
    things: question.things.map((thing) => asTyped(thing, [text, ...before.toReversed()])),
  };
}

/** By the rules, and by examples where they read words that they do not know. */
function heard(topic: Topic, text: string, currency: CurrencyCode, words: Words): Question {
  const read = (said: string) => ruled(topic, said, currency, words);
  const byRules = ofMakers(topic, read(text), words);
  const alone = () => aloneOf(text, currency, words);
  const meant = byExample(topic, { text, byRules, alone, read }, currency, words) ?? byRules;
  // "how many days do I have?", after how to return something: nothing else was spoken of
  const { kind, things, by, places } = meant;
  const isOfNothing = kind === 'FIND' && things.length === 0 && by === null && places.length === 0;
  if (isOfNothing && topic.things.length === 0 && topic.served) return topic.served;
  const ofText = OF_TEXT.includes(kind) ? writtenOf(topic, text, words) : undefined;
  if (ofText) return ofText;
  const warned = warnedOfInfant(topic.things, meant, text.toLowerCase()) ?? meant;
  return cautioned(warned, text, read, currency, words);
}

const ruled = (topic: Topic, text: string, currency: CurrencyCode, words: Words): Question =>
  amongOf(topic, text, words, (one) =>
    goOn(topic, othersIn(topic, one, words) ?? one, currency, words),
  );

/** What the rules take a sentence for when nothing precedes it. */
export function aloneOf(text: string, currency: CurrencyCode, words: Words): Question {
  return ruled(START, text, currency, words);
}
