import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { feed, snapshot, take, temporary } from '../../../../test/feeds.ts';
import { makeWorld } from '../../../../test/world.ts';
import { couponsOf } from '../../coupon/index.ts';

const world = await makeWorld();
const platform = world.database.platform();
await platform.run(sql`insert into category (id, code, parent_id, level, names, path) values
  (9001, 'kitchen_t', null, 1, '{"en":"Kitchen","th":"ครัว"}', '{9001}'), (9002, 'rice_t', 9001,
    2, '{"en":"Rice cookers","th":"หม้อหุงข้าว","id":"Penanak nasi"}', '{9001,9002}')`);

interface OfferRow {
  external_id: string;
  tenant_id: string;
  platform: string;
  shop_name: string | null;
  is_mall: boolean;
  variant: string | null;
  url: string;
  name: string;
  brand: string | null;
  cover: string;
  goods_id: number;
  match_key: string;
  code: string;
  description: string;
  attributes: { name: string; value: string }[];
  category_id: number | null;
  rating: number | null;
  flash_sale: boolean;
}
const offersOf = async (source: string) =>
  new Map(
    (
      await platform.rows<OfferRow>(sql`
  select o.*, g.name, g.cover, g.match_key, g.code, g.description, g.attributes, g.category_id,
    b.name as brand from offer o join goods g on g.id = o.goods_id
    left join brand b on b.id = g.brand_id
  where o.source = ${source}`)
    ).map((row) => [row.external_id, row]),
  );
const pointsOf = (source: string) =>
  platform.rows<{
    external_id: string;
    observed_at: Date;
    item_amount: number;
    was_amount: number | null;
    shipping_amount: number | null;
    coupon_amount: number | null;
    coupon_code: string | null;
    in_stock: boolean;
  }>(sql`
  select o.external_id, p.* from price_observation p join offer o on o.id = p.offer_id
    where o.source = ${source} order by o.external_id, p.observed_at`);

test('OPS-20, OPS-21: a CSV is read with its columns recognised by name, prices in many spellings', async () => {
  const report = await take(world, { file: feed('csv-ok.csv'), source: 'ok', tenant: 'TH' });
  expect(report).toMatchObject({
    state: 'DONE',
    format: 'csv',
    encoding: 'utf-8',
    profile: 'generic',
    read: 5,
    created: 5,
    refused: 0,
    observations: 5,
    tenants: { TH: 5 },
    failure: null,
  });
  expect(report.mapping).toMatchObject({
    title: 'title',
    price: 'price',
    was: 'was',
    url: 'url',
    coupon_code: 'coupon_code',
  });
  const offers = await offersOf('ok');
  expect(offers.get('KH-4')).toMatchObject({
    name: 'Trail shoes Tindak Two',
    brand: null,
    cover: '',
    shop_name: null,
    rating: 4.9,
  });
  expect(offers.get('KH-1')?.brand).toBe(offers.get('KH-2')?.brand);
  expect(offers.get('KH-1')?.attributes).toContainEqual({
    name: 'breadcrumb',
    value: 'Home > Kitchen > Rice cookers',
  });
  const points = new Map((await pointsOf('ok')).map((row) => [row.external_id, row]));
  expect(points.get('KH-1')).toMatchObject({
    item_amount: 129000,
    was_amount: 159000,
    shipping_amount: 0,
    coupon_amount: 5000,
    coupon_code: 'NAVARA50',
    in_stock: true,
  });
  expect(points.get('KH-2')).toMatchObject({
    item_amount: 219050,
    was_amount: null,
    shipping_amount: 4000,
  });
  expect(points.get('KH-3')).toMatchObject({
    item_amount: 45900,
    was_amount: null,
    in_stock: false,
    shipping_amount: null,
  });
  expect(points.get('KH-4')).toMatchObject({ item_amount: 199000, was_amount: 249000 });
  expect([...offers.keys()].filter((key) => key.startsWith('url:'))).toHaveLength(1);
  expect(new Set([...offers.values()].map((row) => row.code)).size).toBe(5);
});

test('OPS-24: a second import of the same file changes nothing', async () => {
  const before = await snapshot(world);
  const report = await take(world, { file: feed('csv-ok.csv'), source: 'ok', tenant: 'TH' });
  expect(report).toMatchObject({ created: 0, updated: 0, unchanged: 5, observations: 0 });
  expect(await snapshot(world)).toEqual(before);
  world.clock.set('2026-11-21T09:00:00Z');
  expect(await take(world, { file: feed('csv-ok.csv'), source: 'ok', tenant: 'TH' })).toMatchObject(
    { created: 0, updated: 0, unchanged: 5, observations: 0 },
  );
  world.clock.set('2026-11-21T03:00:00Z');
});

test('OPS-24: the same prices seen later are unchanged, with an observation that says they still hold', async () => {
  world.clock.set('2026-11-22T03:00:00Z');
  const report = await take(world, {
    file: feed('csv-ok.csv'),
    source: 'ok',
    tenant: 'TH',
    observedAt: new Date('2026-11-22T02:00:00Z'),
  });
  expect(report).toMatchObject({ created: 0, updated: 0, unchanged: 5, observations: 5 });
  world.clock.set('2026-11-21T03:00:00Z');
});

test('OPS-22: nine rows with nine different errors are refused, each with row, column and reason; the good ones stay', async () => {
  const report = await take(world, {
    file: feed('csv-nine-errors.csv'),
    source: 'nine',
    tenant: 'TH',
  });
  expect(report).toMatchObject({
    read: 12,
    created: 3,
    refused: 9,
    errorsShown: 9,
    errorsCap: 100,
  });
  expect(report.errors.map(({ row, column, reason }) => [row, column, reason])).toEqual([
    [2, 'title', 'title.missing'],
    [3, 'price', 'price.missing'],
    [4, 'price', 'price.not_a_number'],
    [5, 'price', 'price.zero'],
    [6, 'price', 'price.negative'],
    [7, 'url', 'url.scheme'],
    [8, 'currency', 'currency.wrong_tenant'],
    [9, 'time', 'observed_at.invalid'],
    [11, 'id', 'duplicate'],
  ]);
  expect(new Set(Object.values(report.reasons))).toEqual(new Set([1]));
});

test('OPS-22, SM-19: a dry run reports the same and writes nothing', async () => {
  const before = await snapshot(world);
  const dry = await take(world, {
    file: feed('delta.json'),
    source: 'ok',
    tenant: 'TH',
    dryRun: true,
  });
  expect(dry).toMatchObject({
    state: 'DRY_RUN_READY',
    format: 'json',
    read: 3,
    created: 1,
    updated: 1,
    unchanged: 0,
    refused: 1,
    observations: 0,
  });
  expect(await snapshot(world)).toEqual(before);
  const real = await take(world, {
    file: feed('delta.json'),
    source: 'ok',
    tenant: 'TH',
    observedAt: new Date('2026-11-21T02:59:00Z'),
  });
  expect(real).toMatchObject({ read: 3, created: 1, refused: 1 });
});

test('OPS-20, OPS-21: Google Merchant RSS: sale price, shipping, availability, variants of one product', async () => {
  const report = await take(world, {
    file: feed('google-merchant.xml'),
    source: 'gm',
    tenant: 'TH',
  });
  expect(report).toMatchObject({
    format: 'xml',
    profile: 'google-merchant',
    read: 4,
    created: 3,
    refused: 1,
    reasons: { 'url.scheme': 1 },
  });
  const offers = await offersOf('gm');
  expect(offers.get('GM-2-red')?.goods_id).toBe(offers.get('GM-2-blue')?.goods_id);
  expect(offers.get('GM-1')).toMatchObject({
    match_key: 'gtin:04006381333931',
    description: 'Light & dry',
    brand: 'Bukit & Co',
  });
  const points = new Map((await pointsOf('gm')).map((row) => [row.external_id, row]));
  expect(points.get('GM-1')).toMatchObject({
    item_amount: 299000,
    was_amount: 399000,
    shipping_amount: 4500,
  });
  expect(points.get('GM-2-red')?.in_stock).toBe(false);
});

test('OPS-20: gzipped JSON lines; the same trade item of two sources is one product', async () => {
  const report = await take(world, { file: feed('items.ndjson.gz'), source: 'nd', tenant: 'SG' });
  expect(report).toMatchObject({ format: 'ndjson', read: 2, created: 2, observations: 2 });
  const again = temporary(
    'other-shop.csv',
    'id,title,price,url,gtin\nO-1,Speaker by another shop,61,https://other.example/1,4006381333931\n',
  );
  await take(world, { file: again, source: 'other', tenant: 'SG' });
  expect((await offersOf('other')).get('O-1')?.goods_id).toBe(
    (await offersOf('nd')).get('N-1')?.goods_id,
  );
  expect((await offersOf('other')).get('O-1')?.name).toBe('Bluetooth speaker Lumo');
});

test('OPS-20, OPS-21: Lazada-like rows go to the tenants of their currencies; variants share goods, malls are marked', async () => {
  const report = await take(world, { file: feed('lazada-like.csv'), source: 'lz' });
  expect(report).toMatchObject({
    profile: 'lazada',
    read: 4,
    created: 4,
    tenants: { MY: 2, ID: 1, PH: 1 },
  });
  const offers = await offersOf('lz');
  expect(offers.get('91_MY-911')).toMatchObject({
    platform: 'LAZADA',
    is_mall: true,
    variant: 'Black',
    tenant_id: 'MY',
    brand: 'Lumo',
  });
  expect(offers.get('91_MY-911')?.goods_id).toBe(offers.get('91_MY-912')?.goods_id);
  expect(offers.get('92_ID-921')).toMatchObject({ tenant_id: 'ID', shop_name: null, brand: null });
  const points = new Map((await pointsOf('lz')).map((row) => [row.external_id, row]));
  expect(points.get('91_MY-911')).toMatchObject({ item_amount: 29900, was_amount: 59900 });
  expect(points.get('91_MY-912')?.was_amount).toBeNull();
  expect(points.get('92_ID-921')).toMatchObject({ item_amount: 945900, was_amount: 2500000 });
});

test('OPS-20, COUP-06: Shopee-like rows with vouchers and flash sales; foreign currencies are refused and counted', async () => {
  const report = await take(world, { file: feed('shopee-like.csv'), source: 'sp' });
  expect(report).toMatchObject({
    profile: 'shopee',
    read: 5,
    created: 3,
    refused: 2,
    reasons: { 'currency.not_served': 2 },
    warnings: ['Refused by currency: MXN 1, CLP 1'],
  });
  const offer = (await offersOf('sp')).get('501') as OfferRow;
  expect(offer).toMatchObject({
    platform: 'SHOPEE',
    flash_sale: true,
    description: 'บรรทัดหนึ่ง\nบรรทัดสอง',
    variant: null,
  });
  const ctx = await world.ctx('TH');
  const vouchers = (await couponsOf(ctx, [offer.goods_id])).get(offer.goods_id);
  expect(vouchers).toEqual([
    expect.objectContaining({
      code: 'PLOY5',
      discountType: 'DISCOUNT',
      fraction: 0.05,
      minSpendAmount: 12900,
      capAmount: 1500,
      state: 'LIVE',
    }),
    expect.objectContaining({
      code: 'PLOY50',
      discountType: 'AMOUNT',
      amount: 5000,
      state: 'EXPIRED',
    }),
  ]);
  expect(await couponsOf(await world.ctx('ID'), [offer.goods_id])).toEqual(new Map());
});

test('OPS-24: a history fills the past: names from the second file, unix times, sold-out spells, no duplicates', async () => {
  const report = await take(world, {
    file: feed('history-like.csv'),
    source: 'hist',
    tenant: 'VN',
  });
  expect(report).toMatchObject({
    profile: 'shopee-history',
    read: 60,
    created: 2,
    updated: 0,
    unchanged: 58,
    refused: 0,
    observations: 60,
  });
  const offers = await offersOf('hist');
  expect(offers.get('70001')?.name).toBe('Bàn phím Tindak, 87 phím');
  const points = (await pointsOf('hist')).filter((row) => row.external_id === '70001');
  expect(points[0]).toMatchObject({
    item_amount: 890_000,
    was_amount: 990_000,
    observed_at: new Date(1_700_000_000_000),
  });
  expect((await pointsOf('hist')).filter((row) => !row.in_stock)).toHaveLength(6);
  expect(
    await take(world, { file: feed('history-like.csv'), source: 'hist', tenant: 'VN' }),
  ).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 60,
    observations: 0,
  });
});

test("OPS-24: an older file adds to the past and leaves today's words alone", async () => {
  const today = temporary(
    'today.csv',
    'id,title,price,url,observed_at\nB-1,Name of today,100,https://shop.example/B-1,2026-11-20T00:00:00Z\n',
  );
  const past = temporary(
    'past.csv',
    'id,title,price,url,observed_at\nB-1,Name of old,150,https://shop.example/B-1,2026-10-01T00:00:00Z\nB-1,Name of old,140,https://shop.example/B-1,2026-10-02T00:00:00Z\n',
  );
  await take(world, { file: today, source: 'back', tenant: 'TH' });
  expect(await take(world, { file: past, source: 'back', tenant: 'TH' })).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 2,
    observations: 2,
  });
  expect((await offersOf('back')).get('B-1')?.name).toBe('Name of today');
  expect(await pointsOf('back')).toHaveLength(3);
  const twice = temporary(
    'twice.csv',
    'id,title,price,url,observed_at\nB-2,A,100,https://shop.example/B-2,1700000000\nB-2,A,101,https://shop.example/B-2,1700000000000\n',
  );
  expect(await take(world, { file: twice, source: 'back', tenant: 'TH' })).toMatchObject({
    created: 1,
    refused: 1,
    reasons: { duplicate: 1 },
    observations: 1,
  });
});

test('OPS-20: Windows-874, Windows-1252 and UTF-16 are distinguished; Thai digits, decimal commas, tabs', async () => {
  expect(
    await take(world, { file: feed('thai-874.csv'), source: 'th874', tenant: 'TH' }),
  ).toMatchObject({ encoding: 'windows-874', created: 2, refused: 0 });
  expect((await offersOf('th874')).get('T-1')).toMatchObject({
    name: 'พัดลมตั้งโต๊ะ ๑๖ นิ้ว',
    brand: 'สายลม',
  });
  expect((await pointsOf('th874')).map((row) => [row.item_amount, row.in_stock])).toEqual([
    [79000, true],
    [35000, false],
  ]);
  expect(
    await take(world, { file: feed('semicolon-comma-decimals.csv'), source: 'semi' }),
  ).toMatchObject({
    encoding: 'windows-1252',
    format: 'csv (;)',
    created: 3,
    tenants: { MY: 3 },
  });
  expect((await offersOf('semi')).get('SC-1')?.name).toBe('Café crème, 250 g');
  expect((await pointsOf('semi')).map((row) => row.item_amount)).toEqual([1290, 129050, 8900]);
  expect(await take(world, { file: feed('utf16.tsv'), source: 'u16', tenant: 'ID' })).toMatchObject(
    { encoding: 'utf-16le', format: 'tsv', created: 2 },
  );
  expect((await pointsOf('u16')).map((row) => [row.item_amount, row.was_amount])).toEqual([
    [14900000, 19900000],
    [8950000, null],
  ]);
});

test('OPS-20: a byte order mark, CRLF or bare CR, and any separator read the same', async () => {
  const rows = [
    ['id', 'title', 'price', 'url'],
    ['S-1', 'One "two"\nthree', '12', 'https://shop.example/1'],
    ['S-2', 'Four', '13', 'https://shop.example/2'],
  ];
  const text = (separator: string, end: string) =>
    rows
      .map((row) =>
        row
          .map((cell) => (/["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
          .join(separator),
      )
      .join(end) + end;
  for (const [name, content] of Object.entries({
    bom: `\ufeff${text(',', '\n')}`,
    crlf: text(',', '\r\n'),
    cr: text(',', '\r').replace('\nthree', ' three'),
    pipe: text('|', '\n'),
    tab: text('\t', '\r\n'),
    semi: text(';', '\n'),
  })) {
    const report = await take(world, {
      file: temporary(`sep-${name}.csv`, content),
      source: `sep ${name}`,
      tenant: 'TH',
    });
    expect(report, name).toMatchObject({ created: 2, refused: 0 });
    expect((await offersOf(`sep ${name}`)).get('S-1')?.name).toBe('One "two" three');
  }
});

test('OPS-21: twelve columns of any name are mapped without code, and unknown ones get a suggestion', async () => {
  const file = temporary(
    'odd.csv',
    'Nr,Was ist es,Kosten,Wo\n1,Thing,12.50,https://shop.example/odd\n',
  );
  const refused = await take(world, { file, source: 'odd', tenant: 'TH' });
  expect(refused).toMatchObject({
    state: 'FAILED',
    failure: { reason: 'columns', message: expect.stringContaining('--map') },
  });
  const report = await take(world, {
    file,
    source: 'odd',
    tenant: 'TH',
    map: { title: 'Was ist es', price: 'Kosten', url: 'Wo', id: 'Nr' },
  });
  expect(report).toMatchObject({ created: 1, mapping: { title: 'Was ist es', price: 'Kosten' } });
  const wrong = await take(world, { file, source: 'odd', tenant: 'TH', map: { title: 'Missing' } });
  expect(wrong.failure).toMatchObject({
    reason: 'map',
    message: expect.stringContaining('no column "Missing"'),
  });
});

test('OPS-20: categories are matched by name in any language, deepest first, and never invented', async () => {
  const file = temporary(
    'cat.csv',
    'id,title,price,url,category\nC-1,A,1,https://s.example/1,Home > kitchen > Rice Cookers\nC-2,B,1,https://s.example/2,หม้อหุงข้าว\nC-3,C,1,https://s.example/3,Kitchen > Unheard of\nC-4,D,1,https://s.example/4,Nothing\n',
  );
  await take(world, { file, source: 'cat', tenant: 'TH' });
  const offers = await offersOf('cat');
  expect(['C-1', 'C-2', 'C-3'].map((id) => offers.get(id)?.category_id)).toEqual([
    9002, 9002, 9001,
  ]);
  expect(offers.get('C-4')?.attributes).toEqual([{ name: 'breadcrumb', value: 'Nothing' }]);
});

test('OPS-20: what has no category that we know is under Other, in three languages, until a feed reports one', async () => {
  const feed = (category: string) =>
    temporary(
      `other-${category}.csv`,
      `id,title,price,url,category\nX-1,Thing,1,https://s.example/x1,${category}\n`,
    );
  await take(world, { file: feed('Nothing'), source: 'other', tenant: 'TH' });
  const names = [];
  for (const lang of ['th', 'en', 'id']) {
    const { data } = await world.call('goods.category-navigate', {}, { 'accept-language': lang });
    names.push(data?.find((one) => one.code === 'other')?.name);
    expect(
      (await world.call('search.search', { categoryCodes: ['other'] })).data?.content.map(
        (one) => 'name' in one && one.name,
      ),
    ).toContain('Thing');
  }
  expect(names).toEqual(['อื่นๆ', 'Other', 'Lainnya']);
  expect(
    (await world.call('category.parents-by-code', { code: 'other' })).data?.map((one) => one.code),
  ).toEqual(['other']);
  await take(world, { file: feed('Kitchen'), source: 'other', tenant: 'TH' });
  expect((await offersOf('other')).get('X-1')?.category_id).toBe(9001);
  // a feed that no longer names it takes nothing away
  await take(world, { file: feed('Nothing at all'), source: 'other', tenant: 'TH' });
  expect((await offersOf('other')).get('X-1')?.category_id).toBe(9001);
});

test('OPS-22: a file with a header and no rows says so', async () => {
  const report = await take(world, {
    file: temporary('empty.csv', 'id,title,price,url\n'),
    source: 'empty',
    tenant: 'TH',
  });
  expect(report).toMatchObject({
    state: 'DONE',
    read: 0,
    created: 0,
    warnings: ['The file has a header and no rows.'],
  });
});

test('OPS-21: each column that is not used gets what its name suggests, or that it says nothing to us', async () => {
  const file = temporary(
    'hint.csv',
    'id,title,price,url,Brand name (TH),Zweck,Main category path\n1,Thing,5,https://s.example/h,Aira,x,Kitchen\n',
  );
  const report = await take(world, { file, source: 'hint', tenant: 'TH' });
  expect(report.unused).toEqual({
    'Brand name (TH)': 'brand',
    Zweck: null,
    'Main category path': 'category',
  });
});

test('TEN-12, OPS-20: what one tenant imports no other sees', async () => {
  const seen = await (await world.ctx('ID')).db.rows(
    sql`select distinct tenant_id from offer union select tenant_id from import_lot
        union select for_tenant from import_row`,
  );
  expect(seen).toEqual([{ tenant_id: 'ID' }]);
  expect(
    await (await world.ctx('ID')).db
      .rows(sql`select 1 from import_run`)
      .catch((error: Error) => error.message),
  ).toMatch(/permission denied/);
});
