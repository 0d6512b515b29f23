import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsApart } from './decide.ts';
import type { Candidate } from './decide.ts';
import { groupsOf } from './group.ts';
import { readTitle } from './reading.ts';

const listing = (title: string, picture: bigint | null = null): Candidate => ({
  title: readTitle(title),
  gtin: null,
  brandId: null,
  top: null,
  amount: null,
  picture,
});

test('BEY-48: listings of one product are one group, sisters are not in it', () => {
  const titles = [
    'Tinta printer HP 955XL hitam original',
    'Sepatu lari Kazeo Tempo 3 pria biru',
    'HP 955XL tinta printer hitam ori',
    'Tinta printer HP 955XL kuning original',
    'Sepatu lari Kazeo Tempo 4 pria biru',
    'Kazeo Tempo 3 sepatu lari pria biru promo',
    'Panci presto Morika 24 cm',
    'Panci presto Morika 28 cm',
  ];
  expect(groupsOf(titles.map((title) => listing(title)))).toEqual([
    [0, 2],
    [1, 5],
    [3],
    [4],
    [6],
    [7],
  ]);
});

test('BEY-48: what sellers shout in six countries tells no listing from another', () => {
  const titles = [
    'ORIGINAL 100% BISA COD Panci presto Morika 24 cm TERMURAH',
    'Morika panci presto 24cm stok terbatas gratis ongkir',
    'หม้อทอด Fryora รุ่น AF550 ของแท้ พร้อมส่ง',
    'Fryora AF550 หม้อทอด ราคาถูกที่สุด เก็บปลายทาง',
    'Kem dưỡng da Salaya gạo 50ml chính hãng giá rẻ',
    'Salaya kem dưỡng da gạo 50ml hàng mới sẵn',
    'Genuine Nimbra loafer COD free shipping',
    'Nimbra loafer ready stock promo sale',
  ];
  expect(groupsOf(titles.map((title) => listing(title)))).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
    [6, 7],
  ]);
});

test('BEY-48: what has no word in common is not put together by a picture; what has some, is', () => {
  const picture = 0x9f3c_77aa_0102_ff10n;
  const groups = groupsOf([
    listing('Daster batik Melati wanita busui', picture),
    listing('Melati daster batik jumbo murah', picture ^ 1n),
    listing('Kabel data usb', picture),
    listing('Daster batik Kenanga anak', null),
  ]);
  expect(groups).toEqual([[0, 1], [2], [3]]);
});

test('BEY-48: any titles are read, and every listing is in exactly one group', () => {
  const word = fc.constantFrom(
    'tas',
    'kabel',
    '10',
    '10cm',
    'x200',
    'WH-1000XM5',
    'ตู้เย็น',
    '𝑨𝒏',
    'merah',
    '"',
    '٣',
  );
  const title = fc.oneof(
    fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  const picture = fc.option(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), { nil: null });
  fc.assert(
    fc.property(fc.array(fc.tuple(title, picture), { maxLength: 25 }), (rows) => {
      const groups = groupsOf(rows.map(([name, hash]) => listing(name, hash)));
      expect(groups.flat().toSorted((a, b) => a - b)).toEqual(rows.map((_, at) => at));
    }),
    { numRuns: 200 },
  );
});

test('BEY-48: bits of two pictures that differ are counted', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      fc.uniqueArray(fc.nat(63)),
      (hash, bits) => {
        const other = bits.reduce((made, bit) => made ^ (1n << BigInt(bit)), hash);
        expect(bitsApart(hash, other)).toBe(bits.length);
      },
    ),
  );
});
