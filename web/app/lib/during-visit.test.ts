import { expect, test } from 'vitest';
import { en } from '../messages/en/index.ts';
import { duringVisit } from './during-visit.ts';
import { t } from './message.ts';
import type { PageContext } from './page.ts';
import { page } from './page.ts';

const visit = { lang: 'en' } as PageContext;

test('12.6: what components know of a visit is gone when its page is drawn or cannot be, so that no loader sees the visitor before', () => {
  expect(duringVisit(visit, en, () => [page().lang, t('site.name')])).toEqual([
    'en',
    en['site.name'],
  ]);
  expect(() =>
    duringVisit(visit, en, () => {
      throw new Error('no page');
    }),
  ).toThrow('no page');
  expect(() => page()).toThrow('No page context yet.');
  expect(t('site.name')).toBe('site.name');
});
