import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildBrand, buildCategory, buildGoods } from '../../../../test/build.ts';
import { makeWorld } from '../../../../test/world.ts';
import { matchGoods, onceEach, splitTwins } from '../index.ts';
import { decide } from './decide.ts';
import { rarityIn } from './compare.ts';
import type { Candidate } from './decide.ts';
import { wordCounts } from './group.ts';
import { readTitle } from './reading.ts';

/** brand, one name, another; the same product. */
const SAME: readonly (readonly [string, string, string])[] = [
  ['Sonvo', 'Sonvo WH-1000XM5 wireless headphones', 'หูฟังไร้สาย Sonvo WH1000XM5'],
  [
    'Aira',
    'หูฟังครอบหูไร้สาย Aira Hush 2 ตัดเสียงรบกวน',
    'Aira Hush 2 wireless headphones noise cancelling',
  ],
  ['Voltia', 'Voltia power bank 20000 mAh', 'Power Bank Voltia 20,000mAh'],
  ['Voltia', 'แบตสำรอง Voltia Bolt 10000mAh', 'Powerbank Voltia Bolt 10000 mAh original'],
  ['Morika', 'กระทะเคลือบหิน Morika Granit 28 ซม.', 'Wajan lapis batu Morika Granit 28 cm'],
  ['Salaya', 'Salaya rice milk lotion 500 ml', 'Salaya lotion rice milk 500ml'],
  ['Salaya', 'โลชั่นน้ำนมข้าว Salaya 500 มล.', 'Salaya โลชั่น น้ำนมข้าว 500ml'],
  ['Nammi', 'Nammi granola honey 0.5 kg', 'Granola honey Nammi 500 g'],
  ['Tappen', 'Tappen K75 wireless keyboard 75 keys', 'คีย์บอร์ดไร้สาย Tappen K75 75 ปุ่ม'],
  ['Orbit', 'Orbit Lite smart watch', 'Smart watch Orbit Lite'],
  ['Kazeo', 'รองเท้าวิ่ง Kazeo Tempo 3 พื้นโฟม', 'Kazeo Tempo 3 running shoes'],
  ['Kazeo', 'Sepatu lari Kazeo Tempo 3', 'Kazeo Tempo 3 sepatu lari pria'],
  ['Lumo', 'Lumo action camera X200', 'กล้องแอ็กชัน Lumo X200'],
  ['Byteen', 'Byteen portable SSD 1TB', 'Portable SSD Byteen 1 TB'],
  ['Byteen', 'Byteen portable SSD 1024GB', 'SSD portable Byteen 1TB ready stock'],
  ['Babibo', 'Babibo glass bottle 240 ml', 'Glass bottle Babibo 240ml promo'],
  ['Hanaro', 'Hanaro suitcase 24 inch black', 'Hanaro suitcase 24" black'],
  ['Fryora', 'Fryora AF-550 air fryer', 'หม้อทอดไร้น้ำมัน Fryora AF550'],
  ['Qubix', 'Qubix game controller G7', 'จอยเกม Qubix Controller G7'],
  ['Minta9', 'Minta9 sunscreen SPF50 gel 50 ml', 'Sunscreen gel Minta9 SPF50 50ml'],
  ['Pavio', 'Pavio phone stand aluminium 2 pcs', 'Phone stand Pavio aluminium 2 pieces'],
  ['Drivo', 'Drivo laptop sleeve 14 inch grey', 'Laptop sleeve Drivo 14inch gray'],
];
/** The same brand, and yet another product. */
const OTHER: readonly (readonly [string, string, string])[] = [
  ['Sonvo', 'Sonvo WH-1000XM5 wireless headphones', 'Sonvo WH-1000XM4 wireless headphones'],
  ['Aira', 'Aira Hush 2 wireless headphones', 'Aira Hush 3 wireless headphones'],
  ['Aira', 'Aira Hush wireless headphones', 'Aira Hush Pro wireless headphones'],
  ['Voltia', 'Voltia power bank 20000 mAh', 'Voltia power bank 10000 mAh'],
  ['Morika', 'Morika stone pan 28 cm', 'Morika stone pan 24 cm'],
  ['Salaya', 'Salaya lotion rice milk 500 ml', 'Salaya lotion rice milk 250 ml'],
  ['Salaya', 'Salaya lotion rice milk 500 ml', 'Salaya shampoo argan oil 500 ml'],
  ['Nammi', 'Nammi granola honey 500 g', 'Nammi granola chocolate raisin nuts 500 g'],
  ['Nammi', 'Nammi granola honey 500 g', 'Nammi granola honey 500 g x 6 pack'],
  ['Tappen', 'Tappen K75 wireless keyboard', 'Tappen K84 wireless keyboard'],
  ['Orbit', 'Orbit Lite smart watch', 'Orbit Max smart watch'],
  ['Orbit', 'Orbit Lite smart watch', 'Orbit Lite watch strap'],
  ['Kazeo', 'Kazeo Tempo 3 running shoes', 'Kazeo Trail 3 running shoes'],
  ['Kazeo', 'Kazeo KZ676Q 9090 running shoes', 'Kazeo KZ676Q 0101 running shoes'],
  ['Lumo', 'Lumo action camera X200', 'Lumo X200 battery charger dual'],
  ['Lumo', 'Lumo action camera X200', 'แบตสำรองสำหรับ Lumo X200'],
  ['Byteen', 'Byteen portable SSD 1TB', 'Byteen portable SSD 2TB'],
  ['Babibo', 'Babibo glass bottle 240 ml', 'Babibo steel cup 240 ml'],
  ['Hanaro', 'Hanaro suitcase 24 inch black', 'Hanaro suitcase 24 inch white'],
  ['Hanaro', 'Hanaro suitcase 24 inch', 'Hanaro suitcase 28 inch'],
  ['Fryora', 'Fryora AF-550 air fryer', 'Fryora AF-550 pro air fryer'],
  ['Fryora', 'Fryora AF-550 air fryer 5 l', 'Fryora AF-550 air fryer 8 l'],
  ['Minta9', 'Minta9 sunscreen SPF50 gel 50 ml', 'Minta9 sunscreen SPF30 gel 50 ml'],
  ['Pavio', 'Pavio phone stand', 'Pavio phone case'],
  ['Pavio', 'Pavio phone stand aluminium', 'เคสมือถือ Pavio ลายการ์ตูน'],
  ['Drivo', 'Drivo laptop sleeve 14 inch', 'Drivo laptop backpack 14 inch'],
];
/** Unlike in what a short word says: a model, a sole, a generation, the order of colours, used or not. */
const SISTERS: readonly (readonly [string, string, string])[] = [
  ['Lumo', 'Lumo A15 8/256 garansi resmi', 'Lumo A25 8/256 garansi resmi'],
  ['Predia', 'Predia Classico FG black/white', 'Predia Classico SG black/white'],
  ['Quvo', 'Quvo earbuds (2nd gen)', 'Quvo earbuds (3rd gen)'],
  ['Nimbra', 'Nimbra sneaker white/black/red', 'Nimbra sneaker red/black/white'],
  ['Lumo', 'Lumo X200 action camera refurbished', 'Lumo X200 action camera'],
  ['Lumo', 'กล้องแอ็กชัน Lumo X200 มือสอง', 'กล้องแอ็กชัน Lumo X200'],
  ['Kazeo', 'รองเท้าวิ่ง Kazeo Stride 39', 'รองเท้าวิ่ง Kazeo Stride 40'],
  ['Minta9', 'Kem chống nắng Minta9 SPF50 50ml', 'Kem chống nắng Minta9 SPF30 50ml'],
  ['Babibo', 'Popok Babibo M 34 pcs', 'Popok Babibo L 34 pcs'],
];
/** Words are as rare as among all these names. */
const NAMES = [...SAME, ...OTHER].flatMap(([, one, other]) => [readTitle(one), readTitle(other)]);
const rarity = rarityIn(wordCounts(NAMES), NAMES.length);
const side = (name: string, amount: number | null, more: Partial<Candidate> = {}): Candidate => ({
  title: readTitle(name),
  gtin: null,
  brandId: 1,
  top: null,
  amount,
  picture: null,
  ...more,
});
const judge = ([, one, other]: readonly [string, string, string]) =>
  decide(side(one, 100), side(other, 110), rarity);
const isSame = (pair: readonly [string, string, string]) => judge(pair)?.tier === 'SAME';

test('BEY-21, BEY-48: of the seeded pairs at least 95 % of what is matched is right, and most of what is the same is found', () => {
  const right = SAME.filter(isSame);
  const wrong = OTHER.filter(isSame);
  expect(
    right.length / (right.length + wrong.length),
    JSON.stringify(wrong),
  ).toBeGreaterThanOrEqual(0.95);
  expect(
    right.length / SAME.length,
    JSON.stringify(SAME.filter((pair) => !isSame(pair))),
  ).toBeGreaterThanOrEqual(0.8);
});

test('BEY-48: what a short word tells apart is not the same', () => {
  expect(SISTERS.filter(isSame)).toEqual([]);
});

test('BEY-48: a title of common words alone says of which kind it is, not which product', () => {
  const title = 'running shoes for women';
  const common = (word: string) => (word.length > 0 ? 0.4 : 1);
  expect(decide(side(title, null), side(title, null), common)?.tier).not.toBe('SAME');
  expect(decide(side(title, null), side(title, null), () => 0.6)?.tier).toBe('SAME');
});

test('BEY-21, BEY-48: a trade number decides alone, both ways; a conflict refuses, absence does not', () => {
  const name = 'Tappen K7500XL keyboard';
  const numbered = side(name, 100, { gtin: '4006381333931' });
  expect(
    decide(numbered, side('else', 900, { gtin: '4006381333931', brandId: 2 }), rarity),
  ).toMatchObject({ tier: 'SAME', confidence: 1, basis: 'GTIN' });
  expect(decide(numbered, side(name, 100, { gtin: '4006381333948' }), rarity)).toBeNull();
  const tier = (more: Partial<Candidate>, amount: number | null = 100, other = name) =>
    decide(side(name, 100), side(other, amount, more), rarity)?.tier ?? null;
  expect(tier({})).toBe('SAME');
  expect(tier({ brandId: null })).toBe('SAME');
  expect(tier({ brandId: 2 })).toBeNull();
  expect(tier({ top: 2 })).toBe('SAME');
  expect(decide(side(name, 100, { top: 1 }), side(name, 100, { top: 2 }), rarity)).toBeNull();
  expect([tier({}, null), tier({}, 200), tier({}, 201), tier({}, 401)]).toEqual([
    'SAME',
    'SAME',
    'LIKELY',
    null,
  ]);
  expect(tier({}, 100, 'Tappen K7501XL keyboard')).toBeNull();
  expect(tier({}, 100, 'Tappen K7500XL keyboard black')).toBe('SAME');
});

test('BEY-48: a picture is a second witness, never the only one, and no witness against a conflict', () => {
  const picture = 0xf0f0_1234_5678_9abcn;
  const seen = (one: string, other: string, hash: bigint) =>
    decide(
      side(one, null, { picture, brandId: null }),
      side(other, null, { picture: hash, brandId: null }),
      rarity,
    );
  const [one, other] = ['Daster batik Melati wanita', 'Melati daster batik jumbo busui murah'];
  expect(seen(one, other, picture)).toMatchObject({ tier: 'SAME', basis: 'PICTURE' });
  expect(seen(one, other, picture ^ 0xffff_ffffn)?.tier ?? null).not.toBe('SAME');
  expect(seen(one, 'Powerbank Voltia Bolt', picture)).toBeNull();
  expect(seen(`${one} merah`, `${other} hitam`, picture)?.tier ?? null).not.toBe('SAME');
});

const world = await makeWorld();

test('BEY-21, DEMO-14: one product on three platforms is one comparison with three offers, the cheapest first; a report splits', async () => {
  const ctx = await world.ctx('TH');
  const brand = await buildBrand(ctx.db, 'Sonvo');
  const audio = await buildCategory(ctx.db);
  const make = (name: string, platform: string, price: number) =>
    buildGoods(ctx, { name, platform, price, brandId: brand.id, categoryId: audio.id });
  const lazada = await make('Sonvo WH-1000XM5 wireless headphones', 'LAZADA', 9_990_00);
  const shopee = await make('หูฟังไร้สาย Sonvo WH1000XM5', 'SHOPEE', 9_490_00);
  const tiktok = await make('Sonvo WH-1000XM5 headphones original', 'TIKTOK', 9_790_00);
  const older = await make('Sonvo WH-1000XM4 wireless headphones', 'SHOPEE', 7_990_00);
  const same = await make('Sonvo WH-1000XM5 wireless headphones', 'LAZADA', 9_890_00);
  await ctx.emit({
    topic: 'goods.changed',
    goodsIds: [lazada.id, shopee.id, tiktok.id, older.id, same.id],
  });
  await world.jobQueue.workAll();
  const offers = async () =>
    (await world.call('goods.detail', { code: lazada.code })).data?.offers.map((one) => [
      one.platform,
      one.currentAmount,
      one.isBest,
      one.twin?.basis ?? null,
    ]);
  expect(await offers()).toEqual([
    ['SHOPEE', 9_490_00, true, 'MODEL'],
    ['TIKTOK', 9_790_00, false, 'MODEL'],
    ['LAZADA', 9_990_00, false, null],
  ]);
  const detail = (await world.call('goods.detail', { code: lazada.code })).data;
  expect(detail).toMatchObject({ currentAmount: 9_990_00, platform: 'LAZADA', offerCount: 1 });
  expect(detail?.offers[0]?.twin).toMatchObject({
    goodsCode: shopee.code,
    confidence: expect.any(Number),
  });
  expect(
    await ctx.db.row(
      sql`select count(*)::int as n from goods_twin where ${same.id} in (low_id, high_id)`,
    ),
  ).toEqual({ n: 2 });
  await splitTwins(ctx, shopee.id, lazada.id);
  expect((await offers())?.map(([platform]) => platform)).toEqual(['TIKTOK', 'LAZADA']);
  await matchGoods(ctx, 'all');
  expect((await offers())?.map(([platform]) => platform)).toEqual(['TIKTOK', 'LAZADA']);
  // what is renamed to another model leaves by itself
  await ctx.db.run(sql`update goods set name = 'Sonvo WF-C500 earbuds' where id = ${tiktok.id}`);
  expect(await matchGoods(ctx, [tiktok.id])).toBe(0);
  expect((await offers())?.map(([platform]) => platform)).toEqual(['LAZADA']);
});

test('BEY-21, TEN-12: goods of different tenants never become one', async () => {
  const [th, id] = [await world.ctx('TH'), await world.ctx('ID')];
  const brand = await buildBrand(th.db, 'Tappen');
  for (const [ctx, platform] of [
    [th, 'LAZADA'],
    [id, 'SHOPEE'],
  ] as const)
    await buildGoods(ctx, { name: 'Tappen K7500 keyboard', platform, brandId: brand.id });
  await matchGoods(th, 'all');
  expect(await matchGoods(id, 'all')).toBe(0);
});

test('BEY-21: of goods in a list the first of each product stays, in the order of the list', async () => {
  const ctx = await world.ctx('VN');
  const ids: number[] = [];
  for (let at = 0; at < 5; at += 1) ids.push((await buildGoods(ctx, { name: `vn${at}` })).id);
  const [a, b, c, d, e] = ids as [number, number, number, number, number];
  for (const [low, high] of [
    [a, c],
    [c, e],
  ] as const)
    await ctx.db.run(
      sql`insert into goods_twin (tenant_id, low_id, high_id, confidence, basis, made_at)
          values ('VN', ${low}, ${high}, 0.9, 'NAME', ${ctx.now})`,
    );
  expect(await onceEach(ctx, [e, b, a, d, c])).toEqual([e, b, d]);
  expect(await onceEach(ctx, [b, a, e])).toEqual([b, a]);
  expect(await onceEach(ctx, [d, d])).toEqual([d]);
  expect(await onceEach(ctx, [])).toEqual([]);
});
