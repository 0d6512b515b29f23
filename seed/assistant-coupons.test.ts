/** What the assistant says of the terms of coupons, over the demo world. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { answersTo } from '#api/assistant/index.ts';
import { goodsOfShop } from '#api/goods/index.ts';
import { takenOff } from '#contract/coupon/stack.ts';
import { moneyText } from '#contract/money.ts';
import { formatDate } from '#contract/time.ts';
import { mannerOf } from '#api/price/index.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { makeDemoWorld } from '../test/demo.ts';

const world = await makeDemoWorld();

interface Row {
  readonly type: 'AMOUNT' | 'DISCOUNT';
  readonly amount: number | null;
  readonly fraction: number | null;
  readonly least: number | null;
  readonly cap: number | null;
}

async function couponsAt(ctx: Awaited<ReturnType<typeof world.ctx>>, platform: string) {
  const rows = await ctx.db.rows<Row>(sql`select discount_type as type, amount::float as amount,
      fraction::float as fraction, min_spend_amount::float as least, cap_amount::float as cap
    from coupon where platform = ${platform} and not for_goods and state = 'LIVE'
      and (starts_at is null or starts_at <= ${ctx.now})
      and (ends_at is null or ends_at > ${ctx.now})`);
  return rows.map(({ type, least, cap, ...more }) => ({
    id: '',
    discountType: type,
    minSpendAmount: least,
    capAmount: cap,
    exclusive: false,
    ...more,
  }));
}

test('BEY-10, BEY-50: the coupon that takes the most off an order is found by its sum, in every language', async () => {
  for (const [tenant, turns, platform, order] of [
    ['TH', ['โค้ด Shopee อันไหนลดเยอะสุดถ้าซื้อ 800'], 'SHOPEE', 800_00],
    ['TH', ['โค้ด Shopee', 'แล้วถ้าซื้อ 2000 ล่ะ'], 'SHOPEE', 2000_00],
    ['TH', ['lazada coupons?', 'which saves the most on a 1500 baht order'], 'LAZADA', 1500_00],
    ['ID', ['kupon lazada', 'kalau belanja 300rb mana yang paling hemat'], 'LAZADA', 300_000_00],
    ['SG', ['best shopee voucher for $60 order'], 'SHOPEE', 60_00],
    ['MY', ['baucar shopee', 'mana paling jimat untuk pesanan rm80'], 'SHOPEE', 80_00],
    [
      'PH',
      ['voucher ng lazada', 'alin ang pinakamalaking bawas kung order na 900'],
      'LAZADA',
      900_00,
    ],
    ['VN', ['mã giảm giá shopee', 'mã nào giảm nhiều nhất cho đơn 500k'], 'SHOPEE', 500_000],
  ] as const) {
    const ctx = await world.ctx(tenant);
    const answer = (await answersTo(ctx, turns)).at(-1);
    const offs = (await couponsAt(ctx, platform)).map((one) => takenOff(order, one));
    const best = Math.max(0, ...offs);
    const said = moneyText(order - best, ctx.tenant.currency as CurrencyCode);
    expect(best, turns.join(' / ')).toBeGreaterThan(0);
    expect(answer?.text.split('\n')[1], turns.join(' / ')).toContain(said);
  }
});

test('BEY-10: coupons that were asked for come by their minimum, or by when they end', async () => {
  for (const [tenant, turns] of [
    ['TH', ['lazada coupons', 'minimum spend on those?']],
    ['TH', ['คูปอง Lazada', 'ขั้นต่ำเท่าไหร่']],
    ['ID', ['kupon shopee', 'minimal belanjanya berapa']],
    ['VN', ['mã giảm giá lazada', 'đơn tối thiểu bao nhiêu']],
  ] as const) {
    const ctx = await world.ctx(tenant);
    const answer = (await answersTo(ctx, turns)).at(-1);
    const platform = /shopee/i.test(turns[0]) ? 'SHOPEE' : 'LAZADA';
    const leasts = (await couponsAt(ctx, platform))
      .map((one) => one.minSpendAmount ?? 0)
      .toSorted((a, b) => a - b);
    const lines = answer?.text.split('\n').slice(1) ?? [];
    expect(lines, turns.join(' / ')).toHaveLength(3);
    for (const [at, line] of lines.entries()) {
      const least = leasts[at] ?? 0;
      if (least > 0)
        expect(line, turns.join(' / ')).toContain(
          moneyText(least, ctx.tenant.currency as CurrencyCode),
        );
    }
  }
  const ctx = await world.ctx('TH');
  const [, ends] = await answersTo(ctx, ['lazada coupons', 'when do they expire?']);
  const dates = [...(ends?.text.matchAll(/ถึง (\d\d)\/(\d\d)\/(\d{4})/g) ?? [])].map(
    ([, day, month, year]) => `${year}-${month}-${day}`,
  );
  expect(dates, ends?.text).toHaveLength(3);
  expect(dates).toEqual(dates.toSorted());
});

test('BEY-10: what only sounds like the terms of coupons asks of goods', async () => {
  const ctx = await world.ctx('TH');
  const [, minimum] = await answersTo(ctx, ['headphones', 'under 900']);
  expect(minimum?.cards.length).toBeGreaterThan(0);
  const [, speakers] = await answersTo(ctx, ['lazada coupons', 'speakers under 2000']);
  expect(speakers?.cards.length).toBeGreaterThan(0);
});

test('BEY-50: a discount that somebody names is taken off what was shown, of several each', async () => {
  const ctx = { ...(await world.ctx('TH')), lang: 'en' as const };
  const money = (amount: number) => moneyText(amount, 'THB');
  const [, one, , more] = await answersTo(ctx, [
    'headphones',
    'with a 10% code on the first one, what do i pay',
    'headphones',
    'with a 100 off voucher how much do i pay',
  ]);
  const [card] = one?.cards ?? [];
  expect(one?.cards).toHaveLength(1);
  const { item } = await costOf(ctx, card?.name);
  expect(one?.text).toContain(`${money(item)} - ${money(Math.round(item / 10))}`);
  const shown = (more?.cards ?? []).filter(({ price }) => price !== '');
  expect(shown.length).toBeGreaterThan(1);
  for (const { name } of shown) {
    const { item: each, sent } = await costOf(ctx, name);
    const sum = [`${money(each)} - ฿100`, ...(sent > 0 ? [money(sent)] : [])].join(' + ');
    expect(more?.text).toContain(`${sum}, you pay`);
  }
});

async function costOf(ctx: Awaited<ReturnType<typeof world.ctx>>, name = '') {
  const [found] = await ctx.db.rows<{ item: number; sent: number }>(
    sql`select item_amount::float as item, coalesce(shipping_amount, 0)::float as sent
        from goods join goods_price on goods_price.goods_id = goods.id
          join offer_price on offer_id = best_offer_id
        where goods.tenant_id = ${ctx.tenant.id} and name = ${name}`,
  );
  return found ?? { item: 0, sent: 0 };
}

test('BEY-50: what somebody’s own voucher leaves of a product by its name counts sending it apart', async () => {
  for (const [tenant, ask, currency] of [
    ['SG', (name: string) => `i have a 10% voucher, how much is the ${name} after that`, 'SGD'],
    ['ID', (name: string) => `punya voucher 10%, kalau beli ${name} jadi berapa`, 'IDR'],
    ['TH', (name: string) => `มีโค้ดลด 10% ซื้อ ${name} เหลือเท่าไหร่`, 'THB'],
  ] as const) {
    const ctx = { ...(await world.ctx(tenant)), lang: 'en' as const };
    const sold = await ctx.db.rows<{ name: string }>(
      sql`select name from goods join goods_price on goods_price.goods_id = goods.id
            join offer_price on offer_id = best_offer_id
          where goods.tenant_id = ${tenant} and shipping_amount > 0 order by goods.id limit 3`,
    );
    expect(sold.length, tenant).toBeGreaterThan(0);
    for (const { name } of sold) {
      const [asked] = await answersTo(ctx, [ask(name)]);
      expect(asked?.cards[0]?.name, ask(name)).toBe(name);
      const { item, sent } = await costOf(ctx, name);
      const pay = item - Math.floor(item / 10) + sent;
      expect(asked?.text).toContain(`you pay ${moneyText(pay, currency)}`);
    }
  }
  const [unknown] = await answersTo({ ...(await world.ctx('SG')), lang: 'en' }, [
    'with a 10% voucher, what do i pay for the Qwertia Zed 3',
  ]);
  expect(unknown?.text).toMatch(/^Tell me what the items cost/);
});

test('BEY-50: what a code takes off counts no pieces', async () => {
  const ctx = { ...(await world.ctx('TH')), lang: 'th' as const };
  const [two, basket] = await answersTo(ctx, [
    'ซื้อ 2 ชิ้นลด 10% กับโค้ดลด 80 บาทขั้นต่ำ 600 ชิ้นละ 349 อันไหนคุ้มกว่า',
    'ซื้อของ 3 อย่าง 289 + 450 + 1290 มีโค้ดลด 15% สูงสุด 200 ต้องจ่ายเท่าไหร่',
  ]);
  expect(two?.text).toContain('฿349 + ฿349 = ฿698');
  expect(basket?.text).toContain('฿289 + ฿450 + ฿1,290 = ฿2,029');
});

test('BEY-10, BEY-50: of a code its end, its minimum and what goes with it are said', async () => {
  const ctx = await world.ctx('SG');
  const [open] = await ctx.db.rows<{ code: string; ends: Date }>(sql`select code, ends_at as ends
      from coupon where code is not null and state = 'LIVE' and min_spend_amount is null
        and (starts_at is null or starts_at <= ${ctx.now}) and ends_at > ${ctx.now}
        and code in (select code from coupon group by code having count(*) = 1)
      order by id limit 1`);
  const { code, ends } = open as { code: string; ends: Date };
  const { timezone } = ctx.tenant;
  const day = formatDate(ends, timezone, mannerOf(ctx).dateFormat);
  const said = async (...turns: string[]) => (await answersTo(ctx, turns)).at(-1)?.text;
  expect(await said(`when does ${code} expire`)).toContain(`It ends on ${day}.`);
  expect(await said(`code ${code}`, 'what is the minimum spend')).toContain('It has no minimum.');
  const after = (await answersTo(ctx, ['headphones', `what is the minimum spend of ${code}`])).at(
    -1,
  );
  expect(after?.cards.filter(({ price }) => price !== '')).toEqual([]);
  const together = await said(`code ${code}`, 'can it stack with free shipping');
  expect(together).toContain(code);
  expect(together).toContain('one shop coupon, one platform coupon');
});

test('BEY-10: of a shop as many products are counted as it offers, also where others are cheaper', async () => {
  const ctx = await world.ctx('TH');
  const [shop] = await ctx.db.rows<{ name: string; offered: number; best: number }>(sql`
      select o.shop_name as name, count(distinct o.goods_id)::int as offered,
        count(*) filter (where p.best_offer_id = o.id and p.in_stock)::int as best
      from offer o join goods g on g.id = o.goods_id and g.listed
      join goods_price p on p.goods_id = g.id and p.in_stock
      join offer_price q on q.offer_id = o.id and q.in_stock
      where not o.retired and o.shop_name is not null and o.tenant_id = ${ctx.tenant.id}
      group by o.shop_name having count(*) filter (where p.best_offer_id = o.id) > 0
      order by count(distinct o.goods_id) desc limit 1`);
  const { name, offered, best } = shop as { name: string; offered: number; best: number };
  expect(offered).toBeGreaterThan(best);
  const [answer] = await answersTo(ctx, [`ร้าน ${name} น่าเชื่อถือไหม`]);
  expect(answer?.text).toContain(` ${offered} `);
  const found = await goodsOfShop(ctx, [name], offered);
  expect(found).toMatchObject({ total: offered, isDearer: true });
  expect(new Set(found?.ids).size).toBe(offered);
  // where it is the cheapest comes first
  expect(await goodsOfShop(ctx, [name], best)).toMatchObject({ isDearer: false });
});
