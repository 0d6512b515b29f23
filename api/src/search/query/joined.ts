/** Words that stand beside each other as one thing. */
import { ofKind, otherNumber, wordsOf } from '../../words/index.ts';
import type { Word } from '../../words/index.ts';
import type { Known } from './terms.ts';
import type { Group } from './unit.ts';
import { besides } from './ways.ts';

/**
 * What stands for all words of a span: its kinds and other names, but none that says less. Of "jam
 * tangan", a watch, "jam" alone may be an hour.
 */
export function togetherAs(
  span: readonly Group[],
  names: readonly string[],
  known: Known,
): string[] {
  const own = new Set(span.flatMap(({ word: { text } }) => [text, ...otherNumber(text)]));
  const saysMore = (name: string) => wordsOf(name).some(({ text }) => !own.has(text));
  return [
    ...(span[0]?.kinds ?? []).map(ofKind),
    ...names.filter(saysMore).flatMap((name) => besides(name, known)),
  ];
}

const JOINED = 0.95;

/** "power bank" where documents write powerbank. */
export function addJoined(groups: readonly Group[], known: Known): void {
  groups.slice(1).forEach((group, at) => {
    const before = groups[at] as Group;
    for (const joined of joinedNames(before.word, group.word)) {
      const df = known.is.get(joined)?.kind === 'WORD' ? (known.is.get(joined)?.df ?? 0) : 0;
      if (df === 0) continue;
      for (const one of [before, group]) {
        one.ways.push({ query: `'${joined}'`, alike: JOINED });
        if (one.together) one.together = [...one.together, `'${joined}'`];
        one.known = true;
        one.right = true;
        one.df = Math.max(one.df, df);
      }
    }
  });
}

/** Two words as one, in either number. */
export function joinedNames(before: Word, word: Word): string[] {
  const joined = before.text + word.text;
  return [joined, ...(word.thai ? [] : otherNumber(joined))];
}
