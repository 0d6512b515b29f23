import { expect, test } from 'vitest';
import { chipOf } from '#contract/price/chip.ts';
import type { ChipKey } from '#contract/price/chip.ts';
import { factsOf } from '#contract/price/fact.ts';
import { VERDICTS } from '#contract/price/verdict.ts';
import { findVisitBy } from '../../lib/page.ts';
import type { PageContext } from '../../lib/page.ts';
import { en } from '../../messages/en/index.ts';
import { id } from '../../messages/id/index.ts';
import { th } from '../../messages/th/index.ts';
import { shownOf } from './evidence.tsx';
import { exampleOf, STORIES } from './example.ts';
import type { StoryName } from './example.ts';
import { ruleAddress, ruleOf, RULES } from './rule.ts';
import { sayOf } from './say.ts';
import { reasonOf } from './verdict.tsx';

const stories = Object.keys(STORIES) as StoryName[];
const chipKeys = Object.keys(en).filter((key): key is ChipKey => key.startsWith('chip.'));

function speak(lang: 'th' | 'en' | 'id') {
  const page = {
    lang,
    tenant: { timezone: 'Asia/Bangkok', dateFormat: '' },
    currentTimeMillis: Date.parse('2026-11-21T00:00:00Z'),
  } as unknown as PageContext;
  findVisitBy(() => ({ page, messages: { th, en, id }[lang] }));
}

test('BEY-01: the examples of "how we judge" show every verdict, as the specification judges them', () => {
  const shown = new Map(stories.map((name) => [name, exampleOf(name, 'THB').verdict]));
  expect(new Set([...shown.values()].map((verdict) => verdict.kind))).toEqual(new Set(VERDICTS));
  expect(shown.get('raised')).toMatchObject({
    kind: 'RAISED_FIRST',
    real: 0,
    typicalAmount: 100_000,
  });
  expect(shown.get('raisedLong')).toMatchObject({
    kind: 'OVERSTATED',
    real: 0,
    typicalAmount: 100_000,
  });
  expect(shown.get('raisedLonger')).toMatchObject({ kind: 'VERIFIED', typicalAmount: 150_000 });
  expect(shown.get('lasting')).toMatchObject({
    kind: 'OVERSTATED',
    real: 0,
    typicalBasis: 'LASTING',
  });
  expect(shown.get('once')).toMatchObject({ kind: 'UNVERIFIED', seenOnce: true });
});

test('BEY-01: an example says the same in every currency, and no sentence keeps a hole in any language', () => {
  for (const lang of ['th', 'en', 'id'] as const) {
    speak(lang);
    for (const name of stories) {
      const kinds = (['THB', 'IDR', 'SGD', 'VND', 'MYR', 'PHP'] as const).map((currency) =>
        exampleOf(name, currency),
      );
      expect(
        new Set(kinds.map((one) => `${one.verdict.kind} ${one.verdict.real}`)).size,
        name,
      ).toBe(1);
      for (const one of kinds) {
        const said = [
          sayOf(chipOf(one.verdict, one.isCurrent), one.currencyCode),
          reasonOf(one),
          ...factsOf(one.verdict, shownOf(one, 'UTC')).map((fact) => sayOf(fact, one.currencyCode)),
        ];
        for (const sentence of said)
          expect(sentence, `${lang} ${name}`).not.toMatch(/[{}]|undefined|NaN|Invalid|--/);
      }
    }
  }
});

test('BEY-01: every chip has a rule that says what it rests on, and a section of the page that it leads to', () => {
  speak('en');
  for (const key of chipKeys) {
    expect(ruleOf(key), key).not.toMatch(/[{}]|judging\./);
    expect(RULES as readonly string[], key).toContain(
      ruleAddress(key).replace('/how-we-judge#', ''),
    );
  }
  expect(new Set(chipKeys.map((key) => ruleAddress(key))).size).toBe(RULES.length);
});

test('BEY-01: a price not seen for long is shown with its day alone, neither praised nor accused', () => {
  speak('en');
  const old = exampleOf('old', 'THB');
  expect(sayOf(chipOf(old.verdict, old.isCurrent), 'THB')).toBe('not seen recently');
  const said = factsOf(old.verdict, shownOf(old, 'UTC')).map((fact) => sayOf(fact, 'THB'));
  expect(said.join(' ')).toBe(
    'We last saw it at ฿790 on 2 Oct. The price may have changed since. It sold at about ฿1,000 on 90 of the 90 days we checked between 2 Jul and 29 Sep.',
  );
});
