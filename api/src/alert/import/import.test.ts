import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildGoods } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { indexGoods } from '../../search/index.ts';
import { alertExport } from '../export.ts';
import { csvOf } from '../../account/export/pack.ts';
import { linesOf } from './columns.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const take = async (csv: string, headers: Record<string, string>) =>
  world.call('watch.import', { csv }, headers);
const rulesOf = async (headers: Record<string, string>) =>
  (
    (await world.call('watch.pages', { pageRequest: { size: 100 } } as never, headers)).data
      ?.content ?? []
  )
    .map(
      ({
        goods,
        kind,
        targetAmount,
        fraction,
        lowDays,
        verifiedOnly,
        minScore,
        withTwins,
        withShipping,
        withCoupon,
        status,
        delivery,
      }) => ({
        code: goods?.code,
        kind,
        targetAmount,
        fraction,
        lowDays,
        verifiedOnly,
        minScore,
        withTwins,
        withShipping,
        withCoupon,
        status,
        delivery,
      }),
    )
    .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

test('BEY-17: what the data export writes makes the same watches in another account', async () => {
  const [ann, bob] = [await signUp(world), await signUp(world)];
  const ctx = await world.ctx();
  const [kettle, fan] = [await buildGoods(ctx), await buildGoods(ctx)];
  const rules = [
    { goodsId: kettle.id, kind: 'TARGET_PRICE', targetAmount: 1_090_50, withCoupon: false },
    { goodsId: kettle.id, kind: 'BELOW_NOW', fraction: 0.15, withTwins: true },
    { goodsId: kettle.id, kind: 'BELOW_TYPICAL', fraction: 0.2, verifiedOnly: true },
    { goodsId: fan.id, kind: 'NEW_LOW', lowDays: 90, minScore: 70 },
    { goodsId: fan.id, kind: 'RESTOCK', delivery: { ways: [], loud: true, remindEnd: true } },
    {
      goodsId: fan.id,
      kind: 'NEW_LOW',
      delivery: { ways: ['EMAIL', 'LINE'], frequency: 'WEEKLY' },
    },
  ];
  for (const { goodsId, ...rule } of rules)
    expect(
      await world.call('watch.create', { goodsId: String(goodsId), ...rule } as never, ann.headers),
    ).toMatchObject({ success: true });
  const [paused] = (await world.call('watch.pages', {} as never, ann.headers)).data?.content ?? [];
  await world.call('watch.update', { id: paused?.id as string, status: 'PAUSED' }, ann.headers);
  const owner = await ctx.db.row<{ id: number }>(
    sql`select account_id as id from price_watch limit 1`,
  );
  const made = await alertExport(ctx, owner?.id as number);
  const csv = csvOf(made.watches ?? []);
  expect((await take(csv, bob.headers)).data).toMatchObject({ made: rules.length });
  expect(await rulesOf(bob.headers)).toEqual(await rulesOf(ann.headers));
  // the same file again makes nothing
  const again = await take(csv, bob.headers);
  expect(new Set(again.data?.lines.map(({ outcome }) => outcome))).toEqual(new Set(['KNOWN']));
});

test('BEY-17: columns of other trackers are read by their names; each line says what became of it', async () => {
  const { headers } = await signUp(world);
  const ctx = await world.ctx();
  const kettle = await buildGoods(ctx, { name: 'Nook kettle 1.7 L' });
  await indexGoods(ctx, [kettle.id]);
  const files = {
    camel: `Product Name,Amazon URL,Desired Price,Price Type\n"NOOK  kettle 1.7 L",https://www.amazon.com/dp/B01,"฿1,090.00",New\n`,
    keepa: `Title;ASIN;Desired price\nNook kettle 1.7 L;B01;"890"\n`,
    itad: `\ufefftitle,cut,added\r\nNook kettle 1.7 L,25,2026-01-02\r\n`,
    pricebuddy: `title\turl\tnotify_price\tnotify_percent\nNook kettle 1.7 L\thttps://shop.example/1\t\t30%\n`,
    none: 'name\nNook kettle 1.7 L\n',
  };
  for (const [name, csv] of Object.entries(files))
    expect((await take(csv, headers)).data, name).toMatchObject({ made: 1 });
  expect(
    (await rulesOf(headers))
      .map((one) => `${one.kind} ${one.targetAmount} ${one.fraction}`)
      .toSorted(),
  ).toEqual([
    'BELOW_NOW null 0.25',
    'BELOW_NOW null 0.3',
    'NEW_LOW null null',
    'TARGET_PRICE 109000 null',
    'TARGET_PRICE 89000 null',
  ]);
  const bad = await take(
    [
      'title,desired price,currency',
      'Nook kettle 1.7 L,a lot,THB',
      'Nook kettle 1.7 L,12,USD',
      'No such thing anywhere,12,THB',
      `${kettle.code},990,THB`,
      'Nook kettle 1.7 L,990,THB',
      '"a quote ""inside"" and 😀,990',
    ].join('\n'),
    headers,
  );
  expect(bad.data?.lines.map(({ line, outcome }) => `${line} ${outcome}`)).toEqual([
    '2 UNREADABLE_PRICE',
    '3 OTHER_CURRENCY',
    '4 UNKNOWN_PRODUCT',
    '5 UNKNOWN_PRODUCT',
    '6 MADE',
    '7 UNKNOWN_PRODUCT',
  ]);
  expect(await take('no,columns\nat,all\n', headers)).toMatchObject({ errorKey: 'watch.import' });
  expect(await take('\u0000\u0000', headers)).toMatchObject({ success: false });
});

test('BEY-17, AMB-12: an import stops at the limit and says so on each line that found no room', async () => {
  const { headers } = await signUp(world);
  const { code } = await buildGoods(await world.ctx());
  const lines = Array.from({ length: 60 }, (_, n) => `${code},${(n + 1) * 100}`);
  const taken = await take(`code,targetAmount\n${lines.join('\n')}\n`, headers);
  expect(taken.data?.made).toBe(50);
  expect(taken.data?.lines.filter(({ outcome }) => outcome === 'LIMIT')).toHaveLength(10);
});

test('BEY-17: no file stops the reader', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (text) => {
      try {
        for (const { name, wish } of linesOf(`title,target,percent\n${text}`, 'THB')) {
          expect([...name].length).toBeLessThanOrEqual(200);
          if (wish.kind === 'TARGET_PRICE') expect(wish.targetAmount).toBeGreaterThan(0);
        }
      } catch (error) {
        expect(error).toMatchObject({ key: 'watch.import' });
      }
    }),
    { numRuns: 2_000 },
  );
});
