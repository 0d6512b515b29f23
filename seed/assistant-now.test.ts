/** What the assistant says of now, over the demo world: flash sales, what fell most, what is gone. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { answersTo } from '#api/assistant/index.ts';
import { makeDemoWorld } from '../test/demo.ts';

const world = await makeDemoWorld();
const english = async (tenant: string) => ({ ...(await world.ctx(tenant)), lang: 'en' as const });

const goodsOf = (answer: Awaited<ReturnType<typeof answersTo>>[number] | undefined) =>
  (answer?.cards ?? []).filter(({ price }) => price !== '').map(({ name }) => name);

test('BEY-10: of what is in a flash sale it is said until when, and again when that is asked', async () => {
  let seen = 0;
  for (const [tenant, ...turns] of [
    ['TH', 'มีแฟลชเซลไหม', 'หมดกี่โมง'],
    ['ID', 'flash sale ada apa', 'sampai jam berapa'],
    ['SG', 'flash sale now?', 'until when'],
    ['PH', 'flash sale now?', 'anong oras matatapos'],
    ['MY', 'flash sale ada apa', 'sampai bila'],
    ['VN', 'flash sale có gì', 'mấy giờ hết'],
  ] as const) {
    const [listed, ends] = await answersTo(await english(tenant), turns);
    const names = goodsOf(listed);
    if (names.length === 0) continue;
    seen += 1;
    for (const name of names)
      expect(listed?.text, tenant).toMatch(
        new RegExp(`${RegExp.escape(name)}: [^\\n]+, until \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d`),
      );
    expect(ends?.text, tenant).toBe(listed?.text);
  }
  expect(seen).toBeGreaterThan(1);
});

test('BEY-10: the biggest discounts count what fell without a claim, and “which are real?” is of them', async () => {
  for (const tenant of ['TH', 'SG', 'VN']) {
    const ctx = await english(tenant);
    const [biggest, real] = await answersTo(ctx, [
      'biggest discounts today',
      'which ones are real, not fake',
    ]);
    const names = goodsOf(biggest);
    expect(names).toHaveLength(4);
    const larger = await ctx.db.rows<{ name: string }>(
      sql`with shown as (
            select min(proven_discount) as least from goods_price p join goods g on g.id = goods_id
            where p.tenant_id = ${tenant} and name = any(${names}))
          select name from goods_price p join goods g on g.id = goods_id, shown
          where p.tenant_id = ${tenant} and verdict in ('VERIFIED', 'NO_CLAIM') and in_stock
            and is_current and proven_discount > least`,
    );
    for (const { name } of larger) expect(names, tenant).toContain(name);
    expect(goodsOf(real), tenant).toEqual(names);
    expect(real?.text).toContain(names[0]);
  }
});

test('BEY-10: what is sold out is listed as that, behind what can be bought', async () => {
  const ctx = await english('TH');
  const [gone] = await ctx.db.rows<{ name: string }>(
    sql`select name from goods g join goods_price p on goods_id = g.id
        where g.tenant_id = 'TH' and not in_stock order by g.id limit 1`,
  );
  const name = gone?.name ?? '';
  expect(name).not.toBe('');
  const [answer] = await answersTo(ctx, [`do you have ${name}`]);
  const lines = answer?.text.split('\n') ?? [];
  const at = lines.findIndex((line) => line.startsWith(`${name}: `));
  expect(lines[at]).toContain('sold out at');
  for (const line of lines.slice(at + 1)) expect(line).not.toMatch(/: ฿[\d,]+ at /);
});
