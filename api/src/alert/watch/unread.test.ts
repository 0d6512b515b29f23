/** Looks that read nothing are lines of the silence log (BEY-46). */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { signUp } from '../../../../test/people.ts';
import { take, temporary } from '../../../../test/feeds.ts';
import { makeWorld } from '../../../../test/world.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const ann = await signUp(world);
const english = { ...ann.headers, 'accept-language': 'en' };
const HOUR = 3_600_000;
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));

let files = 0;
async function feed(prices: Readonly<Record<string, string>>, full = false) {
  later(HOUR);
  const rows = Object.entries(prices).map(
    ([id, price]) => `${id},Lamp ${id},${price},https://shop.example/${id}`,
  );
  files += 1;
  const report = await take(world, {
    file: temporary(`unread-${files}.csv`, `id,title,price,url\n${rows.join('\n')}\n`),
    source: 'lamps',
    tenant: 'TH',
    observedAt: world.clock.now(),
    full,
  });
  await world.jobQueue.workAll();
  return report;
}
const goodsOf = async (externalId: string) =>
  (
    await (
      await world.ctx()
    ).db.row<{ id: number }>(
      sql`select goods_id as id from offer where external_id = ${externalId}`,
    )
  )?.id as number;
const watch = async (externalId: string, ask: object = {}) =>
  (
    await world.call(
      'watch.create',
      {
        goodsId: String(await goodsOf(externalId)),
        kind: 'TARGET_PRICE',
        targetAmount: 150_00,
        ...ask,
      } as never,
      english,
    )
  ).data?.id as string;
const linesOf = async (id: string) =>
  ((await world.call('watch.looks', { id }, english)).data?.looks ?? []).map(
    ({ amount, outcome, words, time }) => ({ amount, outcome, words, time }),
  );
const short = async (id: string) =>
  (await linesOf(id)).map(({ amount, outcome }) => `${outcome} ${amount ?? '–'}`);

test('BEY-46, OPS-26: a row that is refused, and a file that is refused as a whole, are lines with what was read; they change no watch', async () => {
  await feed({ a: '190', b: '300' });
  const [a, b] = [await watch('a'), await watch('b')];
  await feed({ a: 'N/A soon', b: '310' });
  const [look] = await linesOf(a);
  expect(look).toEqual({
    amount: null,
    outcome: 'UNREADABLE',
    words: 'Showed “N/A soon” instead of a price. Not counted',
    time: world.clock.now().toISOString(),
  });
  expect(await short(b)).toEqual(['ABOVE 31000', 'ABOVE 30000']);
  // the same file again is the same look
  await take(world, {
    file: temporary(
      `unread-${files}.csv`,
      `id,title,price,url\na,Lamp a,N/A soon,https://shop.example/a\nb,Lamp b,310,https://shop.example/b\n`,
    ),
    source: 'lamps',
    tenant: 'TH',
    observedAt: world.clock.now(),
  });
  expect(await short(a)).toEqual(['UNREADABLE –', 'ABOVE 19000']);
  expect(await feed({ a: 'sold', b: 'sold' })).toMatchObject({ state: 'FAILED' });
  expect((await linesOf(b))[0]).toMatchObject({
    outcome: 'UNREADABLE',
    words: 'The whole price list of the shop was refused. Not counted',
  });
  await feed({ a: '140', b: '310' });
  expect((await short(a)).slice(0, 4)).toEqual([
    'FIRED 14000',
    'UNREADABLE –',
    'UNREADABLE –',
    'ABOVE 19000',
  ]);
  const th = await world.call(
    'watch.looks',
    { id: a },
    { ...ann.headers, 'accept-language': 'th' },
  );
  expect(th.data?.looks[2]?.words).toBe('อ่านได้ “N/A soon” ซึ่งไม่ใช่ราคา ไม่นับราคานี้');
});

test('BEY-46: of what is unreadable for long the last 20 looks are stored; hostile cells are one line of text', async () => {
  await feed({ c: '190', d: '1' });
  const c = await watch('c');
  const ctx = await world.ctx();
  const earlier = Array.from({ length: 20 }, (_, at) => [
    ctx.now.getTime() + 1 + at,
    'price.zero',
    '0',
  ]);
  await ctx.db.run(sql`insert into offer_unread (offer_id, tenant_id, looks)
    select id, tenant_id, ${JSON.stringify(earlier.toReversed())}::jsonb from offer where external_id = 'c'`);
  for (const turn of [1, 2]) await feed({ c: `"${'x'.repeat(90)}\n\u202e<b>${turn}"`, d: '1' });
  const lines = await linesOf(c);
  expect(lines).toHaveLength(20);
  expect(lines.every(({ outcome }) => outcome === 'UNREADABLE')).toBe(true);
  expect(lines[0]?.words).not.toMatch(/[\n\u202e]/);
  expect([...(lines[0]?.words ?? '')].length).toBeLessThan(120);
  const row = await ctx.db.row<{ n: number }>(sql`
    select jsonb_array_length(u.looks) as n from offer_unread u join offer o on o.id = u.offer_id
    where o.external_id = 'c'`);
  expect(row?.n).toBe(20);
});

test('BEY-46: what nobody offers any more says so', async () => {
  await feed({ e: '190', f: '10', g: '10', h: '10', i: '10', j: '10' });
  const e = await watch('e');
  later(15 * 24 * HOUR);
  expect((await short(e))[0]).toBe('GONE –');
  expect((await linesOf(e))[0]?.words).toBe('No longer sold by any shop');
});
