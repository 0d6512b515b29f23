import { expect, test } from 'vitest';
import { hasBottomTabs, hasFooter, hasFooterInfo } from '../features/frame/frame-rules.ts';
import { sparkShape } from '#contract/price/spark.ts';
import { addressOf, changedQuery, codeOfSlug } from './address.ts';

test('NAV-25: a link of a type alone leads to id 1; parameters follow', () => {
  expect(addressOf('activity')).toBe('/activity/1');
  expect(addressOf('content', 'ab 1', { a: 'b', none: undefined })).toBe('/content/ab%201?a=b');
});

test('NAV-08, NAV-10: the code of an address is what follows the last hyphen', () => {
  expect(codeOfSlug('smart-watches-el23')).toBe('el23');
  expect(codeOfSlug('el23')).toBe('el23');
});

test('CONT-26: page links keep the other parameters', () => {
  expect(changedQuery({ pathname: '/articles', search: '?x=1&page=2' }, { page: 3 })).toBe(
    '/articles?x=1&page=3',
  );
  expect(changedQuery({ pathname: '/', search: '?page=2' }, { page: undefined })).toBe('/');
});

test('NAV-27, NAV-29, NAV-34: where footer, info block and tabs stand', () => {
  expect(
    [
      '/content/x',
      '/article/x',
      '/note-detail/x',
      '/product/x',
      '/appPage/a/b',
      '/ai',
      '/download',
      '/activity/lottery/1',
      '/shortLink/x',
      '/lowcode-editor-preview',
    ].map(hasFooter),
  ).not.toContain(true);
  expect(
    [
      '/',
      '/products',
      '/products/x-1',
      '/articles',
      '/airfryers',
      '/brand/x',
      '/daily-special-offers',
    ].map(hasFooter),
  ).not.toContain(false);
  expect([hasFooterInfo('/'), hasFooterInfo('/daily-special-offers')]).toEqual([true, false]);
  expect(
    [
      '/',
      '/ai',
      '/discover',
      '/about-us',
      '/product-catalog',
      '/coupons',
      '/article',
      '/articles',
      '/products',
    ].map(hasBottomTabs),
  ).not.toContain(false);
  expect(
    ['/search', '/brand/x', '/content/x', '/articles/x-1', '/products/x-1'].map(hasBottomTabs),
  ).not.toContain(true);
});

test('the line of a card leaves gaps open and ends at today', () => {
  const { path, dotY } = sparkShape(
    {
      to: '2026-11-21',
      steps: [
        [90, 1000],
        [40, null],
        [30, 1000],
      ],
      typical: 1000,
      seenDays: 80,
    },
    790,
  );
  expect(path).toBe('M0 3H106.7M128 3H192V23');
  expect(dotY).toBe(23);
});
