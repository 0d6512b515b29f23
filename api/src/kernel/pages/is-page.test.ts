import { expect, test } from 'vitest';
import { isPage } from './pages.ts';

test('what is asked for behind the question mark never makes a page a file', () => {
  for (const url of ['/', '/search?keyword=shop.com', '/login?next=%2Fx.html', '/login?problem=account.code.wrong', '/coupons?x=/api/'])
    expect(isPage(url), url).toBe(true);
  for (const url of ['/api/x', '/favicon.ico', '/favicon.ico?v=1', '/healthz', '/assets/a.js']) expect(isPage(url), url).toBe(false);
});
