/**
 * A held-out feed with every odd text in every column: each row is in or refused with its reason,
 * and search finds what is in.
 */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { take, temporary } from '../../../../test/feeds.ts';
import { ODD_TEXTS } from '../../../../test/odd-text.ts';
import { makeWorld } from '../../../../test/world.ts';
import { backfill } from '../../search/index.ts';

const world = await makeWorld();
const COLUMNS = [
  'title',
  'price',
  'url',
  'brand',
  'category',
  'description',
  'image',
  'shop_name',
  'variant',
  'gtin',
  'rating',
  'attributes',
  'vouchers',
  'coupon_code',
];
const plain = (id: string): Record<string, string> => ({
  id,
  title: `Lamp ${id}`,
  price: '100',
  url: `https://shop.example/${id}`,
});
const rows = COLUMNS.flatMap((column, at) =>
  Object.values(ODD_TEXTS).map((odd, which) => ({ ...plain(`${at}-${which}`), [column]: odd })),
);

const csv = (all: readonly Record<string, string>[]) =>
  [['id', ...COLUMNS], ...all.map((row) => ['id', ...COLUMNS].map((name) => row[name] ?? ''))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\n');
const xml = (all: readonly Record<string, string>[]) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${all
    .map(
      (row) =>
        `<item><g:id>${row.id}</g:id><title><![CDATA[${row.title}]]></title><g:price>${row.price} THB</g:price><link>${row.url}</link></item>`,
    )
    .join('')}</channel></rss>`;

const FEEDS: Readonly<Record<string, () => string>> = {
  'odd.csv': () => csv(rows),
  'odd.tsv': () =>
    csv(
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, cell]) => [name, cell.replaceAll('\t', ' ')]),
        ),
      ),
    ).replaceAll('","', '"\t"'),
  // JSON alone can say half a letter
  'odd.json': () => JSON.stringify(rows),
  'odd.ndjson': () => rows.map((row) => JSON.stringify(row)).join('\n'),
  'odd.xml': () =>
    xml(
      rows.filter(
        (row) =>
          !/[\0\ud800-\udfff]/.test(row.title as string) &&
          !/[^\x20-\x7e]/.test(row.price as string) &&
          !/[^\x20-\x7e]/.test(row.url as string),
      ),
    ),
};

for (const [name, make] of Object.entries(FEEDS))
  test(`BEY-03: ${name}: every row is in or refused with a reason, and applied to the end`, async () => {
    const report = await take(world, { file: temporary(name, make()), source: name, tenant: 'TH' });
    expect(report).toMatchObject({ state: 'DONE', failure: null });
    expect(report.created).toBeGreaterThan(rows.length / 3);
    expect(report.errors.every((one) => one.reason !== '' && one.value.isWellFormed())).toBe(true);
    expect(
      (await take(world, { file: temporary(`again-${name}`, make()), source: name, tenant: 'TH' }))
        .created,
    ).toBe(0);
    const kept = await world.database
      .platform()
      .row<{ report: { refused: number } }>(
        sql`select report from import_run where source = ${name} order by id limit 1`,
      );
    expect(kept?.report.refused).toBe(report.refused);
  });

test('names of fields may be as odd as their values, a refused value ends at any letter, and a broken record is reported', async () => {
  const odd = Object.fromEntries(Object.entries(ODD_TEXTS).map(([what, text]) => [text, what]));
  const json = [
    plain('1'),
    { ...plain('2'), ...odd },
    { ...plain('3'), price: `${'x'.repeat(79)}😀y` },
    { ...plain('4'), price: 'x\ud835' },
  ];
  const named = await take(world, {
    file: temporary('names.json', JSON.stringify(json)),
    source: 'names',
    tenant: 'TH',
  });
  expect(named).toMatchObject({ state: 'DONE', created: 2, refused: 2 });
  const lines = `${JSON.stringify(plain('1'))}\n{"id": "2", ${'y'.repeat(191)}😀 broken\n${JSON.stringify(plain('3'))}\n`;
  expect(
    await take(world, { file: temporary('broken.ndjson', lines), source: 'broken', tenant: 'TH' }),
  ).toMatchObject({
    state: 'DONE',
    created: 2,
    refused: 1,
  });
});

test('what came in is found: no job fails, and no document is missing', async () => {
  await world.jobQueue.workAll();
  const ctx = await world.ctx();
  expect(await ctx.db.rows(sql`select name, last_error from job where attempts > 0`)).toEqual([]);
  await backfill(ctx);
  expect(await ctx.db.rows(sql`select * from set_aside`)).toEqual([]);
  const missing = await ctx.db.row<{ count: number }>(
    sql`select count(*) from goods g where not exists (select 1 from search_document s
        where s.subject_type = 'GOODS' and s.subject_id = g.id)`,
  );
  expect(missing?.count).toBe(0);
});
