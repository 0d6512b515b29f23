import { expect, test } from 'vitest';
import { isPage, pageAddress } from './page-address.ts';

test('what is asked for behind the question mark never makes a page a file', () => {
  for (const url of [
    '/',
    '/search?keyword=shop.com',
    '/login?next=%2Fx.html',
    '/login?problem=account.code.wrong',
    '/coupons?x=/api/',
  ])
    expect(isPage(url), url).toBe(true);
  for (const url of ['/api/x', '/favicon.ico', '/favicon.ico?v=1', '/healthz', '/assets/a.js'])
    expect(isPage(url), url).toBe(false);
});

test('NAV-05: an address that cannot be decoded is a page that is not there; calls and good addresses stay as they are', () => {
  for (const url of ['/product/%E0%B8', '/article-tag/%FF', '/%', '/content/%?x=1'])
    expect(pageAddress(url), url).toBe('/%EF%BF%BD');
  for (const url of [
    '/',
    '/article-tag/%E0%B8%AB',
    '/search?keyword=%FF',
    '/api/x/%FF',
    '/assets/%FF.js',
  ])
    expect(pageAddress(url), url).toBe(url);
});

test('12: an address that browsers would take for another host is a page that is not there', () => {
  for (const url of [
    '//evil.example/',
    '//evil.example/product/1?x=1',
    '/\\evil.example',
    '/\\/%E4%83%B3%06',
    '///',
  ])
    expect(pageAddress(url), url).toBe('/%EF%BF%BD');
  for (const url of ['/product//x', '/a?b=//c', '/?next=//c'])
    expect(pageAddress(url), url).toBe(url);
});
