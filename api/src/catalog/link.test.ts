import { REDIRECTORS } from '#contract/catalog/share-link.ts';
import { expect, test } from 'vitest';
import { offerLink } from './link.ts';

const keys = (...urls: string[]) =>
  new Set(urls.map((url) => offerLink(url)?.key ?? `none: ${url}`));

test('BEY-31: what tracks, the scheme, the host’s prefix, the order and the fragment make no other product', () => {
  const one = keys(
    'https://www.shop.example/p/1?b=2&a=1',
    'http://shop.example/p/1/?a=1&b=2',
    'https://m.shop.example/p/1?a=1&b=2&utm_source=line&utm_campaign=x#reviews',
    'https://SHOP.example:443/p/1/index.html?fbclid=z&a=1&b=2',
    ' https://shop.example/p/1?a=1&b=2&aff_id=9&subId1=4 ',
  );
  expect([...one]).toEqual(['shop.example/p/1?a=1&b=2']);
});

test('BEY-31: what chooses a product makes another one', () => {
  expect(
    keys(
      'https://shop.example/p/1',
      'https://shop.example/p/2',
      'https://shop.example/p/1?color=red',
      'https://other.example/p/1',
    ).size,
  ).toBe(4);
  expect(
    keys(
      'https://shopee.co.th/a-i.1.2',
      'https://shopee.co.th/a-i.1.3',
      'https://shopee.sg/a-i.1.2',
    ).size,
  ).toBe(3);
});

test('BEY-31: a marketplace’s number is the product, whatever its address says besides', () => {
  for (const same of [
    [
      'https://shopee.co.th/Great-Fan-i.11.222?sp_atk=x&xptdk=y',
      'https://shopee.co.th/product/11/222',
      'https://shopee.co.th/other-words-i.11.222',
    ],
    [
      'https://www.lazada.co.th/products/fan-i55-s66.html?spm=a',
      'https://www.lazada.co.th/products/pdp-i55.html',
      'https://lazada.co.th/products/x-i55-s77.html',
    ],
    [
      'https://www.amazon.sg/Words/dp/B0ABCDEF12/ref=sr_1?tag=x',
      'https://amazon.sg/gp/product/B0ABCDEF12',
    ],
    ['https://www.tiktok.com/view/product/123?x=1', 'https://tiktok.com/shop/product/123/'],
  ])
    expect(keys(...same).size, same[0]).toBe(1);
});

test('BEY-31: what is no address of an offer is none', () => {
  for (const text of [
    '',
    'shop.example/p',
    'javascript:alert(1)',
    'ftp://shop.example/',
    'https://a:b@shop.example/',
    'https://localhost/x',
    'https://shop.example/a b',
    'https://',
  ])
    expect(offerLink(text), text).toBeNull();
  for (const host of ['s.shopee.co.th', 'c.lazada.co.th', 'vt.tiktok.com', 'invol.co'])
    expect(REDIRECTORS.test(host), host).toBe(true);
  for (const host of ['shopee.co.th', 'www.lazada.co.th', 'shop.example'])
    expect(REDIRECTORS.test(host), host).toBe(false);
});
