/** A feed never stores the wrong price in silence: layouts that shops really send. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { partsOf, take, temporary } from '../../../../test/feeds.ts';
import { makeWorld } from '../../../../test/world.ts';
import { removeSource, rollbackRun, sourceHealth } from '../index.ts';

const world = await makeWorld();
const parts = partsOf(world);
const db = world.database.platform();
let serial = 0;

async function imported(
  rows: string,
  more: Partial<Parameters<typeof take>[1]> = {},
  type = 'csv',
) {
  const source = more.source ?? `s${(serial += 1)}`;
  const report = await take(world, {
    file: temporary(`${source}-${(serial += 1)}.${type}`, rows),
    source,
    tenant: 'TH',
    ...more,
  });
  const prices = await db.rows<{
    id: string;
    item: number;
    was: number | null;
    audience: string;
    in_stock: boolean;
  }>(sql`
    select o.external_id as id, p.item_amount as item, p.was_amount as was, p.audience, p.in_stock
      from price_observation p join offer o on o.id = p.offer_id
    where o.source = ${source} order by o.external_id, p.observed_at`);
  return { source, report, prices };
}
const url = (id: string) => `https://shop.example/${id}`;

test('OPS-21: a guess between two prices is refused until somebody says yes; then the next file of the source is taken', async () => {
  for (const [header, line] of [
    ['id,name,price,special_price,url', `1,Lamp,299,199,${url('1')}`],
    ['id,name,price,discounted_price,url', `1,Lamp,299,199,${url('1')}`],
    ['id,name,price,sale_price,url', `1,Lamp,299,199,${url('1')}`],
    ['id,ชื่อสินค้า,ราคา,ราคาพิเศษ,url', `1,Lamp,299,199,${url('1')}`],
    ['id,nama_produk,harga,harga_promo,url', `1,Lamp,299,199,${url('1')}`],
  ]) {
    const rows = `${header}\n${line}\n`;
    const guess = await imported(rows);
    expect(guess.report.failure, header).toMatchObject({
      reason: 'price columns',
      message: expect.stringContaining('--yes'),
    });
    expect(guess.prices).toEqual([]);
    const { prices, source, report } = await imported(rows, { yes: true });
    expect(prices, header).toMatchObject([{ item: 199_00, was: 299_00 }]);
    expect(report.warnings.join()).toContain('More than one column may be the price');
    expect(
      (
        await imported(rows.replace('199', '189'), {
          source,
          observedAt: new Date('2026-11-21T02:00:00Z'),
        })
      ).report.state,
    ).toBe('DONE');
  }
  const unknown = await imported(`id,name,price,member_price,url\n1,Lamp,299,199,${url('1')}\n`);
  expect(unknown.report.failure?.reason).toBe('price columns');
  expect(
    (await imported(`id,name,price,original_price,url\n1,Lamp,199,299,${url('1')}\n`)).prices,
  ).toMatchObject([{ item: 199_00, was: 299_00 }]);
  expect(
    (
      await imported(`id,name,price,special_price,url\n1,Lamp,299,199,${url('1')}\n`, {
        dryRun: true,
      })
    ).report.state,
  ).toBe('DRY_RUN_READY');
});

test('OPS-21: a sale of Google Merchant that ended is over, one that runs is the price', async () => {
  const item = (id: string, dates: string) =>
    `<item><g:id>${id}</g:id><title>Lamp ${id}</title><link>${url(id)}</link><g:image_link>${url(id)}.jpg</g:image_link><g:price>100.00 THB</g:price><g:sale_price>50.00 THB</g:sale_price>` +
    `${dates && `<g:sale_price_effective_date>${dates}</g:sale_price_effective_date>`}<g:availability>in_stock</g:availability></item>`;
  const rows = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item('ended', '2026-10-01T00:00+0700/2026-10-15T23:59+0700')}${item('runs', '2026-11-01T00:00+0700/2026-12-15T23:59+0700')}${item('always', '')}</channel></rss>`;
  const { prices, report } = await imported(
    rows,
    { observedAt: new Date('2026-11-21T02:00:00Z') },
    'xml',
  );
  expect(report.profile).toBe('google-merchant');
  expect(prices).toMatchObject([
    { id: 'always', item: 50_00, was: 100_00 },
    { id: 'ended', item: 100_00, was: null },
    { id: 'runs', item: 50_00, was: 100_00 },
  ]);
});

test('OPS-21: rows of WooCommerce that are not on sale cost their regular price', async () => {
  const rows = `ID,Name,Sale price,Regular price,Date sale price ends,External URL\n1,Lamp,199,299,,${url('1')}\n2,Chair,,500,,${url('2')}\n3,Desk,80,100,2026-10-01,${url('3')}\n`;
  const { prices } = await imported(rows, {
    map: {
      id: 'ID',
      title: 'Name',
      sale: 'Sale price',
      was: 'Regular price',
      sale_until: 'Date sale price ends',
      url: 'External URL',
    },
  });
  expect(prices).toMatchObject([
    { id: '1', item: 199_00, was: 299_00 },
    { id: '2', item: 500_00, was: null },
    { id: '3', item: 100_00, was: null },
  ]);
});

test('OPS-21: a feed without addresses says so, and makes no deal', async () => {
  const { report, source } = await imported('id,title,price,was\n1,Lamp without address,100,400\n');
  expect(report).toMatchObject({ created: 1, deals: 0 });
  expect(report.warnings.join()).toContain('No column holds an address');
  const { report: other } = await imported(
    `id,title,price,was,url\n1,Lamp with address,100,400,${url('x')}\n`,
    { source: `${source}b` },
  );
  expect(other.deals).toBe(1);
});

test('E11: used goods are kept apart from new ones, by column or title', async () => {
  const gtin = '8851234567890'.slice(0, 12);
  const check =
    (10 - ([...gtin].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10)) %
    10;
  const rows = [
    'id,title,price,url,gtin,condition',
    `n,Phone 13,900,${url('n')},${gtin}${check},new`,
    `u,Phone 13,500,${url('u')},${gtin}${check},used`,
    `r,[USED] Phone 13,400,${url('r')},,`,
    `f,Phone 13 Refurbished,450,${url('f')},,`,
    `t,โทรศัพท์ มือสอง,300,${url('t')},,`,
    `a,Used for cooking: pot,300,${url('a')},,`,
    `b,Serum bekas jerawat,300,${url('b')},,Baru`,
  ].join('\n');
  const { source } = await imported(rows);
  const goods = await db.rows<{ id: string; goods_id: number; said: string | undefined }>(sql`
    select o.external_id as id, o.goods_id, (select a ->> 'value'
      from jsonb_array_elements(g.attributes) a where a ->> 'name' = 'condition') as said
    from offer o join goods g on g.id = o.goods_id where o.source = ${source}`);
  const said = Object.fromEntries(goods.map((one) => [one.id, one.said]));
  expect(said).toEqual({
    n: null,
    u: 'USED',
    r: 'USED',
    f: 'REFURBISHED',
    t: 'USED',
    a: null,
    b: null,
  });
  const of = (id: string) => goods.find((one) => one.id === id)?.goods_id;
  expect(of('u')).not.toBe(of('n'));
});

test('OPS-23: an item that a feed of changes deletes is gone at once, the others stay; a rollback brings it back', async () => {
  const rows = (lines: string) => `id,title,price,url,action\n${lines}`;
  const { source } = await imported(
    rows(`1,Lamp,100,${url('1')},add\n2,Chair,200,${url('2')},add\n`),
  );
  const listed = async () =>
    (
      await db.rows<{ id: string; retired: boolean }>(
        sql`select external_id as id, retired from offer where source = ${source} order by 1`,
      )
    ).map((one) => (one.retired ? `-${one.id}` : one.id));
  const { report } = await imported(rows('1,,,,delete\n3,,,,deleted\n'), { source });
  expect(report).toMatchObject({ state: 'DONE', read: 2, refused: 0, retired: 1 });
  expect(await listed()).toEqual(['-1', '2']);
  await rollbackRun(parts, report.runId);
  expect(await listed()).toEqual(['1', '2']);
});

test('OPS-20: counts with words around them, instants of the Buddhist era', async () => {
  const rows = `id,title,price,url,sold,observed_at\n1,A,10,${url('a')},100+ terjual,20/11/2569\n2,B,10,${url('b')},10rb+ terjual,2569-11-20 08:00\n3,C,10,${url('c')},Terjual 1.2rb,20/11/2026\n4,D,10,${url('d')},ขายแล้ว 1.2พันชิ้น,20/11/2026\n`;
  const { source } = await imported(rows);
  const found = await db.rows<{ sold_count: number; observed_at: Date }>(sql`
    select o.sold_count, p.observed_at from offer o join price_observation p on p.offer_id = o.id
      where o.source = ${source} order by o.external_id`);
  expect(found.map((one) => one.sold_count)).toEqual([100, 10_000, 1200, 1200]);
  expect(
    found
      .map((one) => one.observed_at.toISOString().slice(0, 10))
      .every((day) => /^2026-11-(19|20)$/.test(day)),
  ).toBe(true);
});

test('BEY-04: prices for new customers are an audience of their own, and their coupons take nothing off what others pay', async () => {
  const rows = `id,title,price,url,coupon_code,coupon_amount,audience\n1,Lamp (new customers only),10,${url('a')},,,\n2,โคมไฟ สำหรับลูกค้าใหม่,10,${url('b')},,,\n3,Lampu,10,${url('c')},,,pengguna baru\n4,Lamp,100,${url('d')},NEWUSER50,50,\n5,Lamp,100,${url('e')},SAVE50,50,\n6,Lamp first order,10,${url('f')},,,\n`;
  const { prices, source } = await imported(rows);
  expect(prices.map((one) => one.audience)).toEqual([
    'NEW_CUSTOMER',
    'NEW_CUSTOMER',
    'NEW_CUSTOMER',
    'PUBLIC',
    'PUBLIC',
    'NEW_CUSTOMER',
  ]);
  const shown = await db.rows(
    sql`select o.external_id as id, p.current_amount from goods_price p
        join offer o on o.goods_id = p.goods_id where o.source = ${source} order by 1`,
  );
  expect(shown).toEqual([
    { id: '4', current_amount: 100_00 },
    { id: '5', current_amount: 50_00 },
  ]);
});

test('OPS-24: wrong prices are corrected as such: all runs since are taken back, and nobody is notified of a drop', async () => {
  const row = (price: string) =>
    `id,title,price,url\n1,Corrected lamp,${price},${url('corrected')}\n`;
  const day = (date: number) => new Date(Date.UTC(2026, 10, date));
  const { source } = await imported(row('200'), { observedAt: day(1) });
  const wrong = await imported(row('990'), { source, observedAt: day(3) });
  await imported(row('980'), { source, observedAt: day(5) });
  await world.jobQueue.workAll();
  await expect(rollbackRun(parts, wrong.report.runId)).rejects.toThrow(
    /Roll back the latest first/,
  );
  const report = await rollbackRun(parts, wrong.report.runId, true);
  expect(report.removedObservations).toBe(2);
  const dropped = await db.rows(
    sql`select name from job where payload ->> 'topic' = 'price.dropped'`,
  );
  expect(dropped).toEqual([]);
  await imported(row('200'), { source, observedAt: day(6) });
  expect(
    await db.rows(sql`select name from job where payload ->> 'topic' = 'price.dropped'`),
  ).toEqual([]);
  const history = await db.rows<{ item_amount: number }>(
    sql`select p.item_amount from price_observation p join offer o on o.id = p.offer_id
        where o.source = ${source} order by p.observed_at`,
  );
  expect(history.map((one) => one.item_amount)).toEqual([200_00, 200_00]);
});

test('OPS-26: a source can be removed: what it sold retires, it leaves the list, and comes back with its next import', async () => {
  const listed = async (source: string) =>
    (await sourceHealth(parts)).some((one) => one.source === source);
  const stopped = await imported('what,ever\n1,2\n');
  expect(stopped.report.state).toBe('FAILED');
  expect(await listed(stopped.source)).toBe(true);
  world.clock.set('2026-11-21T04:00:00Z');
  expect(await removeSource(parts, stopped.source)).toEqual({
    source: stopped.source,
    runId: null,
    retired: 0,
  });
  expect(await listed(stopped.source)).toBe(false);
  const rows = `id,title,price,url\n1,Sold by one,10,${url('one')}\n`;
  const { source } = await imported(rows);
  const removed = await removeSource(parts, source);
  expect(removed).toMatchObject({ retired: 1, runId: expect.any(Number) });
  expect(await listed(source)).toBe(false);
  world.clock.set('2026-11-21T05:00:00Z');
  await imported(rows, { source });
  expect(await listed(source)).toBe(true);
  await expect(removeSource(parts, 'nobody')).rejects.toThrow(/no source/);
});
