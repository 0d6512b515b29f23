import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf } from './intent.ts';
import { giftIn, withGift } from './gift.ts';

function read(keyword: string, currency: CurrencyCode = 'THB') {
  const { text, maxAmount, gift } = withGift(intentOf(keyword, currency), currency);
  return gift && { person: gift.person, age: gift.age, most: maxAmount ?? null, text };
}

test('BEY-49: a present that is looked for is read in all languages: for whom, how old, for how much', () => {
  const said: readonly (readonly [string, CurrencyCode, string, number | null, number | null])[] = [
    ['gift for dad under 500', 'SGD', 'father', null, 500_00],
    ['ของขวัญให้แฟน งบ 1000', 'THB', 'partner', null, 1000_00],
    ['ของขวัญวันเกิดแม่', 'THB', 'mother', null, null],
    ['khong khwan hai mae 500', 'THB', 'mother', null, 500_00],
    ['kado untuk ibu 200rb', 'IDR', 'mother', null, 200_000_00],
    ['hadiah untuk anak 5 tahun', 'IDR', 'child', 5, null],
    ['hadiah untuk isteri bawah rm100', 'MYR', 'girlfriend', null, 100_00],
    ['regalo para kay nanay 500 pesos', 'PHP', 'mother', null, 500_00],
    ['quà tặng mẹ dưới 500k', 'VND', 'mother', null, 500_000],
    ['qua tang ban trai', 'VND', 'boyfriend', null, null],
    ['gift for a teenager', 'SGD', 'teen', null, null],
    ['birthday present teenage girl under 40', 'SGD', 'teen', null, 40_00],
    ['ของขวัญวัยรุ่น', 'THB', 'teen', null, null],
    ['ของขวัญให้หลานวัยรุ่น งบ 500', 'THB', 'teen', null, 500_00],
    ['kado buat remaja cewek', 'IDR', 'teen', null, null],
    ['hadiah remaja', 'MYR', 'teen', null, null],
    ['quà cho tuổi teen', 'VND', 'teen', null, null],
    ['regalo sa dalagita', 'PHP', 'teen', null, null],
    ['exchange gift worth 300', 'PHP', 'anyone', null, 300_00],
  ];
  for (const [keyword, currency, person, age, most] of said)
    expect([keyword, read(keyword, currency)]).toEqual([keyword, { person, age, most, text: '' }]);
});

test('BEY-49: where a thing is named, or what a gift comes in, it is looked for as it is', () => {
  for (const keyword of [
    'watch gift for dad',
    'gift box',
    'gift wrapper',
    'beer gift pack',
    'free gift',
    '"gift for dad"',
    'headphones for dad',
  ])
    expect([keyword, giftIn(keyword, 'PHP')]).toEqual([keyword, undefined]);
});

test('BEY-49: what somebody likes is part of the gift, and what else is said stays words', () => {
  const gift = giftIn('birthday gift for my wife who loves cooking', 'PHP');
  expect(gift).toMatchObject({ person: 'girlfriend', liked: ['cooking'], rest: 'birthday' });
  expect(giftIn('kado buat teman yang suka kopi', 'IDR')).toMatchObject({
    person: 'friend',
    liked: ['coffee'],
  });
});
