/** Codes, links, usual prices and shops whose price tags lie, over the demo world. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { answersTo } from '#api/assistant/index.ts';
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { makeDemoWorld } from '../test/demo.ts';

const world = await makeDemoWorld();

test('BEY-10: a code that no coupon of the region has is said to be unknown, in every language', async () => {
  for (const [tenant, asked] of [
    ['SG', 'does NEWUSER10 work'],
    ['TH', 'ZUVIAN10 ใช้ได้ไหม'],
    ['ID', 'ZUVIAN10 masih bisa dipakai ga'],
    ['VN', 'ZUVIAN10 còn dùng được không'],
    ['PH', 'gumagana pa ba ZUVIAN10'],
    ['MY', 'ZUVIAN10 boleh guna lagi tak'],
  ] as const) {
    const [code = ''] = /[A-Z]+10/.exec(asked) ?? [];
    const ctx = { ...(await world.ctx(tenant)), lang: 'en' as const };
    const [answer] = await answersTo(ctx, [asked]);
    expect(answer?.text, asked).toContain(`I don’t know a coupon with the code ${code}`);
    expect(
      answer?.cards.filter(({ price }) => price !== ''),
      asked,
    ).toEqual([]);
  }
});

test('BEY-10, BEY-01: the shops with the most price tags that lie come with what was counted', async () => {
  const ctx = { ...(await world.ctx('TH')), lang: 'en' as const };
  const rows = await ctx.db.rows<{ platform: string; verdict: string }>(
    sql`select p.platform, p.verdict from goods_price p join goods g on g.id = p.goods_id
        where g.listed and p.in_stock and p.is_current and not p.seen_once and p.discount > 0
          and p.verdict not in ('NO_CLAIM', 'UNVERIFIED')`,
  );
  const there = rows.filter(({ platform }) => platform === 'SHOPEE');
  const refuted = there.filter(({ verdict }) => ['FAKE', 'RAISED_FIRST'].includes(verdict));
  expect(refuted.length).toBeGreaterThan(0);
  const turns = ['fake discounts today', 'which shop is the worst for that'];
  const answer = (await answersTo(ctx, turns)).at(-1);
  expect(answer?.text).toContain(`Shopee: ${refuted.length} of ${there.length}.`);
});

test('BEY-10: of what nobody sells nothing but that is said, whatever it shall have', async () => {
  const ctx = { ...(await world.ctx('SG')), lang: 'en' as const };
  const [first, next] = await answersTo(ctx, ['ceiling fan', 'any with remote']);
  expect(first?.text).toContain('I have no data on “ceiling fan”');
  expect(next?.text).toContain('I have no data on “ceiling fan”');
});

test('BEY-10: the way to what was shown is its card, and the shop is named', async () => {
  for (const [tenant, turns] of [
    ['SG', ['headphones', 'the second one, good price?', 'link to it']],
    ['ID', ['headphone', 'yang kedua', 'minta linknya dong']],
    ['TH', ['หูฟัง', 'อันที่สอง ราคาดีไหม', 'ซื้อที่ไหน']],
    ['VN', ['tai nghe', 'cái thứ hai giá tốt không', 'cho mình xin link']],
  ] as const) {
    const answers = await answersTo({ ...(await world.ctx(tenant)), lang: 'en' }, turns);
    const [second, answer] = answers.slice(1);
    const names = (one: typeof answer) => one?.cards.map(({ name }) => name);
    expect(second?.cards, turns[1]).toHaveLength(1);
    expect(names(answer), turns[2]).toEqual(names(second));
    expect(answer?.text, turns[2]).toContain('Open the card');
  }
});

test('BEY-10: what a kind usually costs is the span of what is sold, and how it was reckoned', async () => {
  const ctx = { ...(await world.ctx('TH')), lang: 'en' as const };
  const [list, answer] = await answersTo(ctx, ['headphones', 'so what is a normal price']);
  const [, total = '0'] = /found (\d+) products/.exec(list?.text ?? '') ?? [];
  expect(answer?.text).toContain(`I see ${total} “headphones” now`);
  const rows = await ctx.db.rows<{ amount: number }>(
    sql`select p.current_amount::float8 as amount from goods_price p
        join goods g on g.id = p.goods_id join category c on c.id = g.category_id
        where g.listed and p.is_current and c.id = (select category_id from goods
          where name = ${answer?.cards[0]?.name} limit 1)`,
  );
  const of = (amount: number) => moneyText(amount, ctx.tenant.currency as CurrencyCode);
  const amounts = rows.map(({ amount }) => amount);
  expect(amounts).toHaveLength(Number(total));
  expect(answer?.text).toContain(`from ${of(Math.min(...amounts))} to ${of(Math.max(...amounts))}`);
});

test('BEY-50: a price for a size that no title has is compared with the kind, and for pieces by the piece', async () => {
  const ctx = { ...(await world.ctx('SG')), lang: 'en' as const };
  const turns = ['is $129 for an air fryer 6l a good deal', 'what about $89 for 4l'];
  for (const [at, answer] of (await answersTo(ctx, turns)).entries()) {
    expect(answer.text).toContain(`No title says “${['6l', '4l'][at]}”`);
    expect(answer.text).toContain('“air fryer” is a kind of product');
  }
  const [pieces] = await answersTo(ctx, ['$12 for 30 diapers']);
  expect(pieces?.text).toContain('S$12 for 30 pieces is S$0.40 per piece.');
});

test('BEY-10: nothing that is sold is denied: what costs too much, a maker, a trait in another language', async () => {
  for (const [tenant, asked, said] of [
    [
      'SG',
      'any kettle or teapot below 5',
      'No “teapot” up to S$5. The cheapest there is costs more',
    ],
    ['SG', 'show me everything from Looply', ' for “Looply”:'],
    ['SG', 'my printer died, cheap one with scanner?', '“printer”'],
    ['VN', 'đồng hồ thông minh đo nhịp tim', 'smart watch, heart rate'],
  ] as const) {
    const [answer] = await answersTo({ ...(await world.ctx(tenant)), lang: 'en' }, [asked]);
    expect(answer?.text, asked).toContain(said);
    expect(answer?.text, asked).not.toContain('No title says “nhịp');
    expect(answer?.text, asked).not.toMatch(/Of scanner|printer, scanner/);
  }
});

test('BEY-10: the cheapest of a list is judged by its own history, in every language', async () => {
  for (const [tenant, list, asked] of [
    ['ID', 'blender', 'yang paling murah bagus ga'],
    ['VN', 'máy xay sinh tố', 'cái rẻ nhất có ổn không'],
    ['SG', 'blender', 'is the cheapest a good deal'],
    ['TH', 'เครื่องปั่น', 'อันถูกสุดราคาดีไหม'],
  ] as const) {
    const [all, answer] = await answersTo(await world.ctx(tenant), [list, asked]);
    const amountOf = ({ price }: { price: string }) => Number(price.replace(/[^\d.]/g, ''));
    const least = Math.min(...(all?.cards ?? []).map(amountOf));
    expect(answer?.cards.map(amountOf), asked).toEqual([least]);
  }
});

test('BEY-49, BEY-50: so much that no pack holds is reckoned in whole packs, the cheapest first', async () => {
  for (const [tenant, asked, size] of [
    ['TH', 'ข้าวหอม 10 กิโล ถูกสุดเท่าไหร่', 10],
    ['SG', 'jasmine rice 10kg', 10],
    ['ID', 'beras 20 kg', 20],
    ['VN', 'gạo 15kg', 15],
  ] as const) {
    const ctx = { ...(await world.ctx(tenant)), lang: 'en' as const };
    const [answer] = await answersTo(ctx, [asked]);
    expect(answer?.text, asked).toContain('In whole packs, cheapest first:');
    const cards = answer?.cards.filter(({ price }) => price !== '') ?? [];
    expect(cards.length, asked).toBeGreaterThan(0);
    const named = cards.map(({ name }) => name);
    const rows = await ctx.db.rows<{ name: string; item: number }>(
      sql`select g.name, o.item_amount::int as item from goods g
          join goods_price p on p.goods_id = g.id join offer_price o on o.offer_id = p.best_offer_id
          where g.name = any(${named})`,
    );
    const of = (amount: number) => moneyText(amount, ctx.tenant.currency as CurrencyCode);
    const totals = named.map((name) => {
      const item = rows.find((row) => row.name === name)?.item ?? 0;
      const held = Number(/(\d+) ?(?:kg|กก)/.exec(name)?.[1]);
      const n = Math.ceil(size / held);
      expect(answer?.text, asked).toContain(`${n} × ${of(item)} = ${of(n * item)}`);
      return n * item;
    });
    expect(totals, asked).toEqual(totals.toSorted((a, b) => a - b));
  }
});

test('BEY-49: whole packs above the budget are said to be, and what one pack holds is found as it is', async () => {
  const ctx = { ...(await world.ctx('SG')), lang: 'en' as const };
  const [over] = await answersTo(ctx, ['jasmine rice 10kg under $2']);
  expect(over?.text).toContain('several packs cost more than S$2');
  const [one] = await answersTo(ctx, ['jasmine rice 5kg']);
  expect(one?.text).not.toContain('holds');
  const [holder] = await answersTo(ctx, ['air fryer 10 litre']);
  expect(holder?.text).not.toContain('holds');
});

test('BEY-10: where a size is asked for, what states another is left out', async () => {
  const ctx = { ...(await world.ctx('TH')), lang: 'en' as const };
  const [thai, english] = await Promise.all(
    ['หม้อทอด 5 ลิตร', '5 litre air fryer'].map(async (asked) => {
      const [answer] = await answersTo(ctx, [asked]);
      return (answer?.cards ?? []).map(({ name }) => name);
    }),
  );
  expect(thai?.length).toBeGreaterThan(0);
  for (const name of thai ?? []) expect(name).not.toContain('3.5');
  // in whatever language titles state it
  expect(new Set(english)).toEqual(new Set(thai));
});

test('BEY-10: a price that is doubted with a story is judged by the maker and kind it names', async () => {
  const ctx = { ...(await world.ctx('TH')), lang: 'en' as const };
  const row = await ctx.db.row<{ name: string }>(sql`
    select b.name from goods g join brand b on b.id = g.brand_id
     where g.listed and g.name ilike '%หูฟังไร้สาย%' order by g.id limit 1`);
  const [answer] = await answersTo(ctx, [
    `that ${row?.name} headphones my sister showed me yesterday looks shady, is the discount real?`,
  ]);
  const [card] = answer?.cards ?? [];
  expect(card?.name).toContain(row?.name);
  expect(answer?.text).toContain(`${card?.name} costs`);
});
