import { expect, test } from 'vitest';
import { intentOf } from '../../search/index.ts';
import { understand } from './follow.ts';

test('BEY-10: an alert is asked for in the slang of every market', () => {
  for (const [currency, before, said, amount] of [
    ['THB', 'หูฟังไร้สาย', 'ทักมานะถ้าลงเหลือ 500', 500_00],
    ['THB', 'เต็นท์', 'ถ้าเหลือพันสองบอกที', 1200_00],
    ['IDR', 'headphone wireless', 'colek gw klo nyampe 200rb', 200_000_00],
    ['IDR', 'headphone wireless', 'japri ya kalo turun ke 250rb', 250_000_00],
    ['SGD', 'wireless mouse', 'text me when it hits 50', 50_00],
    ['MYR', 'headphone', 'wasap aku bila jadi rm80', 80_00],
    ['PHP', 'wireless headphones', 'pm nyo ko pag bumaba sa 500', 500_00],
    ['VND', 'tai nghe bluetooth', 'ới mình khi nào nó xuống 200k nha', 200_000],
    ['VND', 'tai nghe bluetooth', 'vậy khi nào xuống dưới 300k thì hú mình nha', 300_000],
  ] as const)
    expect(understand(said, [before], currency), said).toMatchObject({ kind: 'ALERT', amount });
  expect(understand('pm nyo ko pag bumaba', ['headphones'], 'PHP')).toMatchObject({
    kind: 'ALERT',
    less: 100,
  });
});

test('BEY-10: a price beside whether to wait is a price that was seen, and no limit', () => {
  for (const [currency, said, amount, thing] of [
    [
      'SGD',
      "saapan max air fryer, it's $59 now ok or should i wait",
      59_00,
      'saapan max air fryer',
    ],
    ['MYR', 'rm2.6k for nuvox neo 5 phone ok or shud i wait', 2600_00, 'nuvox neo 5 phone'],
    [
      'VND',
      'tai nghe teqra core 7 giá 449k mua giờ hay đợi sale',
      449_000,
      'tai nghe teqra core 7',
    ],
  ] as const)
    expect(understand(said, [], currency), said).toMatchObject({
      kind: 'WAIT',
      amount,
      things: [thing],
    });
  for (const [currency, before, said, amount] of [
    ['SGD', 'air fryer', 'the first one $59 ok anot or wait', 59_00],
    ['THB', 'หม้อทอดไร้น้ำมัน', 'ตัวแรก ราคา 590 ซื้อเลยหรือรอดี', 590_00],
  ] as const)
    expect(understand(said, [before], currency), said).toMatchObject({
      kind: 'WAIT',
      amount,
      places: [0],
    });
});

test('BEY-10: the cheapest of what was shown is asked whether to wait for a sale', () => {
  for (const [currency, before, said] of [
    ['THB', 'หูฟัง', 'ตัวถูกสุดในนี้ รอเซลดีไหม'],
    ['IDR', 'headset', 'yang paling murah dari itu, tunggu promo ga'],
    ['SGD', 'headphones under 100', 'the cheapest of those, wait for a sale?'],
    ['VND', 'tai nghe bluetooth tầm 600k', 'con rẻ nhất trong mấy con đó, đợi sale không'],
  ] as const)
    expect(understand(said, [before], currency), said).toMatchObject({
      kind: 'WAIT',
      by: 'CHEAPEST',
      things: [],
    });
});

test('BEY-10: the biggest promo of a kind is its biggest discount', () => {
  for (const [currency, said, thing] of [
    ['THB', 'โลชั่นโปรแรงๆ', 'โลชั่น'],
    ['IDR', 'promo gede body lotion', 'body lotion'],
    ['SGD', 'body lotion with the biggest promo', 'body lotion'],
    ['SGD', 'wireless mouse crazy discount which one', 'wireless mouse'],
    ['MYR', 'diskaun gempak losyen', 'losyen'],
    ['PHP', 'pinakamalaking bagsak presyo sa sapatos', 'sa sapatos'],
    ['VND', 'sữa dưỡng thể khuyến mãi khủng', 'sữa dưỡng thể'],
  ] as const)
    expect(understand(said, [], currency), said).toMatchObject({
      kind: 'BIGGEST',
      things: [thing],
    });
});

test('BEY-10: after a present a budget goes on with it, and what is no present is looked for', () => {
  const raised = understand('เพิ่มให้เป็นห้าร้อยก้ได้ มีไรน่ารักๆอีก', ['ของขวัญให้แฟน งบ 300'], 'THB');
  expect(raised.kind).toBe('PRESENT');
  expect(intentOf(raised.things[0] ?? '', 'THB').maxAmount).toBe(500_00);
  const capped = intentOf('secret santa gift for a colleague, cap is $20', 'SGD');
  expect(capped).toMatchObject({ maxAmount: 20_00 });
  expect(capped.text).not.toContain('cap');
  for (const [currency, before, said] of [
    ['THB', 'ของขวัญให้แม่ งบ 500', 'มีตั๋วคอนเสิร์ตมั้ย'],
    ['IDR', 'kado buat ibu 300rb', 'ada jual tiket konser ga'],
    ['SGD', 'gift for my mum 50 bucks', 'actually got concert tickets?'],
    ['MYR', 'hadiah untuk cikgu rm60', 'ada jual tiket wayang tak'],
    ['PHP', 'regalo kay mama 500', 'may concert ticket ba kayo'],
    ['VND', 'quà cho mẹ 500k', 'có bán vé concert không'],
  ] as const)
    expect(understand(said, [before], currency), said).toMatchObject({
      kind: 'FIND',
      isOtherWant: true,
    });
  for (const said of ['got anything cute?', 'something funny'])
    expect(understand(said, ['gift for my mum 50 bucks'], 'SGD').kind, said).toBe('PRESENT');
});

test('BEY-49: a figure beside a budget is the size of what was looked for', () => {
  for (const [currency, before, said, size] of [
    ['THB', 'กระเป๋าเดินทาง 24 นิ้ว', 'เปลี่ยนเปนใบใหญ่ 28 งบ 4k ละกัน', '28 นิ้ว'],
    ['SGD', 'suitcase 24 inch under 100', '28 one, budget 150', '28 inch'],
  ] as const)
    expect(understand(said, [before], currency).things[0], said).toContain(size);
});

test('BEY-10: where else a product is sold is asked of it, and a fee alone is no budget', () => {
  const before = 'sapu listrik domia lite 6 1,129jt worth it ga';
  expect(understand('di shopee ada ga harganya brp', [before], 'IDR')).toMatchObject({
    kind: 'PLATFORMS',
    pointsBack: true,
  });
  expect(intentOf('blender, di tokped', 'IDR')).toMatchObject({ platforms: ['TOKOPEDIA'] });
  expect(understand('shipping is $5', ['body lotion'], 'SGD').kind).toBe('UNREAD');
  expect(understand('free shipping', ['body lotion'], 'SGD').kind).toBe('FIND');
});

test.each([
  ['cokelat biscara gold diskonnya beneran ato tipu2?', 'EXPLAIN', ['cokelat biscara gold']],
  ['diskon biscara gold akal2an ga sih', 'EXPLAIN', ['biscara gold']],
  ['toko ini tipu2 ga sih', 'SELLER', []],
] as const)('BEY-49: in IDR “%s” doubts a discount, or a seller', (text, kind, things) => {
  expect(understand(text, [], 'IDR')).toMatchObject({ kind, things });
});

test('BEY-49: in IDR “totalnya jd berapa sama ongkir” after coupons is the bill of that product', () => {
  const before = 'voucher apa aja yg bisa dipake buat koper hanaro luna';
  expect(understand('totalnya jd berapa sama ongkir', [before], 'IDR').kind).toBe('TOTAL');
});
