/** The glossary of docs/words.md, held against every sentence; and the terms of the code of web/. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ALERT_WORDS } from '#api/alert/messages/alert-words.ts';
import { messages as alertEn } from '#api/alert/messages/en.ts';
import { messages as alertId } from '#api/alert/messages/id.ts';
import { messages as alertTh } from '#api/alert/messages/th.ts';
import { messages as assistantEn } from '#api/assistant/messages/en.ts';
import { messages as assistantId } from '#api/assistant/messages/id.ts';
import { messages as assistantTh } from '#api/assistant/messages/th.ts';
import { SCORE_TEXTS } from '#api/content/messages/score.ts';
import { names as labelsEn } from '#api/goods/messages/en.ts';
import { names as labelsId } from '#api/goods/messages/id.ts';
import { names as labelsTh } from '#api/goods/messages/th.ts';
import { messages as apiEn } from '#api/kernel/messages/en.ts';
import { messages as apiId } from '#api/kernel/messages/id.ts';
import { messages as apiTh } from '#api/kernel/messages/th.ts';
import { messages as priceEn } from '#api/price/messages/en.ts';
import { messages as priceId } from '#api/price/messages/id.ts';
import { messages as priceTh } from '#api/price/messages/th.ts';
import { WORDS as SYNDICATED } from '#api/syndication/messages/words.ts';
import { en as webEn } from '#web/messages/en/index.ts';
import { id as webId } from '#web/messages/id/index.ts';
import { th as webTh } from '#web/messages/th/index.ts';
import { ROOT, sources } from './source.ts';

const page = readFileSync(path.join(ROOT, 'docs/words.md'), 'utf8');
const rows = (heading: string) =>
  (page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));

const catalogues = {
  en: [apiEn, webEn, alertEn, assistantEn, labelsEn, priceEn],
  th: [apiTh, webTh, alertTh, assistantTh, labelsTh, priceTh],
  id: [apiId, webId, alertId, assistantId, labelsId, priceId],
};
const said = (lang: keyof typeof catalogues): readonly (readonly [string, string])[] =>
  [...catalogues[lang], ALERT_WORDS[lang], SCORE_TEXTS[lang], SYNDICATED[lang]].flatMap(
    (catalogue, index) =>
      Object.entries(catalogue).map(([key, text]) => [`${index} ${key}`, text] as const),
  );

test('14.5: a fixed term of docs/words.md has its one translation in every sentence', () => {
  const fixed = rows('Terms').filter(([, term]) => term?.startsWith('**'));
  expect(fixed.length).toBeGreaterThan(8);
  const thai = new Map(said('th'));
  const indonesian = new Map(said('id'));
  const missing = fixed.flatMap(([, bold, th, id]) => {
    const term = bold?.replaceAll('*', '') as string;
    return said('en')
      .filter(([, text]) => new RegExp(`\\b${term}`, 'i').test(text))
      .flatMap(([key]) => [
        ...(thai.get(key)?.includes(th as string) ? [] : [`${term}: th ${key}: ${thai.get(key)}`]),
        ...(indonesian
          .get(key)
          ?.toLowerCase()
          .includes(id as string)
          ? []
          : [`${term}: id ${key}: ${indonesian.get(key)}`]),
      ]);
  });
  expect(missing).toEqual([]);
});

const WORD_OF = { English: 'en', Thai: 'th', Indonesian: 'id' } as const;
/** The words of the catalogue of failures (ERR-01 to ERR-23), which are given. */
const GIVEN = new Set(['Login expired, please re-login.']);

test('14.5: no sentence has a word that docs/words.md rules out', () => {
  const out = rows('Words that are not used');
  expect(out.length).toBeGreaterThan(20);
  const files = sources().filter(({ path: file }) =>
    /^(?:api|web)\/.*\/messages\/|^contract\/price\/words\//.test(file),
  );
  const found = out.flatMap(([, language, words]) => {
    const lang = WORD_OF[language as keyof typeof WORD_OF];
    return (words as string).split(', ').flatMap((word) => {
      const pattern =
        lang === 'th' ? new RegExp(word) : new RegExp(`(?<![\\w.])${word}(?![\\w.])`, 'i');
      return files.flatMap(({ path: file, text }) =>
        [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'(:?)|"([^"\n]*)"/g)]
          .map((match) => (match[2] ? '' : (match[1] ?? match[3] ?? '')))
          .filter((sentence) => /^[A-Z]| |[\u0E00-\u0E7F]/.test(sentence) && !GIVEN.has(sentence))
          .filter((sentence) => pattern.test(sentence.replaceAll(/\{\w+/g, '{')))
          .map((sentence) => `${word} in ${file}: ${sentence}`),
      );
    });
  });
  expect(found).toEqual([]);
});

/** Words that the code once used for something that the field has a term for. */
const PRIVATE =
  /\b(?:anew|stood|stands(?! (?:for|in for)\b)|tryKept|rungs?|noticeboard|(?:is|are|was|were|be) told(?! (?:apart|from|to|otherwise)\b))\b/i;
/** … and these, which web/ has no other use for. */
const PRIVATE_OF_WEB = /\b(?:told|stands|whoever)\b/i;

const linesWith = (pattern: RegExp, isOwn: (file: string) => boolean) =>
  sources()
    .filter(({ path: file }) => isOwn(file))
    .flatMap(({ path: file, text }) =>
      text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );

test('14.5: comments and names of web/ use the terms of the field', () => {
  const isWeb = (file: string) => file.startsWith('web/app/') && !file.includes('/messages/');
  expect(linesWith(/^/, isWeb).length).toBeGreaterThan(20_000);
  expect(linesWith(PRIVATE, isWeb)).toEqual([]);
  expect(linesWith(PRIVATE_OF_WEB, isWeb)).toEqual([]);
});

test('14.5: comments and names of all other code use the terms of the field', () => {
  // sentences, the demo world and lexicons speak plain language
  const isCode = (file: string) =>
    /^(?:api|contract|server|bin|seed|bench|house|test)\//.test(file) &&
    !/\/(?:messages|words|lexicon|world|feeds)\/|^house\/terms\.test\.ts$/.test(file);
  expect(linesWith(/^/, isCode).length).toBeGreaterThan(80_000);
  expect(linesWith(PRIVATE, isCode)).toEqual([]);
});
