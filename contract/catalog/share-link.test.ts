import { expect, test } from 'vitest';
import { isShareLink, linkIn } from './share-link.ts';

test('P-17: of what a shop app shares the link is taken, and whether it only leads on is known', () => {
  expect(linkIn('ลองดูสินค้านี้ พัดลม ฿499 บน Shopee! https://s.shopee.co.th/9AbC12 ')).toBe(
    'https://s.shopee.co.th/9AbC12',
  );
  expect(linkIn('Check this out! (https://s.lazada.co.id/s.xYz).')).toBe(
    'https://s.lazada.co.id/s.xYz',
  );
  expect(linkIn('shopee.co.th/product/1/2')).toBe('https://shopee.co.th/product/1/2');
  for (const around of ['ดูนี่ %', 'ดูนี่%', 'Rẻ quá: % nhé', '(%), murah!', '*%*', '【Fan】%】'])
    expect(linkIn(around.replace('%', 'shopee.co.th/a-i.1.2')), around).toBe(
      'https://shopee.co.th/a-i.1.2',
    );
  expect(linkIn('https://shop.example/p?a=1,2')).toBe('https://shop.example/p?a=1,2');
  for (const typed of [
    '',
    'พัดลม',
    '/content/abc',
    'ftp://x.example/a',
    'half a price',
    'me@shop.example/a',
    '3.1/4.0',
  ])
    expect(linkIn(typed)).toBe(typed);
  for (const host of [
    's.shopee.co.th',
    's.shopee.sg',
    'shope.ee',
    'shp.ee',
    's.lazada.co.th',
    'vt.tiktok.com',
    'bit.ly',
    'goo.gl',
  ])
    expect(isShareLink(`https://${host}/abc`), host).toBe(true);
  for (const host of ['shopee.co.th', 'www.lazada.co.id', 'shop.example'])
    expect(isShareLink(`https://${host}/abc`), host).toBe(false);
  expect(isShareLink('not a link')).toBe(false);
});
