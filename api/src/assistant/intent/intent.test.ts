import { expect, test } from 'vitest';
import { understand } from './follow.ts';
import { questionOf } from './intent.ts';

test('BEY-10: what is asked is read as people say it, and what they name is what is left', () => {
  for (const [question, kind, things] of [
    ['พาวเวอร์แบงก์ควรรอ 11.11 ไหม', 'WAIT', ['พาวเวอร์แบงก์']],
    ['kapan waktu terbaik beli laptop', 'WAIT', ['laptop']],
    ['โน้ตบุ๊กซื้อตอนไหนดี', 'WAIT', ['โน้ตบุ๊ก']],
    ['best time to buy a laptop', 'WAIT', ['laptop']],
    ['harga air fryer bagus ga sekarang?', 'GOOD_PRICE', ['air fryer']],
    ['หม้อทอดตัวไหนดีสุดในลาซาด้า', 'FIND', ['หม้อทอด ลาซาด้า']],
    ['power bank 20.000 mah', 'FIND', ['power bank 20.000 mah']],
  ] as const)
    expect(questionOf(question), question).toMatchObject({ kind, things });
});

test('BEY-10: courtesy and questions about the assistant itself name nothing to be looked for', () => {
  for (const [said, kind] of [
    ['thanks!', 'THANKS'],
    ['ขอบคุณมากค่ะ', 'THANKS'],
    ['makasih ya', 'THANKS'],
    ['hello', 'HELLO'],
    ['สวัสดีครับ', 'HELLO'],
    ['halo kak', 'HELLO'],
    ['kamu siapa', 'HELP'],
    ['คุณเป็นใคร', 'HELP'],
    ['you are stupid', 'CALM'],
    ['bego', 'CALM'],
    ['ไอ้โง่', 'CALM'],
  ] as const)
    expect(questionOf(said), said).toMatchObject({ kind, things: [] });
  expect(questionOf('สวัสดีค่ะ มีเครื่องปั่นไหมคะ'), 'a greeting before a question').toMatchObject({
    kind: 'FIND',
    things: ['เครื่องปั่น'],
  });
});

test('BEY-10: two makers of one thing are compared in every order of words', () => {
  for (const [question, things] of [
    ['เทียบพาวเวอร์แบงก์ Aira กับ Voltia', ['พาวเวอร์แบงก์ aira', 'voltia']],
    ['Aira กับ Voltia พาวเวอร์แบงก์ตัวไหนคุ้มกว่า', ['aira', 'voltia พาวเวอร์แบงก์']],
    ['พาวเวอร์แบงก์ Aira หรือ Voltia ดีกว่ากัน', ['พาวเวอร์แบงก์ aira', 'voltia']],
    ['Aira vs Voltia power bank', ['aira', 'voltia power bank']],
    ['Aira power bank or Voltia, which is cheaper?', ['aira power bank', 'voltia']],
    ['compare power banks from Aira and Voltia', ['power banks aira', 'voltia']],
    ['bandingkan powerbank Aira dengan Voltia', ['powerbank aira', 'voltia']],
    ['mana lebih bagus Aira vs Voltia untuk power bank', ['aira', 'voltia power bank']],
  ] as const)
    expect(questionOf(question), question).toMatchObject({ kind: 'COMPARE', things });
});

test('BEY-10: calendar, sending, sellers, several things at once, places and prices are asked for in three languages', () => {
  for (const [question, meant] of [
    ['when is 12.12', { kind: 'SALES' }],
    ['is it cheaper on lazada', { kind: 'PLATFORMS', things: [] }],
    ['อันนี้ใน lazada ถูกกว่าไหม', { kind: 'PLATFORMS', things: [] }],
    ['yang ini di lazada lebih murah?', { kind: 'PLATFORMS', things: [] }],
    ['mas mura ba to sa lazada', { kind: 'PLATFORMS', things: [] }],
    ['anything cheaper on lazada', { kind: 'FIND', by: 'CHEAPER' }],
    ['12.12 วันไหน', { kind: 'SALES' }],
    ['gajian kapan', { kind: 'SALES' }],
    ['ค่าส่งเท่าไหร่', { kind: 'SHIPPING', things: [] }],
    ['ongkirnya berapa', { kind: 'SHIPPING', things: [] }],
    ['free shipping?', { kind: 'SHIPPING', things: [] }],
    ['headphones with free shipping', { kind: 'FIND' }],
    ['ร้านนี้น่าเชื่อถือไหม', { kind: 'SELLER', things: [] }],
    ['tokonya aman ga', { kind: 'SELLER', things: [] }],
    ['is this shop safe?', { kind: 'SELLER', things: [] }],
    ['อันที่สองราคาดีไหม', { kind: 'GOOD_PRICE', places: [1], things: [] }],
    ['yang pertama diskonnya beneran?', { kind: 'EXPLAIN', places: [0], things: [] }],
    ['the last one', { kind: 'FIND', places: [-1], things: [] }],
    ['second hand laptop', { places: [], things: ['second hand laptop'] }],
    ['เคยถูกกว่านี้ไหม', { kind: 'GOOD_PRICE', things: [], by: null }],
    ['has it ever been cheaper', { kind: 'GOOD_PRICE', things: [], by: null }],
    ['yang paling murah mana', { by: 'CHEAPEST', things: [] }],
    ['ราคาลำโพงเท่าไหร่', { kind: 'FIND', things: ['ลำโพง'] }],
    ['อยากได้ของขวัญให้แม่ งบ 500', { kind: 'PRESENT', things: ['อยากได้ของขวัญให้แม่ งบ 500'] }],
    ['hadiah buat ibu 200 ribu', { kind: 'PRESENT', things: ['hadiah buat ibu 200 ribu'] }],
    ['gift for mum under 20', { kind: 'PRESENT', things: ['gift for mum under 20'] }],
    ['does it come with warranty', { kind: 'SERVICE' }],
    ['cicilan bisa?', { kind: 'SERVICE' }],
    ['มีผ่อนไหม', { kind: 'SERVICE' }],
    ['is shopee or lazada cheaper for power banks', { kind: 'PLATFORMS', things: ['power banks'] }],
    ['ช้อปปี้กับลาซาด้าอันไหนถูกกว่า', { kind: 'PLATFORMS', things: [] }],
    ['shopee apa lazada yang lebih murah', { kind: 'PLATFORMS', things: [] }],
    ['show me more', { kind: 'FIND', by: 'MORE' }],
    ['yang lain', { kind: 'FIND', by: 'MORE' }],
    ['มีอีกไหม', { kind: 'FIND', by: 'MORE' }],
    ['แพงกว่านี้หน่อย', { by: 'DEARER', things: [] }],
    ['เอาที่รีวิวดีๆ', { by: 'RATED', things: [] }],
    ['อันไหนขายดีสุด', { by: 'SOLD', things: [] }],
    ['yang mana paling laris', { by: 'SOLD', things: [] }],
    ['alin ang pinakamabenta', { by: 'SOLD', things: [] }],
    ['best-selling ones', { by: 'SOLD', things: [] }],
    ['10.10 หรือ 12.12 ลดหนักกว่า', { kind: 'SALES' }],
    ['when does the 12.12 thing begin', { kind: 'SALES' }],
    ['is this lower than usual', { kind: 'GOOD_PRICE', things: [] }],
    ['lebih murah dibanding biasanya?', { kind: 'GOOD_PRICE', things: [] }],
    ['mas mura ba kesa dati', { kind: 'GOOD_PRICE', things: [] }],
    ['rẻ hơn mọi khi không', { kind: 'GOOD_PRICE', things: [] }],
    ['got free shipping for this one?', { kind: 'SHIPPING', things: [] }],
    ['free shipping ba ito', { kind: 'SHIPPING', things: [] }],
    ['got code anot', { kind: 'COUPONS' }],
    [
      'voucher gratis ongkir shopee',
      { kind: 'COUPONS', also: [], things: ['gratis ongkir shopee'] },
    ],
    ['ada kupon free ongkir ga', { kind: 'COUPONS', also: [], things: ['free ongkir'] }],
    ['kupon sama ongkir berapa', { kind: 'COUPONS' }],
    ['bila nak beli, sekarang ke tunggu 12.12', { kind: 'WAIT', things: [] }],
    ['when to buy, now or 12.12', { kind: 'WAIT', things: [] }],
    ['when is 12.12', { kind: 'SALES' }],
    ['สั่งของไปตั้งนานแล้วยังไม่ได้ของ', { kind: 'SERVICE' }],
    ['ada promo apa hari ini', { kind: 'DEALS', things: [] }],
    ['มีโปรอะไรบ้างวันนี้', { kind: 'DEALS', things: [] }],
    ['kenapa harganya naik', { kind: 'EXPLAIN', things: [] }],
    ['ราคาต่ำสุดเท่าไหร่', { kind: 'GOOD_PRICE', things: [] }],
    ["that's too expensive", { kind: 'GOOD_PRICE', things: [] }],
    ['is it any good?', { kind: 'FIND', things: [], pointsBack: true }],
    ['never mind', { kind: 'FINE' }],
    ['ซื้อ iphone ที่ไหนถูกสุด', { by: 'CHEAPEST', things: ['iphone'] }],
  ] as const)
    expect(questionOf(question), question).toMatchObject(meant);
  const both = questionOf('หม้อทอดไร้น้ำมันราคาดีไหม แล้วมีคูปองไหม');
  expect([both.kind, ...both.also].toSorted()).toEqual(['COUPONS', 'GOOD_PRICE']);
  expect(both.things).toEqual(['หม้อทอดไร้น้ำมัน']);
});

test('BEY-10: a question goes on from those before it', () => {
  for (const [before, text, meant] of [
    [
      ['headphones under 1000'],
      'in black?',
      { kind: 'FIND', things: ['headphones black <= 1000'] },
    ],
    [['headphones under 1000', 'in black?'], 'under 500', { things: ['headphones black <= 500'] }],
    [['headphones on shopee'], 'and on Lazada?', { things: ['headphones Lazada'] }],
    [['มีคูปอง Shopee ไหม'], 'แล้ว Lazada ล่ะ', { kind: 'COUPONS', things: ['Lazada'] }],
    [['คูปองสำหรับหูฟัง'], 'มีคูปอง Lazada ไหม', { kind: 'COUPONS', things: ['Lazada'] }],
    [['รองเท้าวิ่ง'], 'ของแบรนด์ Strideo ล่ะ', { kind: 'FIND', things: ['รองเท้าวิ่ง Strideo'] }],
    [['หูฟังราคาดีไหม'], 'แล้วลำโพงล่ะ', { kind: 'GOOD_PRICE', things: ['ลำโพง'] }],
    [['perlu tunggu?'], 'power bank Aira', { kind: 'WAIT', things: ['power bank Aira'] }],
    [['sepatu lari'], 'kalau tas ransel?', { kind: 'FIND', things: ['tas ransel'] }],
    [['Aira vs Voltia power bank'], 'the cheaper one', { by: 'CHEAPEST', things: [] }],
    [
      ['power bank', 'ราคาดีไหม', 'ขอบคุณ'],
      'anything cheaper?',
      { kind: 'FIND', by: 'CHEAPER', things: ['power bank'] },
    ],
    [['power bank'], 'show more', { kind: 'FIND', by: 'MORE', things: ['power bank'], page: 2 }],
    [['power bank', 'more'], 'more', { by: 'MORE', things: ['power bank'], page: 3 }],
    [['ลิปสติก'], 'แบรนด์ไหนดี', { kind: 'FIND', things: ['ลิปสติก'], by: null }],
    [['ลิปสติก'], 'เอาที่รีวิวดีๆ', { kind: 'FIND', things: ['ลิปสติก'], by: 'RATED' }],
    [['ลิปสติก'], 'ตัวไหนคนซื้อเยอะสุด', { kind: 'FIND', things: ['ลิปสติก'], by: 'SOLD' }],
    [['เสื้อกันหนาวผู้หญิง'], 'แล้วของผู้ชายล่ะ', { things: ['เสื้อกันหนาว ผู้ชาย'] }],
    [['running jacket for women'], 'and for men?', { things: ['running jacket men'] }],
    [['air fryer vs blender'], 'kalau tunggu 12.12 gimana', { kind: 'WAIT', things: [] }],
    [[], 'should i wait for 12.12', { kind: 'SALES' }],
    [
      ['power bank di bawah 200 ribu'],
      'naikin budget jadi 300 ribu',
      { kind: 'FIND', things: ['power bank <= 300000'] },
    ],
    [
      ['is shopee or lazada cheaper for power banks'],
      'anything around 20 dollars?',
      { kind: 'FIND' },
    ],
    [['headphones'], 'can I get it cheaper with a coupon', { kind: 'COUPONS', things: [] }],
    [['power bank'], 'Voltia speaker', { kind: 'FIND', things: ['Voltia speaker'] }],
    [['power bank'], 'which one would you pick?', { kind: 'PICK', things: [] }],
    [['หูฟัง'], 'ตัวไหนคุ้มสุด', { kind: 'PICK', things: [] }],
    [['nồi chiên không dầu'], 'nên mua cái nào', { kind: 'PICK' }],
    [['blender'], 'mending ambil yang mana', { kind: 'PICK' }],
    [['power bank'], 'which is the best for a flight?', { kind: 'FIND' }],
    [['power bank'], 'where is it cheapest with shipping?', { kind: 'PLATFORMS', things: [] }],
    [['power bank'], 'not that brand', { kind: 'FIND', isOtherBrand: true }],
    [['หูฟัง'], 'มียี่ห้ออื่นไหม', { kind: 'FIND', isOtherBrand: true }],
    [['blender'], 'harga per liternya mana paling murah', { things: ['blender per unit'] }],
    [['blender'], 'is the expensive one really better?', { kind: 'DIFFER', by: 'DEAREST' }],
    [['blender'], 'alert me when it drops 20%', { kind: 'ALERT', less: 2000, things: [] }],
    [['power bank'], 'yang ada fast charging', { of: 'power bank', isOfThat: true }],
    [['power bank'], 'which shop has free shipping', { kind: 'SHIPPING', things: [] }],
    [['headphones', 'should I wait?'], 'how sure are you', { kind: 'TRUST' }],
    [[], 'are shopee discounts fake?', { kind: 'FAKES', things: [] }],
    [['blender'], 'is that discount fake?', { kind: 'EXPLAIN', pointsBack: true }],
    [['blender'], 'which of these dropped the most this month', { things: ['blender'] }],
    [['blender', 'the first one'], 'same thing on shopee?', { kind: 'PLATFORMS', things: [] }],
    [['โลชั่น'], 'คิดเป็นต่อ 100 มล อันไหนถูก', { things: ['โลชั่น per unit'] }],
    [['กระเป๋าเดินทาง'], 'ตั้งเตือนไว้ที่ 1500', { kind: 'ALERT', amount: 1500_00, things: [] }],
    [[], "what's on sale today that is actually real?", { kind: 'BIGGEST', things: [] }],
    [['biggest discount today'], 'only electronics', { kind: 'BIGGEST', things: ['electronics'] }],
    [[], 'Is 1,290 baht good for the Aira Hush 2?', { amount: 1290_00, things: ['Aira Hush 2'] }],
    [['หูฟัง'], 'ตัวที่สิบล่ะ', { places: [9], things: [] }],
    [['หูฟัง'], 'ราคาก่อนลดเท่าไหร่', { kind: 'EXPLAIN', things: [] }],
    [['headphones'], 'original price of the third?', { kind: 'EXPLAIN', places: [2] }],
    [['blender'], 'yang kedua harga normalnya berapa', { kind: 'GOOD_PRICE', places: [1] }],
    [['blender'], 'yang buatan lokal', { kind: 'FIND', things: ['blender'] }],
    [['headphones'], 'when does it usually go on sale', { kind: 'WAIT', things: [] }],
    [
      ['headphones'],
      'set an alert for the first one at 500',
      { kind: 'ALERT', places: [0], amount: 500_00 },
    ],
    [['รองเท้าวิ่ง'], 'งบเพิ่มได้ถึง 3000', { kind: 'FIND', things: ['รองเท้าวิ่ง <= 3000'] }],
    [
      ['free shipping items under 300'],
      'anything for the kitchen?',
      { kind: 'FIND', things: ['kitchen free shipping <= 300'] },
    ],
  ] as const)
    expect(understand(text, before, 'THB'), text).toMatchObject(meant);
});

test('BEY-10: a word is not cut at the beginning of another', () => {
  for (const [question, thing] of [
    ['มีดทำครัว', 'มีดทำครัว'],
    ['ช่วยหาหางปลา', 'หางปลา'],
    ['ดูดฝุ่น', 'ดูดฝุ่น'],
    ['mini speaker', 'mini speaker'],
  ] as const)
    expect(questionOf(question), question).toMatchObject({ kind: 'FIND', things: [thing] });
  expect(questionOf('mini'), 'no word that points back').toMatchObject({ pointsBack: false });
});
