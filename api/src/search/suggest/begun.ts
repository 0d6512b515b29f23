/** What the last word typed becomes in the titles that are found: "coffee dr" → "coffee dripper". */
import { marked, normalise, wordsOf } from '../../words/index.ts';
import { onceBy, phraseKeys } from './alike.ts';
import { phraseOf } from './phrase.ts';

/** Of fewer letters everything would begin so. */
const FEWEST = 3;
const MOST = 3;
const THAI = /[\u0E00-\u0E7F]/;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/**
 * The words behind those before it, each as its titles spell it, those of most titles first, and none
 * that goes on from a better one. A title that was found without the words before it has no say.
 */
export function wordsBegun(typed: string, titles: readonly string[]): string[] {
  const words = phraseOf(typed).split(' ');
  const last = words.at(-1) as string;
  if ([...last].length < FEWEST) return [];
  const before = words.slice(0, -1);
  const asTyped = typed.trim().split(/\s+/).slice(0, before.length);
  const counts = new Map<string, number>();
  let whole = 0;
  for (const title of titles) {
    const spelt = spellingsIn(title, THAI.test(last));
    const plain = spelt.map(normalise);
    if (!before.every((word) => plain.includes(word))) continue;
    if (plain.includes(last)) whole += 1;
    const begun = spelt.filter((_, at) => plain[at] !== last && plain[at]?.startsWith(last));
    for (const word of new Set(begun)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  // a word that titles rather have as it was typed is finished
  const best = [...counts]
    .filter(([, many]) => many > whole)
    .toSorted(([one, many], [other, more]) => more - many || one.length - other.length)
    .map(([word]) => word);
  return onceBy(best, phraseKeys)
    .filter((word, at, all) => !all.slice(0, at).some((better) => word.startsWith(better)))
    .slice(0, MOST)
    .map((word) => [...asTyped, word].join(' '));
}

/** Thai has no spaces between its words, so these are cut; others are taken with their marks. */
function spellingsIn(title: string, inThai: boolean): string[] {
  return inThai
    ? wordsOf(title).map(({ text }) => text)
    : (marked(title).match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? []);
}

/** Whether the name has the letters, but no word that begins with them. Thai runs on. */
export function isWithinWord(typed: string, name: string): boolean {
  const plain = phraseOf(name);
  if (THAI.test(typed) || !plain.includes(typed)) return false;
  for (let at = plain.indexOf(typed); at >= 0; at = plain.indexOf(typed, at + 1))
    if (!LETTER.test(plain[at - 1] ?? ' ')) return false;
  return true;
}

/** Whether the name has the words, whole. Thai runs on. */
export function hasWords(words: string, name: string): boolean {
  const plain = phraseOf(name);
  return THAI.test(words) ? plain.includes(words) : ` ${plain} `.includes(` ${words} `);
}
