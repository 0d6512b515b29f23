/** What an answer may not claim, over the demo world: of titles, of what is sold, of what was heard. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { answersTo } from '#api/assistant/index.ts';
import { CURRENCIES } from '#contract/money.ts';
import { makeDemoWorld } from '../test/demo.ts';

const world = await makeDemoWorld();

test('BEY-10: where a turn changes nothing that titles tell, that is said and not passed over', async () => {
  const turns = ['จะซื้อเครื่องปริ้น ต้องสแกนได้ด้วย', 'ต่อไวไฟได้มั้ย'] as const;
  const [first, answer] = await answersTo(await world.ctx('TH'), turns);
  expect(answer?.cards.map(({ name }) => name)).toEqual(first?.cards.map(({ name }) => name));
  expect(answer?.text).toContain(turns[1]);
});

test('BEY-10: titles are said to say only what they say', async () => {
  const [answer] = await answersTo(await world.ctx('SG'), [
    'does the Nookly Duo 3 electric sweeper work on carpet, and how long does the battery last',
  ]);
  expect(answer?.cards.length).toBeGreaterThan(0);
  for (const { name } of answer?.cards ?? []) expect(name).not.toContain('carpet');
  expect(answer?.text).not.toContain('only these say it');
});

test('BEY-10: words around a thing that is sold deny nothing of it', async () => {
  const [answer] = await answersTo(await world.ctx('TH'), ['ถ้าเตียง 5 ฟุตลงต่ำกว่า 3,800 เตือนทีนะ']);
  expect(answer?.text).not.toContain('ยังไม่มีข้อมูล');
  expect(answer?.cards.some(({ name }) => name.includes('เตียง'))).toBe(true);
});

test('BEY-10: a price by the unit that equals the cheapest is not said to be below it', async () => {
  const ctx = await world.ctx('ID');
  const [listed] = await answersTo(ctx, ['beras per kilo']);
  const [, size, price] =
    /(\d+ kg): Rp[\d.]+ per kg \(Rp([\d.]+) di /.exec(listed?.text ?? '') ?? [];
  const [answer] = await answersTo(ctx, [`tadi liat beras ${size} Rp${price}, wajar gak segitu?`]);
  expect(answer?.text).toContain('sama dengan');
  expect(answer?.text).not.toContain('lebih murah dari semua');
});

test('BEY-10: what buyers say is answered by ratings as rows have them, and by no words', async () => {
  for (const [tenant, turns] of [
    ['TH', ['หูฟัง Aira Hush 2', 'คนรีวิวว่าไงบ้าง']],
    ['ID', ['blender', 'ulasannya gimana?']],
    ['SG', ['headphones', 'what do the reviews say about the second one?']],
    ['VN', ['tai nghe', 'đánh giá thế nào']],
  ] as const) {
    const ctx = await world.ctx(tenant);
    const answer = (await answersTo(ctx, turns)).at(-1);
    expect(answer?.cards.length, turns.join(' / ')).toBeGreaterThan(0);
    for (const { name } of answer?.cards ?? []) {
      const row = await ctx.db.row<{ rating: string | null; n: number }>(
        sql`select rating::text, review_count::int as n from goods where name = ${name} limit 1`,
      );
      const [said] = answer?.text.split('\n').filter((one) => one.startsWith(name)) ?? [];
      if (row?.rating) expect(said?.replace(name, '')).toMatch(/[1-5]([.,]\d)?/);
      else expect(said?.replace(name, '')).not.toMatch(/\d/);
    }
  }
});

test('BEY-10: where some titles say the trait that is asked for, only these are listed', async () => {
  let said = 0;
  for (const [tenant, asked, thing, trait] of [
    ['SG', 'noise cancelling headphones', 'headphones', 'noise cancelling'],
    ['PH', 'noise cancelling headphones', 'headphones', 'noise cancelling'],
    ['VN', 'smartphone long battery life', 'smartphone', 'long battery life'],
    ['TH', 'ลำโพงกันน้ำ', 'ลำโพง', 'กันน้ำ'],
    ['TH', 'หูฟังตัดเสียง', 'หูฟัง', 'ตัดเสียง'],
    ['ID', 'lipstik ga nempel di gelas', 'Lipstik', 'tidak membekas'],
  ] as const) {
    const ctx = await world.ctx(tenant);
    const { n } = (await ctx.db.row<{ n: number }>(
      sql`select count(*)::int n from goods where listed
          and name like ${`%${thing}%`} and name like ${`%${trait}%`}`,
    )) as { n: number };
    if (n === 0) continue;
    said += 1;
    const [answer] = await answersTo(ctx, [asked]);
    const goods = answer?.cards.filter(({ price }) => price !== '') ?? [];
    expect(goods.length, asked).toBeGreaterThan(0);
    for (const { name } of goods) expect(name, asked).toContain(trait);
  }
  expect(said).toBeGreaterThan(1);
});

test('BEY-10: a trait that only the budget leaves out is not denied', async () => {
  let asked = 0;
  for (const tenant of ['SG', 'MY', 'PH', 'VN'] as const) {
    const ctx = { ...(await world.ctx(tenant)), lang: 'en' as const };
    const rows = await ctx.db.rows<{ least: number; other: number }>(
      sql`select min(p.current_amount) filter (where g.name like '%noise cancelling%')::float8 least,
                 min(p.current_amount) filter (where g.name not like '%noise cancelling%')::float8 other
          from goods_price p join goods g on g.id = p.goods_id
          where g.listed and p.in_stock and p.is_current and g.name like '%headphones%'`,
    );
    const [{ least, other } = { least: 0, other: 0 }] = rows;
    if (!(other < least)) continue;
    asked += 1;
    const budget = Math.floor((least - 1) / 10 ** CURRENCIES[ctx.tenant.currency].digits);
    const turns = [`headphones below ${budget}`, 'noise cancelling ones'];
    const answer = (await answersTo(ctx, turns)).at(-1);
    expect(answer?.text, tenant).toContain('Within that budget no shop says “noise cancelling”');
    expect(answer?.cards.at(-1)?.name, tenant).toContain('noise cancelling');
  }
  expect(asked).toBeGreaterThan(0);
});

test('BEY-10: outside a band of prices the nearest on both sides are named', async () => {
  const ctx = { ...(await world.ctx('VN')), lang: 'en' as const };
  const answer = (await answersTo(ctx, ['điện thoại tầm 5 triệu', 'ko lấy mirelle'])).at(-1);
  expect(answer?.text).toContain('The closest in price:');
});

test('BEY-10: of several that were shown an alert is for those that cost more', async () => {
  const ctx = { ...(await world.ctx('SG')), lang: 'en' as const };
  const [list] = await answersTo(ctx, ['headphones']);
  const figure = (price: string) => Number(price.replace(/[^\d.]/g, ''));
  const [least = 0, ...others] =
    list?.cards.map(({ price }) => figure(price)).toSorted((a, b) => a - b) ?? [];
  expect(others.length).toBeGreaterThan(0);
  const amount = Math.ceil(least);
  const answer = (await answersTo(ctx, ['headphones', `tell me if drop below ${amount}`])).at(-1);
  expect(answer?.cards.length).toBeGreaterThan(0);
  for (const { price } of answer?.cards ?? []) expect(figure(price)).toBeGreaterThan(amount);
});
