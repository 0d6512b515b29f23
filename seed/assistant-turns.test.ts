/** Conversations of several turns over the demo world: each class of question, and any order of them. */
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { answersTo } from '#api/assistant/index.ts';
import { CURRENCIES, typedAmount } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { amountsOf, isDifference } from '../test/assistant.ts';
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
