import { expect, test } from 'vitest';
import { shopAddress, tagged } from './tag.ts';

const tag = (text: string, parameters: Record<string, string> | null = { aff_id: 'khum' }) =>
  tagged(text, new URL(text), parameters);

test('BEY-30: a foreign tag is never replaced: the address stays as it was, to the letter', () => {
  for (const text of [
    'https://shop.example/x?aff_id=somebody',
    'https://shop.example/x?AFF_ID=somebody&a=%20b',
    'https://shop.example/x?affiliate_id=7',
    'https://shopee.co.th/p?mmp_pid=an_1&utm_source=an_1',
    'https://www.lazada.co.th/p.html?laz_trackid=2:mm_1',
    'https://shop.example/x?tag=blog-20',
    'https://invol.co/aff_m?url=https%3A%2F%2Fshop.example',
    'https://s.shopee.co.th/abc',
    'https://c.lazada.co.th/t/c.abc',
  ])
    expect(tag(text), text).toEqual({ url: text, tag: 'FOREIGN' });
});

test('BEY-30: our tag is added beside what is there, and only where there is one of ours', () => {
  expect(tag('https://shop.example/x?color=red#top')).toEqual({
    url: 'https://shop.example/x?color=red&aff_id=khum#top',
    tag: 'OURS',
  });
  expect(tag('https://shop.example/x', { partner: 'k' })).toEqual({
    url: 'https://shop.example/x?partner=k',
    tag: 'OURS',
  });
  expect(tag('https://shop.example/x?partner=other', { partner: 'k' })).toEqual({
    url: 'https://shop.example/x?partner=other',
    tag: 'FOREIGN',
  });
  expect(tag('https://shop.example/x', null)).toEqual({
    url: 'https://shop.example/x',
    tag: 'NONE',
  });
  expect(tag('https://shop.example/x', {})).toEqual({ url: 'https://shop.example/x', tag: 'NONE' });
});

test('NAV-37: only plain web addresses are left for', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://shop.example',
    'https://u:p@shop.example',
    '/path',
    '',
    'shop.example',
  ])
    expect(shopAddress(text), text).toBeNull();
  expect(shopAddress('https://shop.example/x')?.host).toBe('shop.example');
});
