import type { CurrencyCode } from '#contract/money.ts';
import { expect, test } from 'vitest';
import { understand } from './follow.ts';
import { spelledOut } from './shorthand.ts';

test('BEY-10: a present, a sum, an alert and the biggest discounts are gone on from', () => {
  for (const [before, text, meant] of [
    [['ของขวัญให้แม่ งบ 800'], 'แล้วถ้า 1500 ล่ะ', { kind: 'PRESENT', things: ['ของขวัญให้แม่ <= 1500'] }],
    [['present for my dad, budget 60'], 'what about 120', { kind: 'PRESENT' }],
    [
      ['kado buat mama max 200rb'],
      'kalo 500rb?',
      { kind: 'PRESENT', things: ['kado buat mama <= 500000'] },
    ],
    [
      ['quà tặng mẹ dưới 500k'],
      'nếu 1 triệu thì sao?',
      { kind: 'PRESENT', things: ['quà tặng mẹ <= 1000000'] },
    ],
    [
      ['present for my dad, budget 60'],
      'and for my mum?',
      { kind: 'PRESENT', things: ['for my mum? <= 60'] },
    ],
    [['present for my dad, budget 60'], 'something cheaper', { kind: 'PRESENT', by: 'CHEAPER' }],
    [['present for my dad, budget 60'], 'wireless mouse', { kind: 'PRESENT' }],
    [['present for my dad, budget 60'], 'compare Aira with Sonvo headphones', { kind: 'COMPARE' }],
    [['20% off max 30 min 50, 2 at 40 each'], 'and for 3?', { kind: 'RECKON', pieces: 3 }],
    [
      ['20% off max 30 min 50, 2 at 40 each'],
      'what if it costs $55.50?',
      { kind: 'RECKON', amount: 5550 },
    ],
    [['20% off max 30 min 50, 2 at 40 each'], '3 wireless mice', { kind: 'FIND' }],
    [['biggest discount today'], 'under 100', { kind: 'BIGGEST', things: ['<= 100'] }],
    [['biggest discount today'], 'what about beauty?', { kind: 'BIGGEST', things: ['beauty'] }],
    [['biggest discount today'], 'wireless mouse', { kind: 'FIND', things: ['wireless mouse'] }],
    [
      ['tell me when a tent drops under 60'],
      'the second one too',
      { kind: 'ALERT', places: [1], amount: 6000 },
    ],
    [['is 1290 a good price for a suitcase'], 'and 990?', { kind: 'GOOD_PRICE', amount: 99000 }],
    [
      ['compare Cabino with Voyago'],
      'suitcase',
      { kind: 'COMPARE', things: ['suitcase Cabino', 'suitcase Voyago'] },
    ],
    [
      ['headphones official store'],
      "it doesn't have to be an official store",
      { things: ['headphones'] },
    ],
    [['headphones'], '1500?', { kind: 'FIND', things: ['headphones <= 1500'] }],
  ] as const)
    expect(
      understand(
        text,
        before,
        before[0].includes('$')
          ? 'SGD'
          : before[0].includes('quà')
            ? 'VND'
            : before[0].includes('kado')
              ? 'IDR'
              : 'THB',
      ),
      text,
    ).toMatchObject(meant);
});

test('14.4: Vietnamese, with and without its marks, Filipino and Malay are understood', () => {
  for (const [text, currency, meant] of [
    ['so sánh Cabino và Voyago', 'VND', { kind: 'COMPARE', things: ['Cabino', 'Voyago'] }],
    ['bao gio giam gia tai nghe Aira', 'VND', { kind: 'WAIT' }],
    ['hôm nay giảm giá nhiều nhất là gì', 'VND', { kind: 'BIGGEST', things: [] }],
    [
      'báo tôi khi vali xuống dưới 300k',
      'VND',
      { kind: 'ALERT', things: ['vali'], amount: 300_000 },
    ],
    ['ai bán cái thứ hai', 'VND', { kind: 'SELLER', places: [1] }],
    ['sulit ba ang backpack', 'PHP', { kind: 'GOOD_PRICE', things: ['backpack'] }],
    [
      'sabihan mo ako pag bumaba sa 800 ang backpack',
      'PHP',
      { kind: 'ALERT', things: ['backpack'] },
    ],
    ['pinakamalaking discount ngayon', 'PHP', { kind: 'BIGGEST', things: [] }],
    ['sino nagbebenta ng una', 'PHP', { kind: 'SELLER' }],
    [
      'bagitahu saya kalau pengisar turun bawah 80',
      'MYR',
      { kind: 'ALERT', things: ['pengisar'], amount: 8000 },
    ],
    ['berbaloi ke kasut lari ni', 'MYR', { kind: 'GOOD_PRICE' }],
    ['apa diskaun paling besar hari ni', 'MYR', { kind: 'BIGGEST', things: [] }],
  ] as const)
    expect(understand(text, [], currency), text).toMatchObject(meant);
});

test('BEY-10: what is typed short is read as what it stands for, and names are left alone', () => {
  expect(spelledOut('yg brp jgn mahal bgt', 'IDR')).toBe('yang berapa jangan mahal banget');
  for (const name of [
    'SM bag',
    'DC shoes',
    'Dr Martens',
    'San Miguel',
    'MK watch',
    'U-lock',
    'ไรฝุ่น',
  ])
    for (const currency of ['IDR', 'PHP', 'VND'] as const)
      expect(spelledOut(name, currency)).toBe(name);
});

test('BEY-10: of two refused makers none is kept, and a word of a name is no limit and no budget', () => {
  expect(understand('sepatu lari selain Strideo dan Kazeo', [], 'IDR').things[0]).toBe(
    'sepatu lari -"Strideo" -"Kazeo"',
  );
  expect(understand('ลำโพงบลูทูธ 890 ถูกยัง', [], 'THB')).toMatchObject({
    kind: 'GOOD_PRICE',
    things: ['ลำโพงบลูทูธ'],
    amount: 890_00,
  });
  expect(understand('is the Sonvo Max 500 baht a good price', [], 'THB')).toMatchObject({
    kind: 'GOOD_PRICE',
    amount: 500_00,
  });
  // Nothing is a maker, too
  expect(understand('perfumes, nothing from Lazada', [], 'THB').things[0]).toBe(
    'perfumes -"Lazada"',
  );
  expect(understand('อันที่สองด้วย', ['หูฟัง'], 'THB')).toMatchObject({ places: [1] });
  expect(understand('nồi chiên 1tr2 có đáng mua không', [], 'VND')).toMatchObject({
    kind: 'GOOD_PRICE',
    amount: 1_200_000,
  });
});

test('BEY-10: a part of what is looked for narrows it, and other colours are asked of it', () => {
  for (const [before, text, currency, meant] of [
    [
      'phone under 400',
      'good camera',
      'SGD',
      { kind: 'FIND', things: ['phone good camera <= 400'] },
    ],
    ['มือถือ', 'แบตอึดด้วย', 'THB', { kind: 'FIND', things: ['มือถือ แบตอึดด้วย'] }],
    ['hp 3jt', 'kameranya bagus', 'IDR', { kind: 'FIND' }],
    ['tent', 'camera', 'SGD', { kind: 'FIND', things: ['camera'] }],
    ['เป้', 'มีสีอื่นไหม', 'THB', { by: 'COLOURS', things: ['เป้'] }],
    ['balo', 'còn màu khác không', 'VND', { by: 'COLOURS', things: ['balo'] }],
  ] as const)
    expect(understand(text, [before], currency), text).toMatchObject(meant);
});

test('BEY-10: what a shop sells is asked by its name', () => {
  for (const [text, name] of [
    ['what does Katong Corner sell', 'Katong Corner'],
    ['Rumah Kita got what', 'Rumah Kita'],
    ['ร้านส้มโอช็อปขายอะไรบ้าง', 'ร้านส้มโอช็อป'],
    ['toko Dapur Ibu Sari jual apa aja', 'toko Dapur Ibu Sari'],
    ['shop Bếp Nhà Lan bán gì', 'shop Bếp Nhà Lan'],
  ] as const)
    expect(understand(text, [], 'THB'), text).toMatchObject({ kind: 'SHOP', things: [name] });
});

test('BEY-10: "that shop" is the one of the last answer', () => {
  for (const text of ['ร้านนั้นขายอะไรอีก', 'what else does that shop sell', 'toko itu jual apa aja'])
    expect(understand(text, ['หูฟัง'], 'THB'), text).toMatchObject({
      kind: 'SHOP',
      things: [],
      pointsBack: true,
    });
});

test('BEY-10: what one market types short is left alone in another', () => {
  expect(spelledOut('utk siapa', 'PHP')).toBe('utk siapa');
  expect(spelledOut('1tr5', 'THB')).toBe('1tr5');
  expect(spelledOut('1tr5', 'VND')).toBe('1,5tr');
});

test('BEY-10: words that name no thing are said of what was looked for before', () => {
  for (const [before, text, currency, meant] of [
    ['lipstick', 'smudge proof', 'SGD', { kind: 'FIND', things: ['lipstick smudge proof'] }],
    ['lipstick', 'for dry lips', 'SGD', { kind: 'FIND', of: 'lipstick' }],
    ['ลิปสติก', 'ไม่ติดแมสก์', 'THB', { kind: 'FIND', of: 'ลิปสติก' }],
    ['tent', 'lighter', 'SGD', { kind: 'SIZED', things: ['tent'], size: 'light' }],
    ['เต็นท์', 'เบากว่านี้', 'THB', { kind: 'SIZED', things: ['เต็นท์'], size: 'light' }],
    ['tent', 'wala bang iba', 'PHP', { by: 'MORE', page: 2 }],
    ['ถ้ากาน้ำชาต่ำกว่า 200 เตือนด้วย', 'เปลี่ยนเป็น 250', 'THB', { kind: 'ALERT', amount: 250_00 }],
    ['umbrella', 'thats too much, under 12', 'SGD', { things: ['umbrella <= 12'] }],
  ] as const)
    expect(understand(text, [before], currency), text).toMatchObject(meant);
  expect(understand('backpack', ['lipstick'], 'SGD')).not.toHaveProperty('of');
});

test('BEY-10: one price among other figures is no offer beside another', () => {
  for (const text of [
    'my kid 3 wants kite and crayons, $15 all in',
    'lego or puzzle for 7yo below 20',
  ])
    expect(understand(text, [], 'SGD').kind, text).toBe('FIND');
  expect(understand('guitar 350, worth it for a beginner?', [], 'SGD')).toMatchObject({
    kind: 'GOOD_PRICE',
    amount: 350_00,
  });
});

test('BEY-10: what is said around a thing is no word of it, in the short forms of each market', () => {
  for (const [text, currency, meant] of [
    ['gitar akustik utk pemula jgn yg mahal2', 'IDR', { things: ['gitar akustik pemula'] }],
    ['gw mau beli kulkas', 'IDR', { things: ['kulkas'] }],
    ['tai nghe 300k tới 600k', 'VND', { things: ['tai nghe >= 300000 <= 600000'] }],
    ['sunglasses, dowan Ombrai', 'SGD', { things: ['sunglasses -"Ombrai"'] }],
    ['ร่มราคาไม่แรง', 'THB', { things: ['ร่ม'] }],
    ['ซื้อให้แฟนที่ชอบเล่นกีตาร์ งบ 300', 'THB', { kind: 'PRESENT' }],
    ['nunggu harbolnas aja, laptop', 'IDR', { kind: 'WAIT' }],
    [
      'folding bike vs kick scooter for 12 yr old',
      'PHP',
      { kind: 'COMPARE', things: ['folding bike', 'kick scooter'] },
    ],
  ] as const)
    expect(understand(text, [], currency), text).toMatchObject(meant);
  expect(understand('ของ Clarivo ล่ะ', ['ทีวี งบ 15000'], 'THB').things).toEqual([
    'ทีวี Clarivo <= 15000',
  ]);
});

test('BEY-10: more of the biggest discounts, and deals of a department, go on with them', () => {
  const after = (text: string, before: string[], currency: CurrencyCode) => {
    const { kind, things, page } = understand(text, before, currency);
    return { kind, things, page };
  };
  expect(after('มีอันอื่นอีกมั้ย', ['วันนี้อะไรลดเยอะสุด'], 'THB')).toEqual({
    kind: 'BIGGEST',
    things: [],
    page: 2,
  });
  expect(after('yang elektronik', ['promo hari ini apa aja'], 'IDR')).toEqual({
    kind: 'DEALS',
    things: ['elektronik'],
    page: 1,
  });
  expect(after('show me more', ["what's on sale today"], 'SGD')).toMatchObject({
    kind: 'DEALS',
    page: 2,
  });
  expect(after('headphones', ["what's on sale today"], 'SGD')).toMatchObject({
    kind: 'DEALS',
    things: ['headphones'],
  });
});

test('BEY-10: a price that falls further is judged, and when it fell last is asked of it', () => {
  const before = ['is 790 good for headphones'];
  expect(understand('what if it drops to 590', before, 'THB')).toMatchObject({
    kind: 'GOOD_PRICE',
    amount: 590_00,
  });
  expect(understand('แล้วถ้าลดเหลือ 590 ล่ะ', before, 'THB')).toMatchObject({
    kind: 'GOOD_PRICE',
    amount: 590_00,
  });
  for (const text of [
    'when did it last drop',
    'ลดล่าสุดเมื่อไหร่',
    'kapan terakhir turun',
    'bao giờ thì giảm nữa',
  ])
    expect(understand(text, before, 'THB'), text).toMatchObject({ kind: 'WAIT' });
});

test('BEY-10: another pack, an older child, a total and today’s fake discounts go on as they are meant', () => {
  const packs = ['500g for $6 or 1kg for $11'];
  expect(understand('what about 2kg for 20', packs, 'SGD')).toMatchObject({
    kind: 'PACKS',
    things: [`${packs[0]}\nwhat about 2kg for 20`],
  });
  const present = understand('yung pwede sa lalaki', ['gift for my 7 year old niece'], 'PHP');
  expect(present).toMatchObject({ kind: 'PRESENT' });
  expect(present.things[0]).toContain('7 year old');
  const grown = understand('for my dad instead', ['gift for my 7 year old niece'], 'PHP');
  expect(grown.things[0]).not.toContain('7 year old');
  expect(understand('ongkirnya berapa', ['harga blender bagus ga', 'ada kupon?'], 'IDR').kind).toBe(
    'SHIPPING',
  );
  for (const [text, before, currency] of [
    ["what's the total", ['is 79 good for an air fryer', 'any coupons?'], 'SGD'],
    ['totalnya jadi berapa', ['harga blender bagus ga', 'ada kupon?'], 'IDR'],
    ['รวมแล้วเท่าไหร่', ['หูฟังราคาดีไหม', 'มีคูปองไหม'], 'THB'],
  ] as const)
    expect(understand(text, before, currency), text).toMatchObject({ kind: 'COUPONS', things: [] });
  expect(
    understand('diskon palsu hari ini apa aja', ['blender di bawah 500rb'], 'IDR'),
  ).toMatchObject({ kind: 'FAKES' });
  expect(understand('ini 199rb di tiktok murah ga buat blender', [], 'IDR')).toMatchObject({
    things: ['blender'],
    amount: 199_000_00,
  });
  expect(understand('anong mabibili sa 1000', [], 'PHP').things).toEqual(['<= 1000']);
});

test('BEY-10: doubts, fakes, families, containers and a limit behind a size are read as they are said', () => {
  const read = (text: string, currency: CurrencyCode, before: string[] = []) => {
    const { kind, things } = understand(text, before, currency);
    return [kind, ...things];
  };
  // the maker stays, so that another one's headphones are no answer
  expect(read('is the 50% off on the Sonvo headphones legit', 'SGD')).toEqual([
    'EXPLAIN',
    'Sonvo headphones',
  ]);
  expect(read('ร้านบอกลด 70% ทีวี 55 นิ้ว เชื่อได้มั้ย', 'THB')).toEqual(['EXPLAIN', 'ทีวี 55 นิ้ว']);
  expect(read('may fake discount ba sa lazada ngayon', 'PHP')).toEqual(['FAKES']);
  expect(read('fake discounts on lazada today', 'SGD', ['air fryer'])).toEqual(['FAKES']);
  expect(read('compare air fryer and oven for a family of 4', 'SGD')).toEqual([
    'COMPARE',
    'air fryer',
    'oven',
  ]);
  expect(read('cheapest way to buy 3 bottles of shampoo', 'SGD')).toEqual(['FIND', 'shampoo']);
  expect(read('รองเท้าวิ่งผู้หญิง งบ 1,200', 'THB')).toEqual(['FIND', 'รองเท้าวิ่งผู้หญิง <= 1200']);
  expect(read('กระเป๋าเดินทาง 24 นิ้ว ไม่เกิน 2500', 'THB')).toEqual([
    'FIND',
    'กระเป๋าเดินทาง 24 นิ้ว <= 2500',
  ]);
  expect(read('my dad turns 70, likes fishing and tea, max 80', 'SGD')[0]).toBe('PRESENT');
  expect(read('harga segitu normal ga sih', 'IDR', ['power bank'])).toEqual(['GOOD_PRICE']);
});
