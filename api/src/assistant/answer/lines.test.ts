import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildDeal, buildGoods } from '../../../../test/build.ts';
import { makeWorld } from '../../../../test/world.ts';
import { dealCards } from '../../content/index.ts';
import { goodsCards } from '../../goods/index.ts';
import { showCards } from './card.ts';
import { listReply } from './list.ts';
import { aboutCard, line, refOf, refsOf } from './reply.ts';

const world = await makeWorld();

test('BEY-10: each card names the lines that are about it alone; the text is complete without cards', async () => {
  const ctx = await world.ctx('SG');
  const made = [
    await buildGoods(ctx, { name: 'Aira fan', price: 99_00 }),
    await buildGoods(ctx, { name: 'Breezo fan', price: 59_00 }),
  ];
  const [aira, breezo] = (await goodsCards(
    ctx,
    made.map(({ id }) => id),
  )) as [never, never];
  const listed = listReply(ctx, line(ctx, 'pick.only'), 'fan', [aira, breezo]);
  expect(listed.lines[1]?.text).toContain('Aira fan');
  expect((await showCards(ctx, listed)).map(({ lines }) => lines)).toEqual([
    [{ at: 1, isShown: true }],
    [{ at: 2, isShown: true }],
  ]);
  const picked = {
    lines: [
      aboutCard(ctx, 'pick.cheapest', breezo),
      line(ctx, 'pick.only'),
      aboutCard(ctx, 'price.now', aira),
    ],
    cards: [aira, breezo],
    refs: [refOf(aira, 'AI'), refOf(breezo, 'AI')],
    followUps: [],
  };
  // what is prose stays in the text
  expect(refsOf(picked).map(({ lines }) => lines)).toEqual([
    undefined,
    [{ at: 0, isShown: false }],
  ]);
});

test('BEY-08: a card says what is paid with coupons that work, of goods and of their deal, and nothing where none helps', async () => {
  const ctx = await world.ctx('SG');
  await ctx.db.run(sql`insert into coupon (tenant_id, source, key, platform, code, title,
      discount_type, amount, currency, shelf_at, created_at, updated_at)
    values ('SG', 'test', 'five', 'SHOPEE', 'FIVE', '5 off', 'AMOUNT', 500, 'SGD', ${ctx.now},
      ${ctx.now}, ${ctx.now})`);
  const helped = await buildGoods(ctx, { name: 'Aira lamp', price: 99_00, platform: 'SHOPEE' });
  const other = await buildGoods(ctx, { name: 'Breezo lamp', price: 59_00, platform: 'LAZADA' });
  const deal = await buildDeal(ctx, helped);
  const cards = [
    ...(await goodsCards(ctx, [helped.id, other.id])),
    ...(await dealCards(ctx, [deal.id])),
  ];
  const reply = { lines: [], cards, refs: cards.map((one) => refOf(one, 'AI')), followUps: [] };
  const shown = await showCards(ctx, reply);
  expect(shown.map(({ payAmount }) => payAmount)).toEqual([94_00, null, 94_00]);
});
