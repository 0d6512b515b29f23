import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandNorm } from '../../catalog/brand-name.ts';
import { parseAmount } from './amount.ts';
import { breadcrumbOf, imagesOf, variantOf } from './cell.ts';
import { currencyInPrice, currencyOf } from './currency.ts';
import { parseCount, parseFlag, parseRating } from './flag.ts';
import { parseGtin } from './gtin.ts';
import { parseInstant } from './instant.ts';
import { audienceOf } from './kind.ts';
import { platformOfLink } from '../../catalog/index.ts';
import { parseLink, stableLink } from './link.ts';
import { cleanLine, cleanText } from './text.ts';
import { vouchersOf } from './voucher.ts';

const amount = (
  text: string,
  currency: Parameters<typeof parseAmount>[1],
  mark?: Parameters<typeof parseAmount>[2],
  scale?: number,
) => {
  const found = parseAmount(text, currency, mark, scale);
  return found.kind === 'amount' ? found.value : found.kind === 'wrong' ? found.reason : found.kind;
};

test.each([
  ['1290', 'THB', 129000],
  ['1290.5', 'THB', 129050],
  ['1290.50', 'THB', 129050],
  ['฿1,290.00', 'THB', 129000],
  ['THB 1290', 'THB', 129000],
  ['1,290 บาท', 'THB', 129000],
  ['Rp149.000', 'IDR', 14900000],
  ['Rp 1.249.000', 'IDR', 124900000],
  ['149.000', 'IDR', 14900000],
  ['149,000', 'IDR', 14900000],
  ['149.00', 'IDR', 14900],
  ['10000', 'IDR', 1000000],
  ['149.000', 'THB', 14900],
  ['1.290,50', 'THB', 129050],
  ['1.290.000', 'THB', 129000000],
  ['1,29', 'THB', 129],
  ['1,290', 'THB', 129000],
  ['12,5', 'THB', 1250],
  ['1.580950000000000e+03', 'THB', 158095],
  ['8.190000000000001e+01', 'MYR', 8190],
  ['1.000000000000000e-02', 'MYR', 1],
  ['RM 12.90', 'MYR', 1290],
  ['RM12.90', 'MYR', 1290],
  ['S$5.50', 'SGD', 550],
  ['₱1,299.00', 'PHP', 129900],
  ['149.000 ₫', 'VND', 149000],
  ['149.000đ', 'VND', 149000],
  ['1.290.000 VND', 'VND', 1290000],
  ['1 290,50', 'THB', 129050],
  ["1'290.50", 'THB', 129050],
  ['๑๒๙๐', 'THB', 129000],
  ['81.90000000000001', 'MYR', 8190],
  ['0.005', 'MYR', 1],
  ['0.29', 'THB', 29],
  ['1,290.-', 'THB', 129000],
  ['0', 'THB', 0],
  ['+5', 'THB', 'not a number'],
  ['Free', 'THB', 'free'],
  ['ฟรี', 'THB', 'free'],
  ['Gratis', 'IDR', 'free'],
  ['null', 'THB', 'nothing'],
  ['-', 'THB', 'nothing'],
  ['N/A', 'THB', 'nothing'],
  ['', 'THB', 'nothing'],
  ['-12', 'THB', 'negative'],
  ['(12.00)', 'THB', 'negative'],
  ['THB -5', 'THB', 'negative'],
  ['abc', 'THB', 'not a number'],
  ['100 - 200', 'THB', 'not a number'],
  ['1,2,3', 'THB', 'not a number'],
  ['12.90/pc', 'MYR', 'not a number'],
  ['99999999999999999999', 'THB', 'too large'],
  ['1e40', 'THB', 'too large'],
  ['1,290,50', 'THB', 'not a number'],
  ['US $12.50', 'USD', 1250],
  ['P1,299', 'PHP', 129900],
  ['Rp.149.000', 'IDR', 14900000],
  ['1,290.- บาท', 'THB', 129000],
  ['1,290 บาท.', 'THB', 'not a number'],
  ['\u200f199\u200e', 'THB', 19900],
  // a number with another word is another number
  ...[
    '150rb',
    '150 ribu',
    '1,2jt',
    '1.5 juta',
    '12k',
    '12 K',
    '150tr',
    '5 พัน',
    '5แสน',
    'from 199',
    'was 199',
    'ab 5',
    '3 pcs',
    '5x',
    'x5',
    '199 kg',
  ].map((text) => [text, 'IDR', 'not a number'] as const),
] as const)('OPS-20: the price %s in %s is %s', (text, currency, wanted) => {
  expect(amount(text, currency)).toBe(wanted);
});

test('OPS-20: the decimal mark of a feed settles what a number alone leaves open, and scaled amounts are divided exactly', () => {
  expect(amount('1.290', 'THB', 'comma')).toBe(129000);
  expect(amount('1.290', 'THB', 'dot')).toBe(129);
  expect(amount('1,290', 'THB', 'comma')).toBe(129);
  expect(amount('281000000000', 'VND', 'auto', 100_000)).toBe(2_810_000);
  expect(amount('9900000', 'THB', 'auto', 100_000)).toBe(9900);
});

test('OPS-20: every amount with two decimals comes back to the satang, however it is grouped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_99 }), (minor) => {
      const whole = String(Math.floor(minor / 100));
      const cents = String(minor % 100).padStart(2, '0');
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
      expect(amount(`${whole}.${cents}`, 'THB')).toBe(minor);
      expect(amount(`฿${grouped}.${cents}`, 'THB')).toBe(minor);
      expect(amount(`${grouped.replaceAll(',', '.')},${cents} THB`, 'THB')).toBe(minor);
    }),
  );
});

test('OPS-20: no text makes the parsers throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const currency of ['THB', 'VND', 'IDR'] as const)
        expect(parseAmount(text, currency).kind).toBeTypeOf('string');
      for (const parse of [
        cleanLine,
        cleanText,
        parseFlag,
        parseCount,
        parseRating,
        parseGtin,
        imagesOf,
        breadcrumbOf,
        variantOf,
        currencyOf,
        currencyInPrice,
        brandNorm,
        parseLink,
      ])
        parse(text);
      parseInstant(text, 'Asia/Bangkok');
      vouchersOf(text, 'THB', 'Asia/Bangkok');
    }),
    { numRuns: 300 },
  );
});

test("OPS-20: currencies are read from codes, signs and prices; a bare dollar is nobody's", () => {
  expect(['thb', '฿', 'Rp', 'RM', 'S$', '₱', '₫', 'HK$'].map(currencyOf)).toEqual([
    'THB',
    'THB',
    'IDR',
    'MYR',
    'SGD',
    'PHP',
    'VND',
    'HKD',
  ]);
  expect(currencyOf('$')).toBeNull();
  expect(
    [
      'THB 1290',
      '1290 THB',
      'RM12.90',
      '149.000 ₫',
      'Rp149.000',
      '$12',
      '1290',
      '12 pcs',
      'US$ 5',
    ].map(currencyInPrice),
  ).toEqual(['THB', 'THB', 'MYR', 'VND', 'IDR', null, null, null, 'USD']);
});

test('OPS-20: flags, counts and ratings in four languages', () => {
  expect(['in stock', 'มีสินค้า', 'Tersedia', 'còn hàng', 'yes'].map(parseFlag)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(
    ['out_of_stock', 'สินค้าหมด', 'habis', 'hết hàng', 'sold_out', 'banned'].map(parseFlag),
  ).toEqual([false, false, false, false, false, false]);
  expect(parseFlag('perhaps')).toBeNull();
  expect(['1,204', '5.4k sold', '1,2rb terjual', '12', '', 'many'].map(parseCount)).toEqual([
    1204,
    5400,
    1200,
    12,
    null,
    null,
  ]);
  expect(['4.9', '4,9', '98%', '9/10', '0', '77'].map(parseRating)).toEqual([
    4.9,
    4.9,
    4.9,
    4.5,
    null,
    null,
  ]);
});

test("OPS-24: instants from unix seconds, milliseconds, ISO and JavaScript dates; without a zone the tenant's", () => {
  const at = (text: string) => parseInstant(text, 'Asia/Bangkok')?.toISOString() ?? null;
  expect(at('1638027706')).toBe('2021-11-27T15:41:46.000Z');
  expect(at('1638027706000')).toBe('2021-11-27T15:41:46.000Z');
  expect(at('2026-11-21')).toBe('2026-11-20T17:00:00.000Z');
  expect(at('20261121')).toBe('2026-11-20T17:00:00.000Z');
  expect(at('21/11/2026 10:00')).toBe('2026-11-21T03:00:00.000Z');
  expect(at('2026-11-21T03:00:00Z')).toBe('2026-11-21T03:00:00.000Z');
  expect(at('Wed Sep 04 2024 01:59:59 GMT+0000 (Coordinated Universal Time)')).toBe(
    '2024-09-04T01:59:59.000Z',
  );
  expect([at('yesterday'), at('2026-13-40'), at('12')]).toEqual([null, null, null]);
});

test("OPS-20: strangers' text loses tags, entities and invisible characters, keeps its letters", () => {
  expect(cleanLine('  <b>หูฟัง</b>&nbsp;&amp; ลำโพง\u200b\u202e  ')).toBe('หูฟัง & ลำโพง');
  expect(cleanLine('a &lt;script&gt;alert(1)&lt;/script&gt; b')).toBe('a b');
  expect(cleanLine('5 < 6 and 7 > 3')).toBe('5 < 6 and 7 > 3');
  expect(cleanLine('Cafe\u0301')).toBe('Café');
  expect(cleanLine(`${'x'.repeat(299)}😀`)).toBe('x'.repeat(299));
  expect(cleanText('<p>One</p><p>Two<br>three</p>\n\n\n\nfour')).toBe('One\nTwo\nthree\n\nfour');
  expect(cleanText('<style>p{}</style>x<script>bad()')).toBe('x');
});

test('OPS-20: only http and https addresses, without passwords; the host names the platform', () => {
  expect(parseLink('https://shop.example/a b?x=1')).toEqual({
    url: 'https://shop.example/a%20b?x=1',
  });
  expect(parseLink('//shop.example/x')).toEqual({ url: 'https://shop.example/x' });
  expect(
    ['javascript:alert(1)', 'ftp://shop.example/x', 'data:text/html,x'].map(parseLink),
  ).toEqual(Array(3).fill({ wrong: 'not http or https' }));
  expect(parseLink('https://user:secret@shop.example/')).toEqual({ wrong: 'with a password' });
  expect(parseLink('shop')).toEqual({ wrong: 'not an address' });
  expect(
    [
      'https://www.lazada.co.th/x',
      'https://shopee.vn/x',
      'https://vt.tiktok.com/x',
      'https://notlazada.example/x',
    ].map(platformOfLink),
  ).toEqual(['LAZADA', 'SHOPEE', 'TIKTOK_SHOP', 'UNKNOWN']);
  expect(stableLink('https://www.shop.example/p/1/?utm_source=x&b=2&a=1#top')).toBe(
    'shop.example/p/1?a=1&b=2',
  );
});

test('OPS-20: lists inside cells', () => {
  expect(imagesOf('["https://i.example/1.jpg","javascript:x","https://i.example/1.jpg"]')).toEqual([
    'https://i.example/1.jpg',
  ]);
  expect(imagesOf('https://i.example/1.jpg|https://i.example/2.jpg')).toHaveLength(2);
  expect(breadcrumbOf('["Mobiles & Tablets","Smartphones"]')).toEqual([
    'Mobiles & Tablets',
    'Smartphones',
  ]);
  expect(breadcrumbOf('Home > Kitchen > Rice cookers')).toEqual([
    'Home',
    'Kitchen',
    'Rice cookers',
  ]);
  for (const text of ['A &gt; B', 'A>B', 'A | | B', 'A › B > ', 'A → B', '/A/B/', 'A/ B/'])
    expect(breadcrumbOf(text), text).toEqual(['A', 'B']);
  expect(breadcrumbOf('Kulkas/Freezer > Mini/Portable')).toEqual([
    'Kulkas/Freezer',
    'Mini/Portable',
  ]);
  expect(breadcrumbOf('Tops/Shirts')).toEqual(['Tops/Shirts']);
  expect(variantOf('[{"name":"Colour","value":"Black"},{"name":"Size","value":"M"}]')).toBe(
    'Black / M',
  );
  expect([
    variantOf('[{"name":"model","value":null}]'),
    variantOf('null'),
    variantOf('Red'),
  ]).toEqual([null, null, 'Red']);
});

test('OPS-20: trade item numbers count only with a right check digit', () => {
  expect(parseGtin('4006381333931')).toBe('04006381333931');
  expect([parseGtin('4006381333930'), parseGtin('123'), parseGtin('0000000000000')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('OPS-20: brands are the same in many spellings, and "no brand" is none', () => {
  expect(new Set(["L'Oréal", 'LOREAL', 'l oreal'].map(brandNorm)).size).toBe(1);
  expect(['No Brand', 'NoBrand', 'OEM', 'null', 'ไม่มียี่ห้อ', ''].map(brandNorm)).toEqual(
    Array(6).fill(null),
  );
  expect(brandNorm('ศรีจันทร์')).toBe('ศรีจันทร์');
});

test('COUP-04: vouchers of a cell: the code is text_info, sums are times 100,000, other currencies are left out', () => {
  const cell = JSON.stringify([
    {
      currency: 'THB',
      discount: 119,
      discount_cap: 0,
      discount_percentage: 0,
      min_spend: 69900000,
      shop_vouncher: 'Ploysai',
      text_info: 'PLOY03',
      validity_end: '2024-09-08T12:59:00.000Z',
      validity_start: '2024-09-01T00:00:00.000Z',
    },
    {
      currency: 'THB',
      discount: null,
      discount_cap: 1500000,
      discount_percentage: 5,
      min_spend: 12900000,
      shop_vouncher: 'Ploysai',
      text_info: 'PLOY5',
      validity_end: null,
      validity_start: null,
    },
    { currency: 'SGD', discount: 3, text_info: 'X' },
  ]);
  expect(vouchersOf(cell, 'THB', 'Asia/Bangkok')).toMatchObject([
    {
      code: 'PLOY03',
      type: 'AMOUNT',
      amount: 11900,
      fraction: null,
      min: 69900,
      cap: null,
      ends: '2024-09-08T12:59:00.000Z',
    },
    { code: 'PLOY5', type: 'DISCOUNT', amount: null, fraction: 0.05, min: 12900, cap: 1500 },
  ]);
});

test('OPS-20: cells say the same in every language that is read, joined in any way', () => {
  for (const text of ['out_of_stock', 'Out-of-Stock', 'habis', 'หมด', 'hết hàng'])
    expect(parseFlag(text), text).toBe(false);
  for (const text of ['free', 'ฟรี', 'Gratis shipping', 'percuma', 'libre', 'miễn phí!'])
    expect(parseAmount(text, 'THB'), text).toEqual({ kind: 'free' });
  for (const text of ['NEWUSER50', 'new-customer', 'first order', 'ลูกค้าใหม่', 'pengguna baru'])
    expect(audienceOf(text), text).toBe('NEW_CUSTOMER');
  expect(audienceOf('renewed user manual')).toBe('PUBLIC');
});
