import fc from 'fast-check';
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { buildGoods } from '../../../../test/build.ts';
import { makeWorld } from '../../../../test/world.ts';
import type { Language } from '#contract/language.ts';
import { backfill } from '../../search/index.ts';
import { interestsIn, isKnownName, presentsFor } from '../../words/index.ts';
import { answersTo } from '../converse.ts';
import { INTERESTS, PERSONS } from '../../lexicon/index.ts';

const world = await makeWorld();
const ask = async (lang: Language, ...turns: string[]) =>
  answersTo({ ...(await world.ctx('TH')), lang }, turns);
const last = async (lang: Language, ...turns: string[]) => {
  const answer = (await ask(lang, ...turns)).at(-1);
  return { text: answer?.text ?? '', cards: answer?.cards ?? [] };
};
const names = async (lang: Language, ...turns: string[]) =>
  (await last(lang, ...turns)).cards.map((one) => one.name);

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  const goods = [
    {
      name: 'Zima Air headphones black',
      price: 790_00,
      was: 1000_00,
      real: 0.21,
      verdict: 'VERIFIED',
    },
    { name: 'Noma Pro headphones white', price: 990_00, platform: 'SHOPEE' },
    { name: 'Sona Max headphones blue', price: 1500_00 },
    { name: 'Pexa One smartphone 128 GB', price: 4990_00 },
    { name: 'Pexa Go smartphone 64 GB', price: 3990_00 },
    { name: 'เคสมือถือ Pexa One', price: 199_00 },
    { name: 'Phone case for smartphone, clear', price: 149_00 },
    { name: 'Pawy dog toys, rubber', price: 90_00 },
    { name: 'Brit teddy bear, soft', price: 190_00 },
    { name: 'Tinta crayon 24 colours', price: 120_00 },
    { name: 'Soap Fresh with perfume', price: 40_00, shop: 'Toko Wangi' },
    { name: 'Soap Pure without perfume', price: 45_00 },
  ] as const;
  for (const one of goods) await buildGoods(ctx, one);
  await backfill(ctx);
});

test('BEY-10: what is refused is never shown, by brand, colour, shop or kind, nor over turns', async () => {
  for (const [lang, turns, refused] of [
    ['en', ['headphones except Zima'], /Zima/],
    ['th', ['หูฟัง ไม่เอา Zima'], /Zima/],
    ['id', ['headphone selain Zima'], /Zima/],
    ['en', ['headphones, not black'], /black/],
    ['th', ['หูฟัง ไม่เอาสีดำ'], /black/],
    ['en', ['headphones', 'not Zima', 'under 1000'], /Zima|Sona/],
    ['en', ['headphones', 'not from Shopee'], /Noma/],
    ['en', ['waterproof glittering headphones not Zima'], /Zima/],
  ] as const) {
    const found = await names(lang, ...turns);
    expect(found.length, turns.join(' | ')).toBeGreaterThan(0);
    expect(found.join(' '), turns.join(' | ')).not.toMatch(refused);
  }
  expect(await names('en', 'soap without perfume')).toEqual(['Soap Pure without perfume']);
});

test('BEY-10, property: no order and no mixture of refusals shows one of them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(['zima', 'noma', 'sona'], { minLength: 1, maxLength: 2 }),
      fc.constantFrom('not', 'except', 'ไม่เอา', 'selain', 'bukan'),
      fc.constantFrom('headphones', 'หูฟัง', 'headphone'),
      async (refused, mark, thing) => {
        const found = await names(
          'en',
          [thing, ...refused.map((one) => `${mark} ${one}`)].join(', '),
        );
        expect(found.length).toBe(3 - refused.length);
        for (const one of refused) expect(found.join(' ').toLowerCase()).not.toContain(one);
      },
    ),
    { numRuns: 30 },
  );
});

test('BEY-10: before anything is denied its wishes are taken back one by one, and the one is named', async () => {
  const free = await last('en', 'headphones with free shipping');
  expect(free.text).toMatch(
    /^Nothing for “headphones” with: Free shipping\. Without that condition:/,
  );
  expect(free.cards.length).toBe(3);
  const official = await last('th', 'หูฟัง ร้านทางการ');
  expect(official.text).toMatch(/^ยังไม่ทราบว่า “หูฟัง” ชิ้นไหนขายโดยร้านทางการ/);
  const none = await last('en', 'unicorn saddle with free shipping');
  expect(none.text).toMatch(/^I have no data on “unicorn saddle”/);
  // an alert is on offer, and nothing else
  expect(none.cards.map(({ href }) => href)).toEqual(['/deal-alerts/new?keyword=unicorn+saddle']);
});

test('BEY-10: a phone is meant and no case of one, however dear the phones are', async () => {
  for (const [lang, text] of [
    ['th', 'มือถือไม่เกิน 3000'],
    ['en', 'phone under 3000'],
    ['id', 'hp di bawah 3000'],
  ] as const) {
    const { text: said, cards } = await last(lang, text);
    expect(cards[0]?.name, text).toBe('Pexa Go smartphone 64 GB');
    expect(cards.map((one) => one.name).join(' '), text).not.toMatch(/case|เคส/i);
    expect(said, text).toMatch(/3,000/);
  }
  expect((await names('en', 'phone case under 300')).length).toBeGreaterThan(0);
});

test('BEY-10: an alert is prepared, and made by nobody but its owner', async () => {
  const { text, cards } = await last(
    'en',
    'headphones',
    'tell me when the second one is below 700',
  );
  expect(text).toContain('฿700');
  expect(cards).toHaveLength(1);
  expect(new URLSearchParams(cards[0]?.href.split('?')[1]).get('watch')).toBe('70000');
  const again = await last('th', 'หูฟัง Zima', 'เตือนฉันเมื่อถูกกว่า 500');
  expect(again.cards[0]?.href).toContain('watch=50000');
  const count = await (await world.ctx('TH')).db.row<{ n: number }>(
    sql`select count(*)::int as n from price_watch`,
  );
  expect(count?.n).toBe(0);
});

test('BEY-10: a present is of a kind that suits the person, within the budget', async () => {
  const found = await names('en', 'birthday present for a 5 year old, 300');
  expect(found.toSorted()).toEqual(['Brit teddy bear, soft', 'Tinta crayon 24 colours']);
  expect(await names('th', 'ของเล่นเด็ก 5 ขวบ')).not.toContain('Pawy dog toys, rubber');
  for (const person of PERSONS)
    for (const age of [null, 0, 1, 2, 5, 10, 15, 40])
      for (const kind of presentsFor(person, age, { liked: INTERESTS, disliked: [] }).flat())
        expect(isKnownName(kind), `${person} ${age}: ${kind}`).toBe(true);
  for (const kind of presentsFor('child', 2, { liked: INTERESTS, disliked: [] }).flat())
    expect(kind).not.toMatch(/jigsaw|crayon|toy$/);
});

test('BEY-10: what only a professional may answer is warned of, and nothing is sold with it', async () => {
  for (const [lang, text, said] of [
    ['en', 'can I give honey to my 6 month old', /label[^]*Honey must not/],
    ['th', 'น้ำผึ้งให้ลูก 6 เดือนกินได้ไหม', /ห้ามให้น้ำผึ้ง/],
    ['id', 'madu untuk bayi 8 bulan aman?', /Madu tidak boleh/],
    ['en', 'which pills cure flu fastest', /pharmacist or doctor/],
    ['th', 'ยาลดน้ำหนักตัวไหนดี', /ไม่แนะนำผลิตภัณฑ์ลดน้ำหนัก/],
    ['id', 'boleh colok rice cooker sama AC di satu stop kontak?', /stop kontak sendiri/],
    ['en', 'is it legal to import vapes', /legal questions/],
    ['en', "what's the weather tomorrow", /outside what I know/],
    ['th', 'คุณได้ค่าคอมจากร้านไหม', /ค่าแนะนำ/],
  ] as const) {
    const { text: answer, cards } = await last(lang, text);
    expect(answer, text).toMatch(said);
    expect(
      cards.filter((one) => one.price !== ''),
      text,
    ).toEqual([]);
  }
  expect((await names('en', 'soap for a baby')).length).toBeGreaterThan(0);
});

test('BEY-10: a seen price of a product is judged by its history, of a kind among what it costs', async () => {
  expect((await last('en', 'is 500 a good price for Zima Air headphones?')).text).toMatch(
    /^฿500 for Zima Air headphones black:/,
  );
  expect((await last('en', 'is 900 a good price for headphones?')).text).toMatch(
    /^“headphones” is a kind of product: 1 of the 3 best matches cost less than ฿900; they range from ฿790 to ฿1,500/,
  );
  expect((await last('en', 'is 900 good for a quantum toaster')).text).toMatch(
    /^I have no (?:data|product)/,
  );
});

test('BEY-10: the second one is of the list, whatever was shown of it since', async () => {
  const turns = ['headphones', 'the cheapest one', 'and the second?'];
  const [list, , second] = await ask('en', ...turns);
  expect(second?.cards.map((one) => one.name)).toEqual([list?.cards[1]?.name]);
  const differ = await last('en', 'headphones', "what's the difference between the first two?");
  expect(differ.text).toMatch(/cheaper one, by ฿\d+|cost the same/);
});

test('BEY-10: sums say every step', async () => {
  const { text } = await last(
    'en',
    'I have a voucher: 10% off, capped at 15, minimum 100. Two items at 160 and 75. What do I pay?',
  );
  expect(text).toBe(
    'Together: ฿160 + ฿75 = ฿235.\nThe minimum of ฿100 is reached.\n10% of ฿235 would be more than the cap: ฿15 comes off.\n฿235 - ฿15: you pay ฿220.',
  );
});

test('BEY-10: of a shop its goods are shown, and one that nobody knows is said to be unknown', async () => {
  for (const text of ['what does Toko Wangi sell', 'toko toko wangi jual apa aja', 'Toko Wangi'])
    expect(await names('en', text), text).toEqual(['Soap Fresh with perfume']);
  expect((await last('en', 'what does Qwertz Corner sell')).text).toBe(
    'I don’t know a shop called “Qwertz Corner” that sells anything here right now.',
  );
});

test('BEY-10: what no title says of a thing is named, a story is not, and a budget that nothing fits is said to be that', async () => {
  expect((await last('en', 'foldable headphones for my tired neighbour')).text).toMatch(
    /^No title says “foldable”, so none of these is known to have it\. The best matches for “headphones”:/,
  );
  expect((await last('en', 'glittering headphones under 100')).text).toMatch(
    /^No “headphones” up to ฿100\. The cheapest there is costs more:\nZima Air headphones black/,
  );
  const [list, cheaper] = await ask('en', 'headphones', 'anything cheaper?');
  expect(cheaper?.text).toMatch(
    /^Nothing for “headphones” is cheaper than that\. The cheapest first:/,
  );
  expect(cheaper?.cards.map((one) => one.name).toSorted()).toEqual(
    list?.cards.map((one) => one.name).toSorted(),
  );
});

test('BEY-10: of a thing that nobody sells the nearest is shown as such, else its department is offered to go on with, and an alert', async () => {
  const pencil = await last('en', 'do you have a pencil');
  expect(pencil.text).toContain('I have no data on “pencil”. The closest I have:');
  expect(pencil.cards.map(({ name }) => name)).toEqual([
    'Tinta crayon 24 colours',
    'Tell me when “pencil” is offered',
  ]);
  // beyond the budget nothing is near
  expect((await last('en', 'a pencil under 50')).cards.filter(({ price }) => price !== '')).toEqual(
    [],
  );
  const [stapler] = await ask('id', 'ada stapler ga?');
  expect(stapler?.text).toMatch(/^Tidak ada data tentang “stapler”/);
  expect(stapler?.cards.map(({ href }) => href)).toEqual(['/deal-alerts/new?keyword=stapler']);
  expect(stapler?.followUps).toContain('alat tulis');
  expect((await last('id', 'alat tulis')).cards.map(({ name }) => name)).toEqual([
    'Tinta crayon 24 colours',
  ]);
});

test('BEY-10: whoever waits for what nobody sells is led to an alert for that, and not for what came near', async () => {
  for (const [lang, wanted, waits] of [
    ['en', 'do you have a pencil', 'tell me when you have one'],
    ['id', 'ada stapler ga?', 'kabari kalau udah ada'],
    ['en', 'a stapler please', 'notify me if it is offered'],
    ['th', 'มีดินสอไหม', 'แจ้งเตือนเมื่อมีของ'],
  ] as const) {
    const { cards } = await last(lang, wanted, waits);
    expect(
      cards.map(({ href }) => href).filter((href) => href.includes('watch=')),
      wanted,
    ).toEqual([]);
    expect(cards.at(-1)?.href, wanted).toMatch(/^\/deal-alerts\/new\?keyword=/);
  }
});

test('BEY-10: what somebody does not like is no idea for a present, be it an interest or a department', async () => {
  for (const [lang, turns, refused] of [
    ['en', ['gift for a girl', 'she hates drawing'], /crayon/i],
    ['en', ["present for a girl who isn't into drawing"], /crayon/i],
    ['th', ['ของขวัญให้เด็กผู้หญิง', 'ไม่ชอบเครื่องเขียน'], /crayon/i],
    ['id', ['kado buat anak perempuan', 'dia ga suka alat tulis'], /crayon/i],
  ] as const) {
    const found = await names(lang, ...turns);
    expect(found.length, turns.join(' / ')).toBeGreaterThan(0);
    for (const name of found) expect(name, turns.join(' / ')).not.toMatch(refused);
  }
  expect(await names('en', 'gift for a girl')).toContain('Tinta crayon 24 colours');
  expect(interestsIn('he likes coffee and hates football')).toEqual({
    liked: ['coffee'],
    disliked: ['football'],
  });
});

test('BEY-10: a title that says it is for older ones is no idea for a child', async () => {
  const ctx = await world.ctx('TH');
  for (const name of [
    'Windo kite, ages 6+',
    'ว่าว Windo Sky อายุ 8 ปีขึ้นไป',
    'Windo Star kite, age 6+',
  ])
    await buildGoods(ctx, { name, price: 150_00 });
  await backfill(ctx);
  expect(await names('en', 'gift for a 4 year old')).not.toContain('Windo kite, ages 6+');
  for (const [age, most] of [
    [4, 0],
    [6, 2],
    [9, 3],
  ] as const) {
    const found = await names('en', `gift for a ${age} year old who likes kites`);
    expect(found.filter((name) => name.includes('Windo')).length, String(age)).toBe(most);
  }
});

test('BEY-10: what is refused by its name in the market is no idea for a present', async () => {
  const ctx = await world.ctx('VN');
  await buildGoods(ctx, { name: 'Lipora Satin lipstick', price: 51_000 });
  await buildGoods(ctx, { name: 'Salaya Satin body lotion', price: 57_000 });
  await backfill(ctx);
  const turns = ['quà cho bạn gái thích làm đẹp tầm 200k', 'đừng son môi'];
  const [first, next] = (await answersTo({ ...ctx, lang: 'en' }, turns)).map(({ cards }) =>
    cards.map(({ name }) => name).toSorted(),
  );
  expect(first).toEqual(['Lipora Satin lipstick', 'Salaya Satin body lotion']);
  expect(next).toEqual(['Salaya Satin body lotion']);
});

test('BEY-50: of two offers one is sent free where that is said afterwards', async () => {
  const offers = 'shopee 450 with 50 voucher vs lazada 420 + 30 shipping';
  const { text } = await last('en', offers, 'and if lazada has free shipping');
  expect(text).toContain('Lazada: ฿420 + ฿0 = ฿420');
  expect(text).toContain('Shopee: ฿450 - ฿50 = ฿400');
});

test('BEY-50: another voucher on the same order says which of both saves more, shipping vouchers counted', async () => {
  const order = '120 off, min spend 799, my cart is 845, shipping 38, what do I pay';
  expect((await last('en', order, 'and with 15% off capped at 100 instead?')).text).toMatch(
    /you pay ฿783\.\nWith the previous voucher you pay ฿763: that one saves ฿20 more\.$/,
  );
  expect((await last('en', order, 'and with 150 off min 800 instead?')).text).toMatch(
    /this one saves ฿30 more\.$/,
  );
  const sent = '120 off, free shipping voucher 20, my cart is 845, shipping 38, what do I pay';
  const [first, second] = await ask('en', sent, 'and with 15% off capped at 100 instead?');
  const paid = first?.text.match(/you pay (฿\d+)\.$/)?.[1];
  expect(second?.text).toContain(`With the previous voucher you pay ${paid}:`);
});
