/**
 * A feed with everything that feeds hold: scripts, marks, encodings, numbers and dates of six
 * countries, markup, quotes, sales that are over or to come, contradictions, duplicates. Each row
 * is in at the price that a person reads, or refused with a reason; what is in is found by its name
 * within 30 s.
 */
import iconv from 'iconv-lite';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { take, temporary } from '../../../../test/feeds.ts';
import { makeWorld } from '../../../../test/world.ts';

const world = await makeWorld();
const platform = world.database.platform();

/** What a row is to become: its price in minor units, or the reason why not. */
type Expected = number | string;
interface Row {
  readonly id: string;
  readonly cells: Readonly<Record<string, string>>;
  readonly becomes: Expected;
}
const COLUMNS = [
  'id',
  'title',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'url',
  'brand',
  'category',
  'description',
  'sold',
  'rating',
  'observed_at',
] as const;
let counter = 0;
/** A word that only this row has. */
const wordOf = (id: string) => `zq${id}`;
function row(
  cells: Partial<Record<(typeof COLUMNS)[number], string>>,
  becomes: Expected,
  id = `h${++counter}`,
): Row {
  return {
    id,
    cells: {
      title: `Lamp ${wordOf(id)}`,
      price: '199',
      url: `https://shop.example/${id}`,
      ...cells,
      id,
    },
    becomes,
  };
}
const titled = (before: string, after = '') => {
  const id = `h${++counter}`;
  return row({ title: `${before} ${wordOf(id)} ${after}` }, 199_00, id);
};
const priced = (price: string, becomes: Expected) => row({ price }, becomes);

const PRICES = [
  priced('1234.5', 1234_50),
  priced('1,234.50', 1234_50),
  priced('1.234,50', 1234_50),
  priced('฿1,234', 1234_00),
  priced('1,234 บาท', 1234_00),
  priced('THB 1 234', 1234_00),
  priced('๑,๒๓๔', 1234_00),
  priced('１２３４', 1234_00),
  priced('1\u00a0234,00', 1234_00),
  priced('\u200f199\u200e', 199_00),
  priced('free', 'price'),
  priced('-5', 'price'),
  priced('0', 'price'),
  priced('1e5', 100_000_00),
  priced('100-200', 'price'),
  priced('', 'price'),
  priced('NaN', 'price'),
  priced('9'.repeat(40), 'price'),
  priced('US$ 12', 'currency'),
];
const TITLES = [
  titled('𝑨𝒏𝒈𝒆𝒍𝒔 𠮷野'),
  titled('👩‍👩‍👧 ลำโพง'),
  titled('\u202eeurt\u202c \u2067مرحبا\u2069'),
  titled('<b>Bold</b> &amp; <script>alert(1)</script>'),
  titled('said "so", twice', '“quoted”'),
  titled('line\nbreak', 'and\ttab'),
  titled('a\u0301\u0302\u0303', 'น้ำ'),
  titled('😀'.repeat(120)),
  titled('ยาว'.repeat(30)),
  titled("Robert'); drop table goods; --"),
  titled('${7*7} {{7*7}} %s \\u0000'),
  titled('\ufeffzero\u200bwidth'),
];
const OTHERS = [
  row({ description: 'ก'.repeat(34_000) }, 199_00),
  row({ description: '<table><tr><td onclick=x>cell</td></tr></table>' }, 199_00),
  row({ sold: '100+ terjual' }, 199_00),
  row({ sold: '10rb+ terjual' }, 199_00),
  row({ sold: '1,2rb' }, 199_00),
  row({ rating: '4,8/5' }, 199_00),
  row({ rating: 'ดีมาก' }, 199_00),
  row(
    {
      price: '300',
      sale_price: '199',
      sale_price_effective_date: '2026-11-20T00:00+0700/2026-11-30T00:00+0700',
    },
    199_00,
  ),
  row(
    {
      price: '300',
      sale_price: '199',
      sale_price_effective_date: '2026-10-01T00:00+0700/2026-10-05T00:00+0700',
    },
    300_00,
  ),
  row(
    {
      price: '300',
      sale_price: '199',
      sale_price_effective_date: '2026-12-01T00:00+0700/2026-12-12T00:00+0700',
    },
    300_00,
  ),
  row({ price: '300', sale_price: '199' }, 199_00),
  row({ price: '199', sale_price: '300' }, 'price.contradictory'),
  row({ observed_at: '21/11/2569' }, 199_00),
  row({ observed_at: '21 พ.ย. 2569' }, 199_00),
  row({ observed_at: '20 November 2026 10.00 WIB' }, 199_00),
  row({ observed_at: '20 tháng 11, 2026' }, 199_00),
  row({ observed_at: '21 พ.ย.' }, 'observed_at.invalid'),
  row({ observed_at: '31 ก.พ. 2569' }, 'observed_at.invalid'),
  row(
    { price: '300', sale_price: '199', sale_price_effective_date: '1 พ.ย. 2569 - 30 พ.ย. 2569' },
    199_00,
  ),
  row(
    {
      price: '300',
      sale_price: '199',
      sale_price_effective_date: '1 Oktober 2026 s/d 31 Oktober 2026',
    },
    300_00,
  ),
  row(
    { price: '300', sale_price: '199', sale_price_effective_date: 'sampai akhir bulan' },
    'sale_dates.invalid',
  ),
  row({ observed_at: '2031-01-01' }, 'observed_at'),
  row({ url: 'javascript:alert(1)' }, 'url'),
  row({ url: 'https://shop.example/สินค้า/ก?x=ข' }, 199_00),
  row({ title: '' }, 'title'),
  row({ title: '\u200b\u2060' }, 'title'),
  row({ brand: 'n/a', category: '>>>>' }, 199_00),
];
const ROWS = [...PRICES, ...TITLES, ...OTHERS];

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
/** Lines end as each system ends them, in one file. */
const csv = (rows: readonly Row[]) =>
  [
    COLUMNS.join(','),
    ...rows.map(({ cells }) => COLUMNS.map((name) => quoted(cells[name] ?? '')).join(',')),
  ]
    .map((line, at) => line + ['\r\n', '\n'][at % 2])
    .join('');

async function pricesOf(source: string): Promise<Map<string, number>> {
  const rows = await platform.rows<{ id: string; amount: number }>(
    sql`select o.external_id as id, p.item_amount as amount from offer o
        join offer_price p on p.offer_id = o.id where o.source = ${source}`,
  );
  return new Map(rows.map((one) => [one.id, one.amount]));
}

async function found(word: string): Promise<boolean> {
  return (
    ((await world.call('search.search', { keyword: word }, { 'x-tenant': 'TH' })).data
      ?.totalElements ?? 0) > 0
  );
}

test('12: the held-out feed: every row is in at its price or refused with its reason, and found within 30 s', async () => {
  const report = await take(world, {
    file: temporary('held-out.csv', `\ufeff${csv(ROWS)}`),
    source: 'held',
    tenant: 'TH',
    yes: true,
  });
  const prices = await pricesOf('held');
  const reasons = new Map(
    report.errors.map((error) => [error.row, `${error.reason} (${error.column})`]),
  );
  const wrong = ROWS.flatMap(({ id, cells, becomes }, at) => {
    const said: Expected = prices.get(id) ?? reasons.get(at + 1) ?? 'nothing was said';
    const isRight =
      typeof becomes === 'number'
        ? said === becomes
        : typeof said === 'string' && said.startsWith(becomes);
    return isRight ? [] : [`${JSON.stringify(cells).slice(0, 160)}: ${said} instead of ${becomes}`];
  });
  expect(wrong).toEqual([]);
  expect(report).toMatchObject({ state: 'DONE', read: ROWS.length });
  const began = performance.now();
  await world.jobQueue.workAll();
  for (const { id, becomes } of ROWS)
    if (typeof becomes === 'number') expect(await found(wordOf(id)), id).toBe(true);
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(await platform.rows(sql`select * from set_aside`)).toEqual([]);
  expect(await platform.rows(sql`select name, last_error from job where attempts > 0`)).toEqual([]);
});

test('12: the same in the encodings that offices and shops still write', async () => {
  const thai = [
    row({ title: 'โคมไฟ ลำโพง zqenc' }, 199_00, 'e1'),
    row({ price: '1.234,50' }, 1234_50, 'e2'),
  ];
  for (const encoding of ['windows-874', 'utf16-le', 'utf16-be', 'utf-8'] as const) {
    const bytes = iconv.encode(csv(thai), encoding, { addBOM: encoding !== 'windows-874' });
    const source = `enc ${encoding}`;
    const report = await take(world, {
      file: temporary(`${encoding}.csv`, bytes),
      source,
      tenant: 'TH',
      yes: true,
    });
    expect(report, encoding).toMatchObject({ state: 'DONE', created: 2, refused: 0 });
    expect(await pricesOf(source), encoding).toEqual(
      new Map([
        ['e1', 199_00],
        ['e2', 1234_50],
      ]),
    );
  }
  await world.jobQueue.workAll();
  expect(await found('zqenc')).toBe(true);
});

test('12: an id twice, a cell of 100 kB, entities, and numbers of another country', async () => {
  const twice = `${csv([row({ price: '150' }, 150_00, 'd1'), row({ price: '140' }, 140_00, 'd1')])}`;
  const both = await take(world, {
    file: temporary('twice.csv', twice),
    source: 'twice',
    tenant: 'TH',
    yes: true,
  });
  expect(both).toMatchObject({ state: 'DONE', created: 1, refused: 1, reasons: { duplicate: 1 } });
  expect(await pricesOf('twice')).toEqual(new Map([['d1', 150_00]]));
  const xml = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x "boom">]><rss xmlns:g="http://base.google.com/ns/1.0"><channel>
    <item><g:id>x1</g:id><title>Tom &amp; Jerry &#128512; &#xE01; zqxml</title><g:price>1,234.00 THB</g:price><link>https://shop.example/x1?a=1&amp;b=2</link></item>
    <item><g:id>x2</g:id><title><![CDATA[<b>CD</b> ]]></title><g:price>99 THB</g:price><link>https://shop.example/x2</link></item></channel></rss>`;
  const entities = await take(world, {
    file: temporary('entities.xml', xml),
    source: 'entities',
    tenant: 'TH',
    yes: true,
  });
  expect(entities.read).toBe(entities.created + entities.refused);
  const plain = await take(world, {
    file: temporary('plain.xml', xml.replace(/<!DOCTYPE[^]*?\]>/, '')),
    source: 'plain',
    tenant: 'TH',
    yes: true,
  });
  expect(plain).toMatchObject({ state: 'DONE', created: 2 });
  expect(await pricesOf('plain')).toEqual(
    new Map([
      ['x1', 1234_00],
      ['x2', 99_00],
    ]),
  );
  const rupiah =
    'id,title,price,url\n1,Lampu zqid,Rp 1.249.000,https://toko.example/1\n2,Lampu,"Rp1,249,000",https://toko.example/2\n3,Lampu,150rb,https://toko.example/3\n';
  const report = await take(world, {
    file: temporary('rupiah.csv', rupiah),
    source: 'rupiah',
    tenant: 'ID',
    yes: true,
  });
  expect(report.read).toBe(report.created + report.refused);
  expect(Object.fromEntries(await pricesOf('rupiah'))).toEqual({
    1: 1_249_000_00,
    2: 1_249_000_00,
  });
});
