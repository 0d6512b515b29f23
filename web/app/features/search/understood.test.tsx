import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Understood as Reading } from '#contract/search/search.ts';
import { duringVisit } from '../../during-visit.ts';
import type { PageContext } from '../../lib/page.ts';
import { en } from '../../messages/en/index.ts';
import { id } from '../../messages/id/index.ts';
import { th } from '../../messages/th/index.ts';
import { Understood } from './understood.tsx';

const languages = { th, en, id };
const GIFT: Reading = {
  text: '',
  corrected: null,
  reason: null,
  partial: false,
  gift: { words: 'gift for dad', person: 'father', age: null },
  minAmount: null,
  maxAmount: 500_00,
  platforms: [],
  labels: [],
  verdicts: [],
  without: [],
  perUnit: false,
  marks: [],
};

function chipsOf(lang: keyof typeof languages, understood: Reading) {
  const tenant = { code: 'SG', currencyCode: 'SGD' };
  const visit = {
    page: { lang, tenant } as unknown as PageContext,
    messages: languages[lang],
  };
  const html = duringVisit(visit, () =>
    renderToStaticMarkup(
      <Understood
        understood={understood}
        keyword="gift for dad under 500"
        tab={undefined}
        hasAny
      />,
    ),
  );
  return [...html.matchAll(/<a class="chip"[^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(
    ([, href = '', name = '']) => [
      name.trim(),
      new URL(href.replaceAll('&amp;', '&'), 'http://khum.test').searchParams.get('keyword'),
    ],
  );
}

test('BEY-49: a gift is a chip in every language, and leaving out one of gift and budget keeps the other', () => {
  const [[gift, without] = [], [, unbounded] = []] = chipsOf('en', GIFT);
  expect(gift).toBe('Gift for dad');
  expect(without).toMatch(/^under 500/);
  expect(unbounded).toBe('gift for dad');
  expect(chipsOf('th', GIFT)[0]?.[0]).toBe('ของขวัญให้คุณพ่อ');
  expect(chipsOf('id', GIFT)[0]?.[0]).toBe('Kado untuk ayah');
});

test('BEY-49: what else the words of a gift say is kept without it, and not said twice with it', () => {
  const gift = { words: 'red gift for 5 year old', person: 'child', age: 5 } as const;
  const [[name, without] = [], [, unbounded] = []] = chipsOf('en', { ...GIFT, text: 'red', gift });
  expect(name).toBe('Gift for age 5');
  expect(without).toMatch(/^red under 500/);
  expect(unbounded).toBe('red gift for 5 year old');
});
