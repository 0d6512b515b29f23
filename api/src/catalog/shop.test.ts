import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  APP_LINKS,
  isPastedLink,
  isShareLink,
  linkIn,
  linksIn,
} from '#contract/catalog/share-link.ts';
import { offerLink } from './link.ts';
import { shopPage } from './shop.ts';

const page = (url: string) => {
  const link = offerLink(url);
  return link ? { ...shopPage(link), number: link.number } : null;
};

test('BEY-14: the forms of addresses of each marketplace name platform, country, number and words', () => {
  for (const [url, platform, country, number, words] of [
    ['https://shopee.co.th/พัดลม-ตั้งโต๊ะ-i.11.22?sp_atk=x', 'SHOPEE', 'TH', '11.22', 'พัดลม ตั้งโต๊ะ'],
    // no three letters of it stand without a mark between them
    ['https://shopee.co.th/ชุดผ้าฝ้าย-i.11.22', 'SHOPEE', 'TH', '11.22', 'ชุดผ้าฝ้าย'],
    ['https://shopee.com.my/product/11/22', 'SHOPEE', 'MY', '11.22', null],
    ['https://shopee.vn/universal-link/Quạt-máy-i.11.22', 'SHOPEE', 'VN', '11.22', 'Quạt máy'],
    ['https://shopee.ph/opaanlp/11/22?__mobile__=1', 'SHOPEE', 'PH', '11.22', null],
    [
      'https://www.lazada.co.th/products/desk-fan-16-i55-s66.html?spm=a',
      'LAZADA',
      'TH',
      '55',
      'desk fan 16',
    ],
    ['https://m.lazada.sg/products/pdp-i55.html', 'LAZADA', 'SG', '55', null],
    ['https://shopee.co.id/lovely.id/11/22?utm_source=an_1', 'SHOPEE', 'ID', '11.22', null],
    ['https://shopee.co.id/universal-link/product/11/22', 'SHOPEE', 'ID', '11.22', null],
    [
      'https://shop-id.tokopedia.com/pdp/kipas-angin/1729384756',
      'TIKTOK_SHOP',
      'ID',
      '1729384756',
      'kipas angin',
    ],
    ['https://www.lazada.com.ph/products/i55-s66.html', 'LAZADA', 'PH', '55', null],
    [
      'https://www.tiktok.com/view/product/1729384756?region=ID',
      'TIKTOK_SHOP',
      'ID',
      '1729384756',
      null,
    ],
    [
      'https://shop.tiktok.com/th/pdp/desk-fan/1729384756',
      'TIKTOK_SHOP',
      'TH',
      '1729384756',
      'desk fan',
    ],
    [
      'https://www.tokopedia.com/tokokita/kipas-angin-meja?extParam=src%3Dx',
      'TOKOPEDIA',
      'ID',
      null,
      'kipas angin meja',
    ],
    [
      'https://ta.tokopedia.com/promo/v1/clicks/x?r=https%3A%2F%2Fwww.tokopedia.com%2Ftokokita%2Fkipas-angin-meja%3Fsrc%3Dads',
      'TOKOPEDIA',
      'ID',
      null,
      'kipas angin meja',
    ],
  ] as const)
    expect(page(url), url).toMatchObject({ platform, country, number, words, isMarketplace: true });
  const keyOf = (url: string) => offerLink(url)?.key;
  expect(keyOf('https://shop.tiktok.com/th/pdp/desk-fan/17')).toBe(
    keyOf('https://www.tiktok.com/view/product/17?x=1'),
  );
  expect(keyOf('https://shop-id.tokopedia.com/view/product/17')).toBe(
    keyOf('https://www.tiktok.com/view/product/17'),
  );
  expect(keyOf('https://www.tokopedia.com/a/b?src=x')).toBe(keyOf('https://tokopedia.com/a/b'));
});

test('BEY-14: no host passes for a marketplace', () => {
  for (const url of [
    'https://shopee.co.th.evil.example/product/1/2',
    'https://shopee.co.th:8443/product/1/2',
    'https://evil.example/shopee.co.th/product/1/2',
    'https://shopee.co.th.my/product/1/2',
    'https://ѕhopee.co.th/product/1/2',
    'https://xn--hopee-rxe.co.th/product/1/2',
    'https://notlazada.co.th/products/i1.html',
    'https://ta.tokopedia.com.evil.example/?r=https%3A%2F%2Fwww.tokopedia.com%2Fa%2Fb',
  ])
    expect(page(url)?.isMarketplace ?? false, url).toBe(false);
  for (const url of [
    'https://shopee.co.th@evil.example/product/1/2',
    'https://shopee.co.th:pass@evil.example/',
    'https://shopee.co.th\\@evil.example/product/1/2',
    'javascript:alert(1)//https://shopee.co.th',
    'data:text/html,https',
    'https://shopee.co.th/a b',
    'https://shopee.co.th/a\nb',
  ])
    expect(offerLink(url), url).toBeNull();
  // what an advertisement leads to is believed of the shop itself alone
  expect(offerLink('https://ta.tokopedia.com/x?r=javascript%3Aalert(1)')?.key).toMatch(
    /^ta\.tokopedia\.com/,
  );
  expect(offerLink('https://ta.tokopedia.com/x?r=https%3A%2F%2Fevil.example%2F')?.key).toMatch(
    /^ta\.tokopedia\.com/,
  );
});

test('BEY-14: whatever is pasted is read without failing, to an address of the web or to none', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constantFrom(
      'https://shopee.co.th/',
      '-i.1.2',
      '%0a',
      '%',
      '@',
      ':99',
      '\\',
      '\n',
      'javascript:',
      'https://',
      '//',
      '?r=',
      '.html',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const links = linksIn(text);
      expect(links.length).toBeLessThanOrEqual(10);
      for (const one of [...links, linkIn(text)]) {
        const link = offerLink(one);
        if (!link) continue;
        const { protocol, username, password } = new URL(link.url);
        expect(['http:', 'https:']).toContain(protocol);
        expect(username + password).toBe('');
        const { words, isMarketplace } = shopPage(link);
        expect(words?.length ?? 0).toBeLessThanOrEqual(100);
        expect(/[\p{Cc}<>"]/u.test(words ?? '')).toBe(false);
        if (isMarketplace)
          expect(new URL(link.url).hostname).toMatch(
            /(?:^|\.)(?:shopee|lazada|tokopedia|tiktok)\.[a-z.]+$/,
          );
        // read again, it says the same
        expect(offerLink(link.url)?.key).toBe(link.key);
      }
    }),
    { numRuns: 2000 },
  );
});

test('BEY-14: short links of apps are known by their host, whole', () => {
  for (const host of [
    's.shopee.co.th',
    'th.shp.ee',
    'shp.ee',
    's.lazada.co.id',
    'c.lazada.com.ph',
    'vt.tiktok.com',
    'vm.tiktok.com',
    'tokopedia.link',
    'tk.tokopedia.com',
  ]) {
    expect(APP_LINKS.test(host), host).toBe(true);
    expect(isShareLink(`https://${host}/x`), host).toBe(true);
  }
  for (const host of [
    'bit.ly',
    's.shopee.co.th.evil.example',
    'evil-tokopedia.link',
    'xs.shopee.sg',
    'shopee.co.th',
  ])
    expect(APP_LINKS.test(host), host).toBe(false);
});

test('BEY-14: an address in the search box is known from words', () => {
  for (const text of [
    'https://shopee.co.th/product/1/2',
    'ดูสิ https://s.shopee.co.th/abc',
    'shopee.co.th/product/1/2',
  ])
    expect(isPastedLink(text), text).toBe(true);
  for (const text of ['', 'พัดลม', 'logitech.com', 'usb-c 3.1/3.2', 'http', '50/50'])
    expect(isPastedLink(text), text).toBe(false);
});
