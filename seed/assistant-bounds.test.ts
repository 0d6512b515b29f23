/** Bounds of size, prices for a pack, orders and refusals that conversations ask for, over the demo world. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { answersTo } from '#api/assistant/index.ts';
import { boundsIn, isWithin, statedIn } from '#api/words/index.ts';
import type { Attribute } from '#api/words/index.ts';
import { makeDemoWorld } from '../test/demo.ts';

const world = await makeDemoWorld();

async function answers(tenant: string, turns: readonly string[]) {
  return answersTo(await world.ctx(tenant), turns);
}

/** What its shop states of the product of a card: its title and its attributes. */
async function stated(tenant: string, { name }: { readonly name: string }) {
  const { db } = await world.ctx(tenant);
  const row = await db.row<{ attributes: Attribute[] }>(
    sql`select attributes from goods where name = ${name} limit 1`,
  );
  return statedIn(name, row?.attributes ?? []);
}

test('BEY-10, BEY-49: a bound of size holds for every card, and stays when a budget follows', async () => {
  for (const [tenant, first, bound, next] of [
    ['SG', 'air fryer', 'bigger capacity, at least 3L', 'under $300'],
    ['ID', 'blender', 'minimal 2 liter', 'di bawah 2 juta'],
    ['TH', 'พาวเวอร์แบงก์', '20000 mAh ขึ้นไป', 'ไม่เกิน 2000'],
  ] as const) {
    const { bounds } = boundsIn(bound);
    expect(bounds, bound).toHaveLength(1);
    for (const answer of (await answers(tenant, [first, bound, next])).slice(1)) {
      expect(answer.cards.length, bound).toBeGreaterThan(0);
      for (const card of answer.cards)
        expect(isWithin(await stated(tenant, card), bounds), card.name).toBe(true);
    }
  }
});

test('BEY-10: where no title states a size within the bound it is said, and what there is is shown', async () => {
  const [answer] = await answers('PH', ['suitcase 90 inch or bigger']);
  expect(answer?.text).toContain('90 inch or bigger');
  expect(answer?.cards.length).toBeGreaterThan(0);
});

test('BEY-10: a price for a pack is compared by the unit with what others cost', async () => {
  const all = await answers('TH', ['ข้าวสารถูกสุดต่อกิโล', '5 กก. 10 บาทถูกไหม', '5 กก. 9,000 บาทถูกไหม']);
  const [list, low, high] = all.map(({ text }) => text);
  // the unit that is asked for is the one that is said
  expect(list).toMatch(/ต่อ กก\. \(/);
  expect(list).not.toContain('กรัม');
  expect(low).toContain('฿2.00 ต่อ กก. ถูกกว่า');
  expect(high).toContain('฿1,800.00 ต่อ กก. จาก');
});

test('BEY-10: a list is put in the order that is asked for', async () => {
  for (const [tenant, turns, sign] of [
    ['PH', ['headphones', 'most expensive first'], -1],
    ['TH', ['หูฟัง', 'เรียงจากถูกไปแพง'], 1],
    ['ID', ['blender', 'urutkan dari termurah'], 1],
    ['VN', ['tai nghe', 'sắp xếp từ rẻ đến đắt'], 1],
  ] as const) {
    const prices = (await answers(tenant, turns)).at(-1)?.cards.map(({ price }) => price) ?? [];
    const figures = prices.map((price) => Number(price.replace(/[^\d.]/g, '')) * sign);
    const [list] = await answers(tenant, turns.slice(0, 1));
    expect(figures.length, turns.join(' / ')).toBe(list?.cards.length);
    expect(figures, turns.join(' / ')).toEqual(figures.toSorted((a, b) => a - b));
  }
});

test('BEY-10: whether the cheapest has a real discount is asked of one, and so is its coupon', async () => {
  const [list, ...others] = await answers('SG', [
    'headphones',
    'is the cheapest one a genuine discount?',
    'any coupon for it?',
  ]);
  expect(list?.cards.length).toBeGreaterThan(1);
  const [first, second] = others.map(({ cards }) => cards[0]?.name);
  expect(others[0]?.cards).toHaveLength(1);
  expect(second).toBe(first);
});

test('BEY-10: what is not wanted of a present goes, and an amount alone is its budget', async () => {
  const [, cheaper, refused] = await answers('SG', [
    'gift for my dad, about 60 dollars',
    'something cheaper, maybe 40',
    'something useful not chocolate',
  ]);
  expect(cheaper?.text).toContain('your father up to S$40');
  expect(refused?.text).toContain('your father up to S$40');
  for (const { name } of refused?.cards ?? []) expect(name).not.toMatch(/chocolate/i);
  const [, beauty] = await answers('VN', ['quà tặng mẹ tầm 300k', 'mẹ không thích mỹ phẩm']);
  for (const { name } of beauty?.cards ?? []) expect(name).not.toMatch(/lotion|lipstick|perfume/i);
});

test('BEY-10: nothing to sleep on is sold for a baby below a year', async () => {
  for (const [tenant, turn] of [
    ['SG', 'my baby is 3 months old, which pillow should I get?'],
    ['ID', 'bayi 4 bulan bagusnya pakai bantal apa'],
    ['TH', 'ลูก 5 เดือน หมอนแบบไหนดี'],
  ] as const) {
    const [answer] = await answers(tenant, [turn]);
    expect(answer?.cards, turn).toEqual([]);
  }
});
