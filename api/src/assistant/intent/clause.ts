/** Several questions in one turn, one after the other: "when is 11.11? and where is my order". Pure. */
import type { Person } from '../../lexicon/index.ts';
import { BESIDE } from './khum.ts';
import { DETAIL } from './detail-words.ts';
import { questionOf } from './intent.ts';
import type { Question } from './question.ts';
import { couponTermIn } from './shown.ts';
import { TALK } from './talk.ts';
import type { Words } from './words.ts';
import { has, without, WORDS } from './words.ts';
import { AGED, personIn } from '../../words/index.ts';

/** Answered by themselves, whatever else is asked. */
const ALONE: readonly Question['kind'][] = [
  'SALES',
  'SERVICE',
  'TRUST',
  'ABOUT',
  'OUTSIDE',
  'CHAT',
  'HELP',
  'ALERT',
];
/** Read as a whole, however many sentences they have. */
const WHOLE: readonly Question['kind'][] = ['WARNING', 'CALM', 'FINE', 'COMPARE'];
const MOST = 3;
/** A figure with its currency or scale. */
const PRICE = /(?<!\p{L})(?:\p{L}{1,3})?\p{Sc}?\s?\d[\d.,]*\p{L}{0,3}(?!\p{L})/gu;
/** "What can I get him": of somebody who was named before. */
const UNNAMED: readonly Person[] = ['anyone', 'man', 'woman'];

/** The questions of a turn; one unless each of several can be answered by itself. */
export function clausesOf(text: string, words: Words = WORDS): string[] {
  const whole = questionOf(text, words);
  const { kind } = whole;
  if (kind === 'PRESENT') return presentsOf(text, words);
  const cautioned = warnedAndSought(whole, text, words);
  if (cautioned) return cautioned;
  if (WHOLE.includes(kind) || isOfKhumAlone(whole, text, words)) return [text];
  const clauses: { text: string; question: Question }[] = [];
  for (const piece of piecesOf(text, words)) {
    const question = questionOf(piece, words);
    const last = clauses.at(-1);
    const isNext =
      last !== undefined &&
      says(question) &&
      says(last.question) &&
      last.question.kind !== question.kind &&
      [last.question.kind, question.kind].some((kind) => ALONE.includes(kind));
    if (isNext || (last && areTerms(last.text, piece))) clauses.push({ text: piece, question });
    else {
      const whole = last ? `${last.text} ${piece}` : piece;
      clauses.splice(-1, 1, { text: whole, question: questionOf(whole, words) });
    }
  }
  return clauses.length > 1 && clauses.length <= MOST ? clauses.map((one) => one.text) : [text];
}

/** "Is a cheap extension cord safe? Which charger is ok?": a caution, and goods of another kind. */
function warnedAndSought(
  { warning, of }: Question,
  text: string,
  words: Words,
): string[] | undefined {
  if (warning === undefined || !BESIDE.includes(warning)) return undefined;
  const [first = '', second = '', ...others] = text.split(/(?<=\?)\s+/);
  if (second === '' || others.length > 0) return undefined;
  const [asked, next] = [questionOf(first, words), questionOf(second, words)];
  const thing = words.thingIn(second.toLowerCase());
  const isOther = thing !== undefined && thing !== words.thingIn(of ?? first.toLowerCase());
  return asked.warning === warning && next.kind === 'FIND' && isOther ? [first, second] : undefined;
}

/** "Can vouchers be combined? what is the minimum spend?": both are answered. */
function areTerms(...texts: readonly [string, string]): boolean {
  const [first, second] = texts.map((one) => {
    const lower = one.toLowerCase();
    return has(lower, DETAIL.leastSpend) ? 'least' : couponTermIn(lower)?.term;
  });
  return new Set([first, second, 'stacks', 'least']).size === 2;
}

/** What is asked of Khum is one question, where nothing else in it names a thing or a sale. */
function isOfKhumAlone({ about = [] }: Question, text: string, words: Words): boolean {
  const isOther = (piece: string) => {
    const { kind, about: own } = questionOf(piece, words);
    return own === undefined && (words.thingIn(piece) !== undefined || kind === 'SALES');
  };
  return about.length > 0 && !piecesOf(text, words).some(isOther);
}

/**
 * "A present for my dad under 50 and one for my sister under 30": two presents, where each person
 * has a budget or none has.
 */
function presentsOf(text: string, words: Words): string[] {
  const pieces = piecesOf(text, words);
  const people = pieces.map((piece) => personIn(piece.toLowerCase()).person);
  const [asked = ''] = text.toLowerCase().match(TALK.presents) ?? [];
  const budgets = pieces.filter((piece) => /\d/.test(without(piece.toLowerCase(), AGED))).length;
  // "for my niece, a girl of 7": a comma alone tells more of the same person
  const areJoined = [...text.matchAll(words.next)].some(([word]) => /\p{L}/u.test(word));
  const areTwo =
    pieces.length > 1 &&
    pieces.length <= MOST &&
    !people.some((one) => UNNAMED.includes(one)) &&
    new Set(people).size === people.length &&
    (budgets === pieces.length || (budgets === 0 && areJoined));
  if (!areTwo) return [text];
  const isAsked = (piece: string) => questionOf(piece, words).kind === 'PRESENT';
  return pieces.map((piece) => (isAsked(piece) ? piece : `${asked} ${piece}`));
}

/** A price alone goes on with what precedes it: "at 500". */
function piecesOf(text: string, { next }: Words): string[] {
  const found = [...text.matchAll(next)];
  const starts = [
    0,
    ...found
      .filter(({ index, 0: word }, at) =>
        /\p{L}/u.test(text.slice(index + word.length, found[at + 1]?.index).replace(PRICE, ' ')),
      )
      .map(({ index }) => index),
  ];
  return starts
    .map((start, at) =>
      text
        .slice(start, starts[at + 1])
        .replace(/^[\s?!;.,]+/, '')
        .trim(),
    )
    .filter((piece) => /\p{L}/u.test(piece));
}

/** It asks something, or names something to be looked for. */
function says({ kind, things }: Question): boolean {
  return kind !== 'THANKS' && kind !== 'HELLO' && (kind !== 'FIND' || things.length > 0);
}
