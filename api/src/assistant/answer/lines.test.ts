import { expect, test } from 'vitest';
import { buildGoods } from '../../../../test/build.ts';
import { makeWorld } from '../../../../test/world.ts';
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
  expect(showCards(ctx, listed).map(({ lines }) => lines)).toEqual([
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
