/** Conversations of several turns over the demo world: each class of question, and any order of them. */
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { answersTo } from '#api/assistant/index.ts';
import { CURRENCIES, typedAmount } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { amountsOf, isDifference, paidIn } from '../test/assistant.ts';
import { makeDemoWorld } from '../test/demo.ts';

const world = await makeDemoWorld();

test('BEY-10: an ordinal and a question of size are answered from the cards that were shown', async () => {
  for (const [tenant, turns, answer] of [
    ['SG', ['headphones', 'the second one got free delivery or not'], /hipping (for|of)/],
    ['SG', ['blender', 'how many litres'], /by its title|no size in its title/],
  ] as const) {
    const ctx = { ...(await world.ctx(tenant)), lang: 'en' as const };
    expect((await answersTo(ctx, turns)).at(-1)?.text, turns.join(' / ')).toMatch(answer);
  }
});

test('BEY-10: a question that names neither thing nor maker is about what was shown', async () => {
  for (const [tenant, thing, question, kind] of [
    ['TH', 'ลำโพงบลูทูธ', 'เสียงดังไหม', /ลำโพง|speaker/i],
    ['TH', 'กระเป๋าเดินทาง', 'ล้อลื่นไหม', /กระเป๋า|suitcase/i],
    ['ID', 'sepatu lari', 'ada warna hijau toska?', /sepatu|shoes/i],
    ['ID', 'lipstik', 'gampang luntur ga', /lipstik|lipstick/i],
    ['SG', 'headphones', 'which has the most ports', /headphones|earbuds/i],
    ['SG', 'backpack', 'does it have a rain cover?', /backpack/i],
    ['MY', 'jam tangan pintar', 'ada yang kalis air tak', /watch/i],
    ['PH', 'air fryer', 'maingay ba', /air fryer/i],
    ['VN', 'tai nghe bluetooth', 'cái nào chống ồn', /headphones|earbuds/i],
  ] as const) {
    const answers = await answersTo(await world.ctx(tenant), [thing, question]);
    const asked = `${thing} / ${question}`;
    expect(answers[0]?.cards.length, asked).toBeGreaterThan(0);
    expect(answers[1]?.cards.length, asked).toBeGreaterThan(0);
    for (const { name } of answers[1]?.cards ?? []) expect(name, asked).toMatch(kind);
  }
});

test('BEY-10: limits and refusals of before hold for what is asked next, and no figure becomes a number of pieces', async () => {
  for (const [tenant, turns, most, refused] of [
    ['VN', ['tìm tai nghe bluetooth dưới 1 triệu', 'cái nào chống ồn'], 1_000_000, /^$/],
    ['ID', ['sepatu lari maksimal 600rb', 'ada warna biru?'], 600_000, /^$/],
    ['TH', ['ลำโพง ไม่เอา Sonvo ไม่เกิน 1500', 'เสียงดังไหม'], 1_500, /sonvo/i],
    ['SG', ['headphones not Aira under 150', 'are they waterproof?'], 150, /aira/i],
    ['PH', ['regalo sa bata 5 years old 300 pesos', 'ayaw ng puzzle'], 300, /puzzle/i],
  ] as const) {
    const answer = (await answersTo(await world.ctx(tenant), turns)).at(-1);
    const paid = await paidIn(world, tenant);
    expect(answer?.cards.length, turns.join(' / ')).toBeGreaterThan(0);
    for (const { name, price } of answer?.cards ?? []) {
      expect(paid(price), `${turns.join(' / ')}: ${name}`).toBeLessThanOrEqual(most);
      expect(name, turns.join(' / ')).not.toMatch(refused);
    }
  }
});

test('BEY-10: what no title says is said as it was typed; stop words and older wishes are not', async () => {
  for (const [tenant, turns, said] of [
    ['ID', ['powerbank yg ringan buat naik gunung dong'], '“ringan”'],
    ['SG', ['soft headphones for the subway'], '“soft”'],
    ['ID', ['sepatu lari buat maraton', 'yang warna toska'], '“warna toska”'],
    ['TH', ['ลำโพงลายการ์ตูนไว้ฟังในห้องน้ำ'], '“ลายการ์ตูน”'],
  ] as const) {
    const answer = (await answersTo(await world.ctx(tenant), turns)).at(-1);
    expect(answer?.text, turns.join(' / ')).toContain(said);
  }
});

test('BEY-10: a shop and a thing are looked up by both', async () => {
  const ctx = { ...(await world.ctx('SG')), lang: 'en' as const };
  const row = await ctx.db.row<{ shop: string }>(
    sql`select o.shop_name as shop from goods g join goods_price p on p.goods_id = g.id
        join offer o on o.id = p.best_offer_id
        where g.name ilike '%wireless mouse%' and p.in_stock and o.shop_name is not null limit 1`,
  );
  const [answer] = await answersTo(ctx, [`does ${row?.shop} have a wireless mouse`]);
  expect(answer?.text).toContain(`${row?.shop} sells “mouse” here`);
  expect(answer?.cards.every(({ name }) => /mouse/i.test(name))).toBe(true);
});

test('BEY-10: no order of turns throws, answers nothing or names an amount that no row has', async () => {
  const ctx = { ...(await world.ctx('SG')), lang: 'en' as const };
  const currency = ctx.tenant.currency as CurrencyCode;
  const known = await amountsOf(world, 'SG');
  const turn = fc.constantFrom(
    'headphones',
    'suitcase in black',
    'the second one free delivery?',
    'the cheaper one legit?',
    'is it a good price, and are there coupons?',
    'no, I meant a kettle',
    'how big is it',
    'in stock?',
    'anything cheaper?',
    'should i wait? and where is my parcel',
    'promo?',
    'for kids?',
    'which of them is better',
    'lol',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 2, maxLength: 5 }), async (turns) => {
      for (const { text, cards } of await answersTo(ctx, turns)) {
        expect(text, turns.join(' / ')).not.toBe('');
        const prices = cards.map(({ price }) => Number(price));
        const own = cards.reduce((left, { name }) => left.replaceAll(name, ''), text);
        for (const [, figure = ''] of own.matchAll(/S\$(\d+(?:[.,]\d+)*)/g)) {
          const value = String(
            (typedAmount(figure, currency) ?? -1) / 10 ** CURRENCIES[currency].digits,
          );
          const isKnown = known.has(value) || isDifference(Number(value), prices);
          expect(isKnown, `${turns.join(' / ')}: ${figure}`).toBe(true);
        }
      }
    }),
    { numRuns: 15 },
  );
});

test('BEY-10: cheap ones of a kind come in the order of their prices, whatever the language of their titles', async () => {
  for (const [tenant, question] of [
    ['TH', 'รองเท้าวิ่งถูกสุด'],
    ['TH', 'หูฟังถูกๆ'],
    ['ID', 'headphone murah'],
    ['PH', 'murang headphones'],
  ] as const) {
    const [answer] = await answersTo(await world.ctx(tenant), [question]);
    const paid = await paidIn(world, tenant);
    const prices = answer?.cards.map(({ price }) => paid(price)) ?? [];
    expect(prices.length, question).toBeGreaterThan(1);
    expect(prices, question).toEqual(prices.toSorted((a, b) => a - b));
  }
});

test('BEY-10: where a kind is cheaper is answered by the platforms that are named', async () => {
  const ctx = { ...(await world.ctx('SG')), lang: 'en' as const };
  const [answer] = await answersTo(ctx, ['is lazada or shopee cheaper for headphones']);
  expect(answer?.text).toMatch(/^The cheapest “headphones” at each of them/);
  expect(answer?.text).toMatch(/ at (Lazada|Shopee)\./);
  expect(answer?.text).not.toMatch(/TikTok/);
});

test('BEY-10, BEY-21: where it is cheapest counts the same product under another title', async () => {
  const ctx = { ...(await world.ctx('TH')), lang: 'en' as const };
  const twins = await ctx.db.rows<{ name: string; other: string }>(
    sql`select g.name, h.name as other from goods_twin t join goods g on g.id = t.low_id
        join goods h on h.id = t.high_id join goods_price p on p.goods_id = g.id
        join goods_price q on q.goods_id = h.id
        where t.tier = 'SAME' and t.split_at is null and p.platform <> q.platform
          and p.in_stock and q.in_stock and g.listed and h.listed and g.name <> h.name limit 3`,
  );
  expect(twins.length).toBeGreaterThan(0);
  for (const { name, other } of twins) {
    const answer = (await answersTo(ctx, [name, 'which platform is cheapest?'])).at(-1);
    expect(answer?.text, name).toContain(other);
    expect(answer?.text, name).toContain('as far as I can tell it is the same product');
  }
});

test('BEY-10: a discount of so much is shown where history proves it, else the biggest that it proves', async () => {
  const ctx = { ...(await world.ctx('SG')), lang: 'en' as const };
  for (const [question, intro] of [
    ['anything over 10% off', /^The biggest discounts/],
    ['anything over 95% off', /^No discount of 95% or more is proven/],
  ] as const)
    expect((await answersTo(ctx, [question]))[0]?.text, question).toMatch(intro);
});
