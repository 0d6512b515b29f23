import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf } from '../../search/index.ts';
import { reckoningIn } from '../sum/voucher.ts';
import { codesIn } from './code.ts';
import { understand } from './follow.ts';
import { spelledOut } from './shorthand.ts';

test('BEY-10: a bare figure behind a battery is no money, unless it says so', () => {
  for (const [currency, text, spelt] of [
    ['THB', 'มือถือแบต 5000 ขึ้นไป', 'มือถือ 5000 mAh ขึ้นไป'],
    ['IDR', 'hp baterainya minimal 5000', 'hp minimal 5000 mAh'],
    ['VND', 'điện thoại pin trên 5000', 'điện thoại trên 5000 mAh'],
    ['SGD', 'phone battery 5,000 or more', 'phone 5,000 mAh or more'],
    ['THB', 'แบตเตอรี่ 2000 บาท', 'แบตเตอรี่ 2000 บาท'],
    ['IDR', 'baterai 5000 rupiah', 'baterai 5000 rupiah'],
    ['SGD', 'battery 5000 mAh', 'battery 5000 mAh'],
    ['SGD', 'battery for $1000', 'battery for $1000'],
  ] as const) {
    const said = spelledOut(text, currency).replace(/\s+/g, ' ').trim();
    expect(said, text).toBe(spelt);
    const { minAmount } = intentOf(understand(text, [], currency).things[0] ?? '', currency);
    expect(minAmount, text).toBeUndefined();
  }
});

test('BEY-10: whether an amount for a thing is good asks of its price', () => {
  for (const [text, amount, thing] of [
    ['is $60 for the sony headphones good?', 60_00, 'sony headphones'],
    ['was $45 for the kettle cheap', 45_00, 'kettle'],
    ['is s$1200 for the fridge expensive?', 1200_00, 'fridge'],
  ] as const) {
    const question = understand(text, [], 'SGD');
    expect([question.kind, question.amount, question.things[0]], text).toEqual([
      'GOOD_PRICE',
      amount,
      thing,
    ]);
  }
  expect(understand('is there a good blender under $60', [], 'SGD').kind).toBe('FIND');
});

test('BEY-10: an alert is asked for before or behind what has to happen', () => {
  for (const text of [
    'if the second one drops 10% tell me',
    'tell me if the second one drops 10%',
    'when the second falls by 10% please notify me',
  ]) {
    const question = understand(text, ['headphones'], 'SGD');
    expect([question.kind, question.less], text).toEqual(['ALERT', 1000]);
    expect(question.places, text).toEqual([1]);
  }
});

test('BEY-10: what was asked of sizes is what a budget goes on with', () => {
  const [thing = ''] = understand('งบ 2000', ['หม้อทอดกี่ลิตรดีสำหรับบ้าน 4 คน'], 'THB').things;
  expect(thing).toContain('หม้อทอด');
  expect(intentOf(thing, 'THB').maxAmount).toBe(2000_00);
});

test('BEY-50: so many that are bought are no price', () => {
  for (const [currency, text] of [
    ['THB', 'ซื้อ 3 ห่อ มีโค้ดลด 100 ขั้นต่ำ 800 เหลือเท่าไหร่'],
    ['SGD', 'if i buy 3 packs with a $10 off code, min $50'],
  ] as const satisfies readonly (readonly [CurrencyCode, string])[])
    expect(reckoningIn(text, currency)?.prices, text).toEqual([]);
  expect(
    reckoningIn('if i buy 3 packs at $25 each with a $10 off voucher min $50', 'SGD')?.prices,
  ).toEqual([25_00, 25_00, 25_00]);
});

test('BEY-10: milk for a baby below a year is warned of, what feeds it is not', () => {
  for (const text of [
    'milk powder for my 6 month old, which is best?',
    'นมผงสำหรับเด็กแรกเกิดยี่ห้อไหนดี',
    'susu formula untuk bayi 3 bulan yang bagus',
  ])
    expect(understand(text, [], 'SGD').kind, text).toBe('WARNING');
  expect(understand('milk powder 1kg', [], 'SGD').kind).toBe('FIND');
  expect(understand('baby bottle for my 6 month old', [], 'SGD').kind).not.toBe('WARNING');
});

test('BEY-10: a price for a unit is asked of with the unit alone', () => {
  for (const [currency, turns, amount] of [
    ['PHP', ['bigas', 'sulit ba ang 55 per kilo?'], 55_00],
    ['THB', ['ข้าวสาร', 'กิโลละ 45 แพงไหม'], 45_00],
    ['IDR', ['beras 15rb per kilo murah ga?'], 15_000_00],
  ] as const) {
    const { kind, pack, ...question } = understand(
      turns.at(-1) ?? '',
      turns.slice(0, -1),
      currency,
    );
    expect([kind, question.amount], turns.join()).toEqual(['GOOD_PRICE', amount]);
    expect([pack?.unit, pack?.size], turns.join()).toEqual(['g', 1000]);
  }
});

test('BEY-10: whether what was shown has a trait asks of it, and of no shop', () => {
  for (const [currency, known, text, trait] of [
    ['SGD', 'teapot', 'is it dishwasher safe', 'dishwasher safe'],
    ['SGD', 'speaker', 'is it waterproof?', 'waterproof'],
    ['THB', 'หูฟัง', 'อันนี้กันน้ำไหม', 'กันน้ำ'],
    ['IDR', 'headphone', 'ini tahan air ga?', 'tahan air'],
  ] as const) {
    const { kind, things } = understand(text, [known], currency);
    expect([kind, ...things], text).toEqual(['INCLUDED', trait]);
  }
  expect(understand('is this shop safe?', ['teapot'], 'SGD').kind).toBe('SELLER');
});

test('BEY-10: a claim of a shop with a thing is doubted of that thing', () => {
  const share = understand('the shop says 70% off on the smart tv, is it true?', [], 'SGD');
  expect([share.kind, ...share.things]).toEqual(['EXPLAIN', 'smart tv']);
  // with a price it is reckoned, and compared with what the kind costs
  const sum = understand('กระเป๋าเป้ 990 ที่ร้านบอกลด 60% จริงไหม', [], 'THB');
  expect(sum).toMatchObject({ kind: 'CLAIM', of: 'กระเป๋าเป้' });
});

test('BEY-10: of two that were compared the better rated is asked for, of a list the next ones', () => {
  const compared = ['compare aira and sonvo headphones'];
  expect(understand('which has better reviews', compared, 'SGD').kind).toBe('DIFFER');
  expect(understand('ดูตัวถัดไป', ['ลำโพง'], 'THB').by).toBe('MORE');
  expect(understand('ada promo ga buat yang pertama', ['sabun'], 'IDR')).toMatchObject({
    kind: 'COUPONS',
    places: [0],
  });
});

test('BEY-10: the biggest discounts go on with a department and then a budget', () => {
  const turns = ['diskon terbesar hari ini', 'yang elektronik aja'];
  const question = understand('di bawah 1 juta', turns, 'IDR');
  expect([question.kind, intentOf(question.things[0] ?? '', 'IDR')]).toEqual([
    'BIGGEST',
    { text: 'elektronik', maxAmount: 1_000_000_00 },
  ]);
});

test('BEY-10, BEY-50: so much off so much is a voucher with its minimum, and memory no budget', () => {
  const [voucher] =
    reckoningIn(spelledOut('got a $15 off $100 shopee code', 'SGD'), 'SGD')?.vouchers ?? [];
  expect([voucher?.amount, voucher?.least]).toEqual([15_00, 100_00]);
  expect(understand('20% off $100 item', [], 'SGD').kind).toBe('FIND');
  expect(understand('laptop ram 16', [], 'SGD').things).toEqual(['laptop 16 GB']);
  expect(understand('โน้ตบุ๊ก 15000', [], 'THB').things).toEqual(['โน้ตบุ๊ก <= 15000']);
  expect(
    intentOf(understand('Ultra 9000', [], 'THB').things[0] ?? '', 'THB').maxAmount,
  ).toBeUndefined();
});

test('BEY-10: prices that were raised before a discount are asked for in three languages', () => {
  for (const [currency, text] of [
    ['SGD', 'which products had their price raised before the sale'],
    ['THB', 'มีตัวไหนดันราคาก่อนลด'],
    ['IDR', 'produk mana yang dinaikin dulu baru diskon'],
  ] as const)
    expect(understand(text, [], currency).kind, text).toBe('FAKES');
});

test('BEY-10: a budget that counts no more is taken back', () => {
  for (const [currency, known, text] of [
    ['SGD', 'phone under 300', 'never mind the budget'],
    ['THB', 'หูฟัง ไม่เกิน 500', 'ไม่จำกัดงบละ'],
    ['IDR', 'laptop di bawah 5 juta', 'lupakan budgetnya'],
  ] as const) {
    const [thing = ''] = understand(text, [known], currency).things;
    expect(intentOf(thing, currency).maxAmount, text).toBeUndefined();
    expect(thing, text).not.toBe('');
  }
});

test('BEY-10, COUP-07: a code beside a word for one is a code, and a model is none for sure', () => {
  for (const [text, codes, sure] of [
    ['does the code LAZ10 work', ['LAZ10'], 'LAZ10'],
    ['is SHOPEE50 coupon still valid', ['SHOPEE50'], undefined],
    ['โค้ด LAZ10 ใช้ได้ไหม', ['LAZ10'], 'LAZ10'],
    ['kode promo HEMAT20 masih berlaku?', ['HEMAT20'], 'HEMAT20'],
    ['mã giảm giá SALE50K còn dùng được không', ['SALE50K'], 'SALE50K'],
    ['coupon for the iPhone15', ['iPhone15'], undefined],
    ['PAYDAY code', ['PAYDAY'], undefined],
    // what nothing calls a code must be that of a coupon
    ['LAZ10', ['LAZ10'], undefined],
  ] as const)
    expect(codesIn(text), text).toEqual({ codes, sure });
  for (const text of ['voucher lazada', 'any code for shoes', 'tv 4K 55 inch'])
    expect(codesIn(text), text).toBeUndefined();
});

test('BEY-10: the shop where a kind is cheapest is found by its goods', () => {
  for (const text of ['ร้านไหนขายหูฟังถูกสุด', 'which shop sells the cheapest headphones'])
    expect(understand(text, [], 'THB'), text).toMatchObject({ kind: 'FIND', by: 'CHEAPEST' });
  expect(understand('ร้านไหนขาย Aira Hush 2', [], 'THB').kind).toBe('SELLER');
});

test('BEY-10: whether a price is fake asks for its history, and where a shop ships is not known', () => {
  expect(understand('is the price fake', ['air fryer'], 'SGD').kind).toBe('EXPLAIN');
  expect(understand('do you ship to johor', [], 'MYR').kind).toBe('SERVICE');
  expect(intentOf('forget the phone, show tablets', 'SGD').without).toEqual(['phone']);
});

test('BEY-10: the cheap and the expensive one are those of what was shown, for prices and alerts too', () => {
  expect(
    understand('is the expensive one worth it', ['compare two blenders'], 'SGD'),
  ).toMatchObject({ kind: 'GOOD_PRICE', by: 'DEARER', things: [] });
  expect(
    understand('alert me when the cheap one drops below 20', ['blender'], 'SGD'),
  ).toMatchObject({ kind: 'ALERT', by: 'CHEAPER', things: [], amount: 20_00 });
  expect(understand('alert me when headphones drop below 20', [], 'SGD')).toMatchObject({
    kind: 'ALERT',
    things: ['headphones'],
  });
});

test('BEY-10: an occasion of somebody asks for a present, and what they do not want is no liking', () => {
  for (const [currency, text] of [
    ['SGD', "my wife's birthday is next week, she's into yoga, around 60 bucks"],
    ['IDR', 'ulang tahun ibu, budget 200rb'],
    ['THB', 'วันเกิดแม่ งบ 800'],
    ['VND', 'sinh nhật mẹ 500k'],
    ['PHP', 'birthday ng nanay ko 500'],
  ] as const)
    expect(understand(text, [], currency).kind, text).toBe('PRESENT');
  for (const [currency, before, text] of [
    ['VND', 'quà sinh nhật cho bạn gái khoảng 500k', 'không lấy mỹ phẩm'],
    ['SGD', 'present for my girlfriend', 'no cosmetics please'],
  ] as const) {
    const [said = ''] = understand(text, [before], currency).things;
    expect(said, text).toContain('hates beauty');
    expect(said, text).not.toContain('likes beauty');
  }
});

test('BEY-10: a sale at the weekend and what is cheap now ask for no thing', () => {
  expect(understand('may sale ba sa weekend', [], 'PHP').kind).toBe('SALES');
  expect(understand('what is still cheap now', [], 'SGD').kind).toBe('DEALS');
});

test('BEY-10: a relative is no swear word, and what is asked after a list is of the list', () => {
  expect(understand('ของขวัญให้แม่งบ 800', [], 'THB').kind).toBe('PRESENT');
  const list = ['vacuum cleaner under 200', 'cordless only'];
  expect(understand('which is lighter', list, 'SGD')).toMatchObject({
    kind: 'SIZED',
    things: ['vacuum cleaner cordless <= 200'],
  });
  const real = ['วันนี้ลดเยอะสุดคืออะไร', 'แล้วที่ลดจริงล่ะ'];
  expect(understand('ส่งฟรีต่ำกว่า 200 มีไหม', real, 'THB').kind).toBe('FIND');
});

test('BEY-10: the longest battery and the lowest power are orders, in the languages of the regions', () => {
  for (const [currency, known, text, size] of [
    ['THB', 'หูฟังไร้สาย', 'ตัวไหนแบตอึดสุด', 'lasting'],
    ['SGD', 'headphones', 'which has the longest battery life', 'lasting'],
    ['IDR', 'headphone', 'yang baterainya paling awet mana', 'lasting'],
    ['PHP', 'headphones', 'alin ang mas matagal ang battery', 'lasting'],
    ['VND', 'tai nghe', 'loại nào pin lâu nhất', 'lasting'],
    ['MYR', 'fon telinga', 'mana bateri paling tahan lama', 'lasting'],
    ['THB', 'ตู้เย็น', 'ตัวไหนประหยัดไฟสุด', 'thrifty'],
    ['IDR', 'kulkas', 'yang paling hemat listrik', 'thrifty'],
    ['SGD', 'kettle', 'which uses the least power', 'thrifty'],
  ] as const)
    expect(understand(text, [known], currency), text).toMatchObject({ kind: 'SIZED', size });
});

test('BEY-10: another brand that names one is refused that one, and a present is of what is liked', () => {
  for (const [currency, known, text] of [
    ['MYR', 'kasut sukan', 'jenama lain selain nike'],
    ['PHP', 'sapatos', 'ibang brand, hindi nike'],
    ['SGD', 'running shoes', 'other brands except nike'],
    ['SGD', 'running shoes', 'something not nike'],
  ] as const) {
    const [thing = ''] = understand(text, [known], currency).things;
    expect(intentOf(thing, currency), text).toEqual({ text: known, without: ['nike'] });
  }
  expect(understand('cô ấy thích son', ['quà cho bạn gái 300k'], 'VND')).toMatchObject({
    kind: 'PRESENT',
    things: ['quà cho bạn gái 300k son'],
  });
});

test('BEY-10: a round figure of a power bank is what it holds, and no price of before', () => {
  for (const [currency, text, amount] of [
    ['THB', 'พาวเวอร์แบงค์ 20000 ราคา 590 คุ้มไหม', 590_00],
    ['SGD', 'power bank 20000 at $35 worth it?', 35_00],
  ] as const) {
    const { kind, things, ...question } = understand(text, [], currency);
    expect([kind, question.amount], text).toEqual(['GOOD_PRICE', amount]);
    expect(things[0], text).toContain('20000');
  }
  expect(understand('power bank under 2000', [], 'PHP').things).toEqual(['power bank <= 2000']);
});

test('BEY-10: cheaper ideas are asked for in Thai with one word, and packs are counted by "se-"', () => {
  const ideas = understand('ขอถูกลงอีก', ['ของขวัญเพื่อน 500 บาท'], 'THB');
  expect([ideas.kind, ideas.by]).toEqual(['PRESENT', 'CHEAPER']);
  for (const [currency, text] of [
    ['MYR', 'susu kotak 6 pek rm15 atau sekotak rm2.80 mana jimat'],
    ['IDR', 'mie 5 bungkus 15rb atau sebungkus 3.500 murah mana'],
    ['VND', 'sữa tắm 500ml 89k với 900ml 149k cái nào lợi'],
  ] as const)
    expect(understand(text, [], currency).kind, text).toBe('PACKS');
});

test('BEY-10: illness, wires and law are warned of in the words of each market', () => {
  for (const [currency, text, warning] of [
    [
      'IDR',
      'Ibu saya minum metformin, suplemen apa yang bisa bantu nurunin gula darahnya ya?',
      'medicine',
    ],
    ['VND', 'da đang nổi mẩn ngứa thì bôi kem dưỡng nào cho hết nhỉ', 'medicine'],
    ['SGD', 'which supplement can lower my blood pressure', 'medicine'],
    [
      'MYR',
      'wayar lampu rumah terkoyak, boleh sambung sendiri ke, nak beli wayar apa',
      'electricity',
    ],
    ['SGD', 'If I get a kick scooter for my son can he legally ride it on the road here', 'law'],
    ['SGD', 'if i resell the stuff i buy here must i pay tax', 'law'],
  ] as const) {
    const read = understand(text, [], currency);
    expect(read.warning ?? read.caution, text).toBe(warning);
  }
  for (const text of ['what do i pay for two', 'forget the legal part, cheapest one with lights?'])
    expect(understand(text, ['kick scooter'], 'SGD').kind, text).not.toBe('WARNING');
});

test('BEY-10: a maker of the assistant is no sponsor, and what is watched is on its page', () => {
  expect(understand('thx! btw who made you', [], 'SGD').about).toEqual(['person']);
  expect(understand('anu-ano na nga ba yung naka-alert sakin', [], 'PHP').about).toEqual([
    'stopped',
  ]);
  const both = 'ini pake khum bayar ga sih, trus data aku aman kan';
  expect(understand(both, [], 'IDR').about).toEqual(['free', 'privacy']);
});

test('BEY-10, BEY-50: a figure of a name is no price that is waited for, and "max" of a name no limit', () => {
  const waited = 'paki-alert naman ako pag bumaba sa 3500 yung Kirapo Flex 2 na relo';
  expect(understand(waited, [], 'PHP')).toMatchObject({ kind: 'ALERT', amount: 3500_00 });
  expect(understand('saapan max at 78.90 good price anot', [], 'SGD')).toMatchObject({
    kind: 'GOOD_PRICE',
    amount: 78_90,
    things: ['saapan max'],
  });
});

test('BEY-10: after millions a figure with a decimal is of millions, where nothing else scales it', () => {
  const alert = ['kabarin gue ya klo hp orbit one 2 turun dibawah 7,5jt'];
  expect(understand('eh ubah jd 7,8 aja', alert, 'IDR').amount).toBe(7_800_000_00);
  const laptop = ['cari laptop budget 10jt'];
  for (const [text, most] of [
    ['asal jgn di atas 9,5', 9_500_000_00],
    ['naikin jadi 12,5jt', 12_500_000_00],
  ] as const)
    expect(intentOf(understand(text, laptop, 'IDR').things[0] ?? '', 'IDR').maxAmount, text).toBe(
      most,
    );
  const oil = understand('minyak goreng 1,8 liter', laptop, 'IDR').things[0] ?? '';
  expect(intentOf(oil, 'IDR').maxAmount).not.toBe(1_800_000_00);
});

test('BEY-10: hundreds of a market that leaves out thousands are thousands', () => {
  for (const [text, most] of [
    ['chuột không dây dưới 3 trăm', 300_000],
    ['chuột không dây dưới 3 trăm nghìn', 300_000],
    ['chuột không dây dưới 2 trăm ngàn', 200_000],
  ] as const)
    expect(intentOf(understand(text, [], 'VND').things[0] ?? '', 'VND').maxAmount, text).toBe(most);
});

test('BEY-10: what fell beside its words is heard', () => {
  expect(understand('ไม่เอา kettla อ่ะ เคยใช้ละพัง', ['หาเครื่องปั่น งบพันนึง'], 'THB').things).toEqual([
    'เครื่องปั่น <= 1000 -"kettla"',
  ]);
  expect(understand('my boy 5 mths old can take honey anot', [], 'SGD').warning).toBe('infant');
  expect(understand('whats the diff btw the first n second', ['work laptop'], 'SGD')).toMatchObject(
    {
      kind: 'DIFFER',
      places: [0, 1],
    },
  );
});
