/** What is given away, and what titles say to be free of something, over the demo world. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { answersTo } from '#api/assistant/index.ts';
import { makeDemoWorld } from '../test/demo.ts';

const world = await makeDemoWorld();

test.each([
  ['TH', 'วันนี้มีของแจกฟรีอะไรบ้าง'],
  ['ID', 'ada barang gratis apa aja hari ini'],
  ['SG', 'anything for free today'],
  ['MY', 'ada barang percuma tak hari ni'],
  ['PH', 'may libre ba ngayon'],
  ['VN', 'hom nay co gi mien phi khong'],
] as const)('BEY-49: in %s "%s" names what is given away, by its rows', async (tenant, ask) => {
  const ctx = await world.ctx(tenant);
  const rows = await ctx.db.rows<{ title: string }>(sql`
    select c.title from deal d join content c on c.id = d.content_id
    where d.tenant_id = ${tenant} and d.is_freebie and d.is_open`);
  const [answer] = await answersTo(ctx, [ask]);
  expect(rows.length).toBeGreaterThan(0);
  for (const { title } of rows) expect(answer?.text).toContain(title);
  // and the page of lotteries
  expect(answer?.cards).toHaveLength(rows.length + 1);
});

test.each([
  ['TH', 'ช็อกโกแลตไม่มีน้ำตาล', 'น้ำตาล'],
  ['SG', 'chocolate without sugar got?', 'sugar'],
  ['ID', 'cokelat tanpa gula', 'gula'],
] as const)(
  'BEY-49: in %s "%s" is denied where no title says it, and nothing is said to have none',
  async (tenant, ask, sugar) => {
    const ctx = await world.ctx(tenant);
    const [answer] = await answersTo(ctx, [ask]);
    const [about] = answer?.text.split('\n') ?? [];
    // it says that no title says so, and counts nothing as free of it
    expect(about, answer?.text).toContain(sugar);
    expect(answer?.cards.length).toBeGreaterThan(0);
    expect(answer?.text.split('\n')).toHaveLength(1 + (answer?.cards.length ?? 0));
  },
);
