/** What costs less than ever, and one of a mixed list by what it is, over the demo world. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { answersTo } from '#api/assistant/index.ts';
import { thingIn } from '#api/words/index.ts';
import { makeDemoWorld } from '../test/demo.ts';

const world = await makeDemoWorld();
const codeOf = ({ href }: { readonly href: string }) => /product\/([^?]+)/.exec(href)?.[1];
const amountOf = ({ price }: { readonly price: string }) => Number(price.replace(/[^\d.]/g, ''));

test.each([
  ['TH', 'ตอนนี้มีอะไรถูกที่สุดในรอบหลายเดือนบ้าง', 'มีอะไรราคาต่ำสุดเท่าที่เคยมีบ้าง ไม่เกิน 500', 500],
  [
    'ID',
    'produk apa yang lagi di harga terendah',
    'di bawah 100rb apa yang lagi di harga terendah',
    1e5,
  ],
  ['SG', 'which products are at their lowest ever', 'what under $20 is at its lowest ever', 20],
  ['MY', 'produk apa tengah di harga terendah', 'what under RM50 is at its lowest ever', 50],
  ['PH', 'ano ang nasa pinakamababang presyo ngayon', 'anything under 300 at an all-time low', 300],
  [
    'VN',
    'món nào đang ở mức giá thấp nhất từ trước đến nay',
    'what under 200k is at its lowest',
    2e5,
  ],
] as const)(
  'BEY-10, LAB-05: in %s what is at its lowest price is listed by its rows, also within a budget',
  async (tenant, ofAll, within, most) => {
    const ctx = await world.ctx(tenant);
    const [all] = await answersTo(ctx, [ofAll]);
    const [some] = await answersTo(ctx, [within]);
    const cards = [...(all?.cards ?? []), ...(some?.cards ?? [])];
    const rows = await ctx.db.rows<{ code: string; isLow: boolean }>(sql`
      select g.code, p.all_time_low and p.is_current as "isLow" from goods g
      join goods_price p on p.goods_id = g.id where g.code = any(${cards.map(codeOf)}::text[])`);
    expect(all?.cards.length, all?.text).toBeGreaterThan(0);
    for (const card of cards)
      expect(rows.find(({ code }) => code === codeOf(card))?.isLow, card.name).toBe(true);
    for (const card of some?.cards ?? [])
      expect(amountOf(card), card.name).toBeLessThanOrEqual(most);
  },
);

test('BEY-10: of those that were shown it is said which are at their lowest, and of no others', async () => {
  const ctx = await world.ctx('TH');
  const [list, lowest] = await answersTo(ctx, ['หูฟัง', 'ตัวไหนราคาต่ำสุดเท่าที่เคยมีบ้าง']);
  expect(list?.cards.length).toBeGreaterThan(1);
  expect(list?.cards.map(codeOf)).toEqual(
    expect.arrayContaining(lowest?.cards.map(codeOf) ?? ['none']),
  );
});

test('BEY-10: among different things "that pan" is the one that was shown', async () => {
  const ctx = await world.ctx('ID');
  const ask = 'kado buat ibu di bawah 300rb';
  const [ideas] = await answersTo(ctx, [ask]);
  const things = (ideas?.cards ?? []).map(({ name }) => thingIn(name.toLowerCase(), 'IDR') ?? '');
  const alone = things.flatMap((thing, at) =>
    thing !== '' && things.filter((one) => one === thing).length === 1 ? [at] : [],
  );
  expect(alone.length, things.join()).toBeGreaterThan(0);
  for (const at of alone) {
    const [, answer] = await answersTo(ctx, [ask, `${things[at]} itu harganya bagus ga?`]);
    expect(answer?.cards.map(codeOf), things[at]).toEqual([
      codeOf(ideas?.cards[at] ?? { href: '' }),
    ]);
  }
});
