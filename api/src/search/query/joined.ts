/** Words that stand beside each other as one thing. */
import { otherNumber } from '../../words/index.ts';
import type { Word } from '../../words/index.ts';
import type { Known } from './terms.ts';
import type { Group } from './unit.ts';

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
