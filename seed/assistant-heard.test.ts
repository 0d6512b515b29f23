/** Traits, budgets and presents that conversations name beside a thing, over the demo world. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { answersTo } from '#api/assistant/index.ts';
import { makeDemoWorld } from '../test/demo.ts';

const world = await makeDemoWorld();

async function answers(tenant: string, turns: readonly string[]) {
  return answersTo(await world.ctx(tenant), turns);
}
const amountOf = ({ price }: { readonly price: string }) => Number(price.replace(/[^\d.]/g, ''));

test('BEY-10: within a budget a thing is shown without a trait that only dearer ones name', async () => {
  const [answer] = await answers('PH', ['bluetooth headphones below 1500']);
  expect(answer?.cards.length).toBeGreaterThan(0);
  for (const card of answer?.cards ?? [])
    expect(amountOf(card), card.name).toBeLessThanOrEqual(1500);
  expect(answer?.text).toContain('“bluetooth”');
});

test('BEY-10: of a trait and what it is for, those with the trait are shown', async () => {
  const [answer] = await answers('TH', ['หูฟังกันน้ำไว้วิ่ง']);
  expect(answer?.cards.length).toBeGreaterThan(0);
  for (const { name } of answer?.cards ?? [])
    expect(name).toMatch(/กันน้ำ|waterproof|water resistant/i);
});

test('BEY-10: what a title says is not denied of one of a list, whatever is said around it', async () => {
  const all = await answers('SG', [
    'headphones',
    'does the first have noise cancelling',
    'is the first one noise cancelling?',
  ]);
  const [list, ...asked] = all;
  expect(list?.cards[0]?.name).toContain('noise cancelling');
  for (const { text } of asked) expect(text).toContain(': noise cancelling');
});

test('BEY-10, BEY-49: what is refused with a hyphen is no limit', async () => {
  const all = await answers('SG', ['headphones', 'not over-ear', 'not in-ear either']);
  for (const { text, cards } of all.slice(1)) {
    expect(text).not.toContain('No title says');
    expect(cards.length).toBeGreaterThan(0);
  }
});

test('BEY-10: who wants no food gets no sweets, and no cosmetics no lotion', async () => {
  const [, fed] = await answers('SG', ['gift for anyone up to 50 dollars', 'no food pls']);
  expect(fed?.cards.length).toBeGreaterThan(0);
  for (const { name } of fed?.cards ?? [])
    expect(name).not.toMatch(/chocolate|biscuit|candy|rice/i);
  const [, plain] = await answers('VN', ['quà tặng mẹ 500k', 'đừng gợi ý mỹ phẩm']);
  expect(plain?.cards.length).toBeGreaterThan(0);
  for (const { name } of plain?.cards ?? []) expect(name).not.toMatch(/lipstick|nail polish/i);
});

test('BEY-10: deals that end soon are said with their end, the next one first', async () => {
  const [answer] = await answers('SG', ['which deals are ending soon']);
  const ctx = await world.ctx('SG');
  const rows = await ctx.db.rows<{ code: string }>(
    sql`select c.code from deal d join content c on c.id = d.content_id
      where d.is_open and d.ends_at > ${ctx.now} order by d.ends_at, c.id limit 4`,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(answer?.cards.map(({ href }) => href.split(/[/?]/)[2])).toEqual(
    rows.map(({ code }) => code),
  );
  expect(answer?.text.match(/, until \d/g)).toHaveLength(rows.length);
});

test('BEY-05: an alert for what only costs too much is of that kind, and denies nothing', async () => {
  const [none, alert] = await answers('PH', [
    'laptop, wag lumampas 25k',
    'notify mo ko pag bumaba ng 20k',
  ]);
  expect(none?.text).toContain('No “laptop” up to');
  expect(alert?.text).not.toContain('no data');
  expect(alert?.cards[0]?.name).toMatch(/laptop/);
});

test('BEY-10: a claim without a product is reckoned, and its proof is the history that a link opens', async () => {
  const [right, wrong] = await Promise.all(
    ['was $100 now $30, 70% off, legit?', 'was $100 now $60, 70% off, legit?'].map((turn) =>
      answers('SG', [turn]),
    ),
  );
  expect(right?.[0]?.text).toContain('the figure is right');
  expect(wrong?.[0]?.text).toContain('40% off, not 70%');
  expect(right?.[0]?.text).toContain('S$100');
});

test('BEY-10: a size is the same with and without a space', async () => {
  const [answer] = await answers('TH', ['power bank 20000mah for camping']);
  expect(answer?.text).not.toMatch(/20000mah/i);
  expect(answer?.cards.some(({ name }) => name.includes('20000 mAh'))).toBe(true);
});

test('BEY-10: ideas for a present are put in an order, and a partner is no girlfriend', async () => {
  const [first, sorted] = await answers('TH', ['ของขวัญแฟนชอบวิ่ง งบ 1500', 'เรียงจากถูกไปแพง']);
  expect(first?.text).not.toMatch(/แฟนสาว|แฟนหนุ่ม/);
  const amounts = sorted?.cards.map(amountOf) ?? [];
  expect(amounts.length).toBe(first?.cards.length);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
});

test('BEY-10: where no deal is of what is named that is said, before any others are shown', async () => {
  const [kind] = await answers('SG', ['deals on refrigerators']);
  const [brand] = await answers('SG', ['any deals on qwertzuiop']);
  const [none] = await answers('TH', ['วันนี้มีดีลอะไรน่าสนใจ']);
  for (const answer of [kind, brand])
    expect(answer?.text).toMatch(/^I have no open deal for that\./);
  expect(brand?.cards.length).toBeGreaterThan(0);
  expect(none?.cards.length).toBeGreaterThan(0);
});

test('BEY-08, BEY-10: a code that is asked for is answered by what is known of it, and one that nobody has by that', async () => {
  const ctx = await world.ctx('TH');
  const rows = await ctx.db.rows<{ code: string; state: string }>(
    sql`select distinct on (state) code, state from coupon where code ~ '^[A-Z0-9]{5,}$'
        and (select count(*) from coupon k where k.code = coupon.code) = 1 order by state, id`,
  );
  expect(rows.map(({ state }) => state)).toContain('LIVE');
  expect(rows.map(({ state }) => state)).toContain('EXPIRED');
  for (const { code, state } of rows) {
    const [answer] = await answers('TH', [`does the code ${code} work?`]);
    expect(answer?.text, state).toContain(code);
    if (state === 'EXPIRED') expect(answer?.text).toMatch(/has expired|หมดอายุแล้ว/);
    if (state === 'LIVE') expect(answer?.text).toMatch(/What I know of|เท่าที่เรารู้/);
  }
  const [unknown] = await answers('TH', ['does the code ZZQ99 work?']);
  expect(unknown?.text).toMatch(/know no coupon with the code ZZQ99|ไม่รู้จักคูปองโค้ด ZZQ99/);
});
