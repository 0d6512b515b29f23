/** What a question says of a thing, in the words that it was typed with. Pure. */
import { LEXICONS, phrasesIn, sourceOf, wordsIn } from '../../lexicon/index.ts';
import { COMMON, isBrandWord, normalise, wordsOf } from '../../words/index.ts';

const STOP_WORDS = wordsIn(({ stopWords }) => stopWords);
/** Colours that without their marks are stop words: red in Vietnamese and "do". */
const MARKED_COLOURS = new RegExp(
  sourceOf(
    LEXICONS.flatMap(({ traits }) => Object.values(traits.colours))
      .flatMap(phrasesIn)
      .filter((name) => /[^ -~]/.test(name)),
  ),
  'u',
);
/** Between these nothing was said in one breath. */
const BREAK = /[;:!?\n()[\]]|[,.](?!(?<=\d[,.])\d)/;
const TOKEN = /[\u0E01-\u0E4E]+|(?:(?![\u0E01-\u0E4E])[\p{L}\p{M}\p{N}])+/gu;
/** MAIYAMOK: the word before it, once more. */
const REPEATED = '\u0E46';
const THAI = /[\u0E01-\u0E4E]/;

/** It names nothing and says nothing of a thing: "that", "please", "want". */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** The words of a text that may name something. */
export function namesIn(text: string): string[] {
  return wordsOf(text).flatMap(({ text: word }) => (isStopWord(word) ? [] : [word]));
}

/** "That one please": it names nothing. */
export function isOfStopWords(
  text: string,
  thingIn: (text: string) => string | undefined,
): boolean {
  const names = wordsOf(text).map((word) => word.text);
  const isNone = (word: string) => isStopWord(word) && !isBrandWord(word);
  const isColour = MARKED_COLOURS.test(text.toLowerCase());
  const isName = thingIn(text) !== undefined || COMMON.isDepartment(text) || isColour;
  return names.length > 0 && names.every(isNone) && !isName;
}

/** "Does have noise cancelling": without the stop words around what is named. */
export function trimmedOf(text: string): string {
  const words = text.trim().split(/\s+/);
  const isNamed = (word: string) => !wordsOf(word).every(({ text: one }) => isStopWord(one));
  const first = words.findIndex(isNamed);
  return first < 0 ? text : words.slice(first, words.findLastIndex(isNamed) + 1).join(' ');
}

/** The same where what is left names the same thing: "bàn" alone is a stop word, and no brush. */
export function trimmedAs(text: string, thingIn: (text: string) => string | undefined): string {
  const thing = thingIn(text);
  const words = text.trim().split(/\s+/);
  const ends = words.map((_, at) => words.slice(0, at + 1).join(' '));
  const isKept = (one: string) => thingIn(one) === thing && trimmedOf(one) === trimmedOf(text);
  return [trimmedOf(text), ...ends].find(isKept) ?? text;
}

/** So many words are a trait; more without a figure or a maker tell why it is wanted. */
const TRAIT = 3;

/**
 * The words as they stand in the text: whole phrases with the stop words within them, apart by
 * commas. Words that the text does not have are left out, and so is what tells a story: "my son
 * refuses plastic bottles".
 */
export function quoteOf(words: readonly string[], text: string): string {
  const typed = text.normalize('NFC');
  const phrases: { from: number; to: number; words: string[] }[] = [];
  for (const { text: word, from, to } of spansOf(words, typed)) {
    const last = phrases.at(-1);
    const between = last ? typed.slice(last.to, from) : '';
    // with what is around it: a figure may have a point
    const isBroken = last && BREAK.test(typed.slice(last.to - 1, from + 1));
    if (last && !isBroken && wordsOf(between).every(({ text: one }) => isStopWord(one)))
      Object.assign(last, { to, words: [...last.words, word] });
    else phrases.push({ from, to, words: [word] });
  }
  return phrases
    .filter((one) => !isStory(one.words))
    .map(({ from, to }) => typed.slice(from, to).trim())
    .join(', ');
}

const isStory = (words: readonly string[]): boolean =>
  words.length > TRAIT && !words.some((word) => /\d/.test(word) || isBrandWord(word));

/** The places of the words in the text. */
function spansOf(
  words: readonly string[],
  typed: string,
): { text: string; from: number; to: number }[] {
  const places = [...typed.matchAll(TOKEN)].flatMap(({ 0: token, index }) =>
    THAI.test(token)
      ? thaiPlaces(token, index)
      : [{ text: normalise(token), from: index, to: index + token.length }],
  );
  const wanted = new Set(words);
  return places.filter(({ text }) => wanted.has(text));
}

function thaiPlaces(token: string, index: number) {
  let from = 0;
  return wordsOf(token).map(({ text }) => {
    const at = Math.max(token.indexOf(text, from), from);
    // the sign of repetition belongs to its word
    from = at + text.length + (token[at + text.length] === REPEATED ? 1 : 0);
    return { text, from: index + at, to: index + from };
  });
}

/** Few words without a capital or a figure may be no name. */
export function namesThing(text: string): boolean {
  return text === '' || namesIn(text).length > UNNAMED || /\p{Lu}|\d/u.test(text);
}
const UNNAMED = 3;
