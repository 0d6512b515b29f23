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
