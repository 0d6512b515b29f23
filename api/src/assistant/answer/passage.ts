/**
 * What a shop writes on what was asked: a sentence of its text, as its own word. Nothing of prices,
 * health and safety is ever quoted, nor what asks for money or a talk elsewhere. Pure.
 */
import {
  dictionaryOf,
  namesOf,
  normalise,
  quotedAt,
  sentencesOf,
  stemOf,
  wordsOf,
} from '../../words/index.ts';
import { ATTRIBUTE_WORDS, sourceOf } from '../../lexicon/index.ts';
import { ofScam } from '../intent/khum.ts';
import { namesIn } from '../intent/quote.ts';
import { has } from '../intent/words.ts';
import { WRITTEN } from '../intent/written.ts';

/** Right before a word: the thing is without it. */
const DENIED = new RegExp(
  `(?:${sourceOf([ATTRIBUTE_WORDS.not])})\\s*(?:[\\p{L}]+\\s+)?$|(?:${WRITTEN.lacking.source})\\s*$`,
  'iu',
);
const FREE = /^[\s-]*free(?![a-z])/i;

/** Where a sentence says it; below 0: it does not. */
type Finds = (sentence: string) => number;

/** The first sentence of a text that says it, as it is quoted. */
export function passageOf(text: string, finds: Finds): string | undefined {
  for (const sentence of sentencesOf(text)) {
    const at = finds(sentence);
    if (at >= 0 && !isUnquotable(sentence)) return quotedAt(sentence, at);
  }
  return undefined;
}

/** All the sentences of a short text that say it, else all of it, cut where it is long. */
export function passagesOf(text: string, finds: Finds): string | undefined {
  const all = sentencesOf(text).filter((one) => !isUnquotable(one));
  const said = all.filter((one) => finds(one) >= 0);
  const quoted = (said.length > 0 ? said : all).join(' ');
  return quoted === '' ? undefined : quotedAt(quoted, 0);
}

/** By the words of an expression, in lower case. */
export const byWords =
  (said: RegExp): Finds =>
  (sentence) =>
    sentence.toLowerCase().search(said);

/** The same where it is not said to be without them. */
export const byPresence =
  (said: RegExp): Finds =>
  (sentence) => {
    const text = sentence.toLowerCase();
    const found = [...text.matchAll(said)].find(
      ({ 0: word, index }) =>
        !DENIED.test(text.slice(0, index)) && !FREE.test(text.slice(index + word.length)),
    );
    return found?.index ?? -1;
  };

/** By every word that was asked, in whatever spelling or language the dictionary knows. */
export function byNames(asked: string, currency: string): Finds {
  const { spellingsOf } = dictionaryOf(currency);
  const names = namesIn(asked).filter((one) => one.length >= SHORTEST || /\d/.test(one));
  const formsOf = (word: string) => [...new Set([word, stemOf(word), ...spellingsOf(word)])];
  const phrases = [...namesOf(asked), ...spellingsOf(normalise(asked))];
  return (sentence) => {
    const all = wordsOf(sentence).flatMap(({ text }) => [text, stemOf(text)]);
    const held = new Set(all);
    const plain = normalise(sentence);
    // Thai is parted by a dictionary, which may part a sentence otherwise than a word
    const isHeld = (form: string) =>
      wordsOf(form).every(({ text }) => held.has(text)) ||
      (THAI.test(form) && form.length >= SHORTEST && plain.includes(normalise(form)));
    const isSaid =
      names.length > 0 &&
      (names.every((word) => formsOf(word).some(isHeld)) || phrases.some(isHeld));
    return isSaid ? 0 : -1;
  };
}
const THAI = /[\u0E01-\u0E4E]/;
/** A shorter word says too little to be looked for. */
const SHORTEST = 3;

function isUnquotable(sentence: string): boolean {
  const text = sentence.toLowerCase();
  return has(text, WRITTEN.boast) || ofScam(text) !== undefined;
}
