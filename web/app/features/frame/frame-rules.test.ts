import { expect, test } from 'vitest';
import { pageConfig } from './frame-rules.ts';

const around = (pathname: string, isInApp = false) =>
  Object.entries(pageConfig(pathname, isInApp))
    .filter(([, shown]) => shown)
    .map(([part]) => part);

test('AMB-91, TEN-10: the frame around a page is one object, known from its address and the terminal', () => {
  expect(around('/')).toEqual(['header', 'footer', 'footerInfo', 'tabs', 'appOffer']);
  expect(around('/ai')).toEqual(['header', 'tabs']);
  expect(around('/brands')).toEqual(['header', 'footer', 'footerInfo']);
  expect(around('/daily-special-offers')).toEqual(['header', 'footer']);
  expect(around('/product/demo-01')).toEqual(['header']);
  expect(around('/appPage/home')).toEqual([]);
  expect(around('/lowcode-editor-preview')).toEqual([]);
  // inside the app the header is what is left
  for (const pathname of ['/', '/coupons', '/brands'])
    expect(around(pathname, true)).toEqual(['header']);
  expect(around('/appPage/home', true)).toEqual([]);
});
