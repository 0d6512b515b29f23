import { expect, test } from 'vitest';
import { wordsOf } from '../../words/index.ts';
import { triesOf } from './tries.ts';
import { TELLS } from './unit.ts';
import type { Group } from './unit.ts';

function group(text: string, unit: number, more: Partial<Group> = {}): Group {
  const [word] = wordsOf(text);
  if (word === undefined) throw new Error(text);
  return {
    word,
    ways: [{ query: `'${text}'`, alike: 1 }],
    df: 1,
    most: 1,
    soft: false,
    known: true,
    right: true,
    unit,
    thing: false,
    trait: false,
    tells: TELLS.word,
    ...more,
  };
}

test('BEY-49: a thing that a tenth of all goods are is found by itself too; a word that so many have is not', () => {
  const many = { df: 150 };
  const asked = (thing: boolean) =>
    triesOf(
      [
        group('phone', 0, { ...many, thing }),
        group('rugged', 1, { known: false, df: 0 }),
        group('tough', 2, { known: false, df: 0 }),
      ],
      1000,
      true,
    ).tries;
  expect(asked(true)).toContain("'phone'");
  expect(asked(false)).not.toContain("'phone'");
});

test('BEY-09: a word is asked for once where what begins so would find it too, since an index reads what is written', () => {
  const begun = group('char', 0);
  begun.ways.push({ query: "'char':*", alike: 0.7, loose: true }, { query: "'=char'", alike: 0.8 });
  expect(triesOf([begun], 1000, false).tries[0]).toBe("('char':* | '=char')");
});
