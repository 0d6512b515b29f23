/** Words of natural languages stand in lexicons, messages and data, and nowhere else in code. */
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { LEXICONS, phrasesIn } from '#api/lexicon/index.ts';
import { WORDS } from '#api/assistant/intent/words.ts';
import { WORDS_IN_CODE } from './exceptions.ts';
import { sources } from './source.ts';

const files = sources().filter(
  ({ path }) => /^(?:api\/src|contract)\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'),
);
/** Lexicons themselves, and sentences that people read. */
const isOfWords = (path: string) =>
  /^api\/src\/(?:lexicon|[a-z]+\/messages)\/|^contract\/price\/words\//.test(path);
/** Thai or Vietnamese letters, but not the sign of the baht; words that most Indonesian texts have. */
const FOREIGN =
  /[\u0E01-\u0E3A\u0E40-\u0E4E\u01A0-\u01B0\u1EA0-\u1EF9]|\b(?:yang|untuk|dengan|tidak|harga|gratis|berapa|tanggal|bulan|tahun|jam|hari)\b/i;

/** Strings, patterns and names of a file, as they are written. */
function written(text: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return undefined;
    const { type, start, end } = value as { type?: string; start: number; end: number };
    if (type === 'Literal' || type === 'TemplateElement' || type === 'Identifier')
      found.push(text.slice(start, end));
    for (const child of Object.values(value)) visit(child);
    return undefined;
  };
  visit(parseAst(text, { lang: 'ts' }));
  return found;
}

test('14.4: no file but lexicons, messages and data has words of Thai, Vietnamese or Indonesian in code, and no exception is kept that is not needed', () => {
  const foreign = files
    .filter(({ path, text }) => FOREIGN.test(text) && !isOfWords(path))
    .filter(({ text }) => written(text).some((one) => FOREIGN.test(one)))
    .map(({ path }) => path);
  expect(foreign.filter((path) => !(path in WORDS_IN_CODE))).toEqual([]);
  expect(Object.keys(WORDS_IN_CODE).filter((path) => !foreign.includes(path))).toEqual([]);
});

/** Every field that lists phrases or words, by its path. */
function fieldsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, child]) => fieldsOf(child, `${path}.${key}`))
    : [];
}
const fields = LEXICONS.flatMap((one) => fieldsOf(one, one.language)).filter(
  ([path]) => !/\.(?:language|shorthand\..*|whole\..*|(?:vagueS|s)cales\..*)$/.test(path),
);
const isOfSingleWords = (path: string) => /\.(?:plain|openers|soft|noise)$/.test(path);

test('14.4: phrases are in lower case, and none occurs twice in a field', () => {
  expect(fields.length).toBeGreaterThan(300);
  for (const [path, field] of fields) {
    const phrases = isOfSingleWords(path) ? (field.match(/\S+/g) ?? []) : phrasesIn(field);
    expect(field, path).toBe(field.toLowerCase());
    expect(
      phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at),
      path,
    ).toEqual([]);
    for (const [, alternatives = ''] of field.matchAll(/[([]([^()[\]]*\|[^()[\]]*)[)\]]/g)) {
      const all = alternatives.split('|').map((one) => one.trim());
      expect(new Set(all).size, `${path}: ${alternatives}`).toBe(all.length);
    }
  }
});

test('14.4: a language has every field, if only an empty one', () => {
  const [first, ...others] = LEXICONS.map((one) => {
    const named = fieldsOf(one, '').map(([path]) => path);
    return named
      .filter((path) => !/^\.(?:shorthand|money\.(?:whole|scales|vagueScales))\./.test(path))
      .toSorted();
  });
  for (const other of others) expect(other).toEqual(first);
});

test('14.4: lexicons are at most 100 columns wide', () => {
  const lexicons = sources().filter(({ path }) => path.startsWith('api/src/lexicon/'));
  expect(lexicons.length).toBeGreaterThan(LEXICONS.length);
  // marks above and below Thai letters take no column
  const wide = lexicons.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => [...line.replaceAll(/\p{Mn}/gu, '')].length > 100)
      .map((line) => `${path}: ${line}`),
  );
  expect(wide).toEqual([]);
});

/** Every pattern of the assistant by its name. */
function patternsOf(value: unknown, path: string): [string, RegExp][] {
  if (value instanceof RegExp) return [[path, value]];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => patternsOf(child, `${path}.${key}`))
    : [];
}

test('14.4: no pattern of phrases takes long for text that almost matches it again and again', () => {
  const pieces = new Set(
    fields
      .filter(([path]) => !isOfSingleWords(path))
      .flatMap(([, field]) => field.split(/[()[\]|{}<>…*,\n]/))
      .map((piece) => piece.trim())
      .filter((piece) => piece !== ''),
  );
  const patterns = patternsOf(WORDS, 'words');
  expect(patterns.length).toBeGreaterThan(35);
  for (const piece of pieces) {
    const text = `${piece} `.repeat(800 / (piece.length + 1));
    for (const [name, pattern] of patterns) {
      const from = performance.now();
      text.replace(pattern, ' ');
      // a tenth of a millisecond each; what is tried in every way there is takes years
      expect(performance.now() - from, `${name}: ${piece}`).toBeLessThan(2000);
    }
  }
});
