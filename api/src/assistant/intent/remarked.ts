/**
 * Vietnamese that was typed without the marks on its letters, "tim tai nghe chong on", with those
 * that its words have in the lexicon and in the names of things, by their neighbours there. Pure.
 */
import { isSpokenIn } from '#contract/market/speech.ts';
import { byCurrency, LEXICONS, phrasesIn, wordsIn } from '../../lexicon/index.ts';
import { marked, NAMED_DEPARTMENTS, normalise, vietnameseNames } from '../../words/index.ts';
import { labelsIn } from '../sum/labels.ts';

const LANGUAGE = 'vi';
/** Letters with marks, anywhere: then nothing is missing. */
const MARKED = /[\u00C0-\u024F\u1E00-\u1EFF\u0E01-\u0E4E]/;
const WORD = /(?<![\p{L}\d])[a-z]+(?![\p{L}\d])/giu;
/** Such a share of the words has to be of the language, and at least so many. */
const SHARE = 0.6;
const FEWEST = 2;
/** Longer names and phrases are read word by word. */
const LONGEST = 5;
/** So much rarer than with marks a word is only typed without them. */
const RARE = 3;
/** How much more two neighbours tell than each by itself. */
const BESIDE = 3;

interface Model {
  /** What a word without marks may be, and how often. */
  readonly forms: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Two words beside each other. */
  readonly pairs: ReadonlyMap<string, number>;
  /** Names and phrases of several words, by what they are without marks. */
  readonly whole: ReadonlyMap<string, string>;
}

/** Made when it is first asked for. */
const modelIn = byCurrency(() => modelOf());

/** As it is, where it has marks or is another language. */
export function remarked(text: string, currency: string): string {
  if (MARKED.test(text) || !isSpokenIn(LANGUAGE, currency)) return text;
  const words = [...text.matchAll(WORD)].map(([word]) => word.toLowerCase());
  const model = modelIn(LANGUAGE);
  if (!isOfLanguage(words, model)) return text;
  const read = readBy(words, model);
  // one word alone may be of another language
  const missing = read.filter((word) => normalise(word) !== word).length;
  if (missing < Math.min(FEWEST, words.length)) return text;
  // "shop a" is called by a letter
  const labels = labelsIn(text.toLowerCase());
  const isLabel = (place: number) => labels.some(({ end }) => place === end - 1);
  let at = 0;
  return text.replace(WORD, (word, place: number) => {
    const one = read[at++] as string;
    const isKept = normalise(one) === one || (word.length === 1 && isLabel(place));
    return isKept ? word : one;
  });
}

const ENGLISH = wordsIn(({ stopWords }) => stopWords, LEXICONS.filter(isEnglish));
function isEnglish({ language }: { language: string }): boolean {
  return language.startsWith('en');
}

function isOfLanguage(words: readonly string[], { forms }: Model): boolean {
  const own = words.filter((word) => forms.has(word));
  const isForeign = words.some((word) => word.length > 1 && ENGLISH.has(word) && !forms.has(word));
  return !isForeign && own.length >= FEWEST && own.length >= words.length * SHARE;
}

/** The best reading of each word: first of whole names, then by its neighbours. */
function readBy(words: readonly string[], { forms, pairs, whole }: Model): string[] {
  const fixed: (string | undefined)[] = words.map(() => undefined);
  for (let size = Math.min(LONGEST, words.length); size > 1; size -= 1)
    for (let from = 0; from + size <= words.length; from += 1) {
      const name = whole.get(words.slice(from, from + size).join(' '));
      const isFree = fixed.slice(from, from + size).every((one) => one === undefined);
      if (name === undefined || !isFree) continue;
      for (const [at, word] of name.split(' ').entries()) fixed[from + at] = word;
    }
  type Way = { readonly score: number; readonly said: readonly string[] };
  let ways = new Map<string, Way>([['', { score: 0, said: [] }]]);
  for (const [at, word] of words.entries()) {
    const own = fixed[at];
    const choices =
      own === undefined ? (forms.get(word) ?? new Map([[word, 1]])) : new Map([[own, 1]]);
    const next = new Map<string, Way>();
    for (const [choice, count] of choices)
      for (const [last, { score, said }] of ways) {
        const beside = Math.log(1 + (pairs.get(`${last} ${choice}`) ?? 0)) * BESIDE;
        const sum = score + Math.log(1 + count) + beside;
        if (sum > (next.get(choice)?.score ?? -1))
          next.set(choice, { score: sum, said: [...said, choice] });
      }
    ways = next;
  }
  const [best] = [...ways.values()].toSorted((a, b) => b.score - a.score);
  return [...(best?.said ?? words)];
}

function modelOf(): Model {
  const forms = new Map<string, Map<string, number>>();
  const pairs = new Map<string, number>();
  const whole = new Map<string, string>();
  const count = (word: string) => {
    const plain = normalise(word);
    const some = forms.get(plain) ?? new Map<string, number>();
    some.set(word, (some.get(word) ?? 0) + 1);
    forms.set(plain, some);
  };
  const join = (words: readonly string[]) => {
    for (const [at, word] of words.entries()) {
      const pair = `${words[at - 1] ?? ''} ${word}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  };
  const phrases = phrasesOf();
  for (const run of phrases.flatMap(neighboursIn)) join(lettersIn(run));
  const departments = NAMED_DEPARTMENTS.flatMap(({ names }) => names).filter((name) =>
    MARKED.test(name),
  );
  for (const run of [...phrases.flatMap(runsIn), ...vietnameseNames(), ...departments]) {
    const words = lettersIn(run);
    words.forEach(count);
    join(words);
    const said = words.join(' ');
    const plain = normalise(said);
    if (words.length > 1 && (whole.get(plain) ?? plain) === plain) whole.set(plain, said);
  }
  for (const [plain, some] of forms) {
    // the lexicon has some words without their marks too
    const most = Math.max(...[...some].map(([word, times]) => (word === plain ? 0 : times)));
    if ((some.get(plain) ?? 0) * RARE < most) some.delete(plain);
  }
  return { forms, pairs, whole };
}

const lettersIn = (run: string): string[] => marked(run).match(/[\p{L}\p{M}]+/gu) ?? [];

/** The phrases of the language, without what has to be before or behind them. */
function phrasesOf(): string[] {
  const [own] = LEXICONS.filter(({ language }) => language === LANGUAGE);
  // stop words have no marks
  return textsIn({ ...own, stopWords: '' })
    .flatMap(phrasesIn)
    .map((phrase) => phrase.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? [...Object.keys(value), ...Object.values(value)].flatMap(textsIn)
    : [];
}

/** The words of a phrase that nothing of its notation parts. */
function runsIn(phrase: string): string[] {
  return phrase
    .split(/[()[\]|*…{}]+/)
    .map((run) => run.trim())
    .filter((run) => /\p{L}/u.test(run));
}

/** A word of a phrase, or what is in brackets: "(này|đó)", "[cái]". */
const ITEM = /[([][^()[\]]*[)\]]|[\p{L}\p{M}]+/gu;
/** So many that may be missing lie between two neighbours. */
const MISSING = 2;

/** Any two words that may be neighbours in a phrase. */
function neighboursIn(phrase: string): string[] {
  const items = [...phrase.matchAll(ITEM)].map(([item]) => ({
    isOptional: item.startsWith('['),
    others: item
      .replace(/[()[\]]/g, '')
      .split('|')
      .map((one) => one.trim().split(' ')),
  }));
  return items.flatMap(({ others }, at) => {
    const behind = items.slice(at + 1, at + 2 + MISSING);
    const reach = behind.findIndex(({ isOptional }) => !isOptional) + 1 || behind.length;
    return behind
      .slice(0, reach)
      .flatMap((next) =>
        others.flatMap((one) => next.others.map((other) => `${one.at(-1)} ${other[0]}`)),
      );
  });
}
