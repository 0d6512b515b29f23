import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { findVisitBy } from '../../lib/page.ts';
import type { PageContext } from '../../lib/page.ts';
import { en } from '../../messages/en/index.ts';
import { RuleSentence } from './rule-sentence.tsx';
import type { WatchForm } from './use-watch.ts';
import type { WatchSubject } from './watch-subject.ts';

beforeEach(() => {
  findVisitBy(() => ({ page: { lang: 'en' } as PageContext, messages: en }));
});

/** The sum in the sentence as it is read, with what its field holds. */
function sumIn(currencyCode: CurrencyCode, amount: number): string {
  const rule = { kind: 'TARGET_PRICE', targetAmount: amount, basis: 'TOTAL', verifiedOnly: false };
  const drawn = renderToString(
    <RuleSentence
      goods={{ name: 'Phone', currencyCode } as unknown as WatchSubject}
      form={{ rule, change: () => {} } as unknown as WatchForm}
    />,
  );
  const field = /<span class="tok tok--sum num">(.*?)<\/span>/s.exec(drawn)?.[1] ?? '';
  return field
    .replace(/<input[^>]* value="([^"]*)"[^>]*>/, '$1')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00A0', ' ');
}

test('PROD-05: the sum of a watch is written as prices of its region are, the symbol where it belongs', () => {
  expect(sumIn('VND', 3_259_000)).toBe('3.259.000 ₫');
  expect(sumIn('PHP', 653_900)).toBe('₱6,539');
});
