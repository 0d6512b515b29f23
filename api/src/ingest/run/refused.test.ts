import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { feed, snapshot, take, temporary } from '../../../../test/feeds.ts';
import { makeWorld } from '../../../../test/world.ts';
import { writeBigFeed } from '../../../../seed/feeds/big.ts';

const world = await makeWorld();
const header = 'id,title,price,url\n';
const row = (id: string, more: Partial<Record<'title' | 'price' | 'url', string>> = {}) =>
  `${id},${more.title ?? 'A thing'},${more.price ?? '10'},${more.url ?? `https://shop.example/${id}`}\n`;

/** Imports what must be refused as a whole, and sees that nothing of it is there. */
async function refused(
  name: string,
  content: string | Buffer,
  reason: string,
  options: Partial<Parameters<typeof take>[1]> = {},
): Promise<string> {
  const before = await snapshot(world);
  const report = await take(world, {
    file: temporary(name, content),
    source: 'bad',
    tenant: 'TH',
    ...options,
  });
  expect(report.failure?.reason, `${name}: ${report.failure?.message}`).toBe(reason);
  expect(report).toMatchObject({
    state: 'FAILED',
    created: 0,
    updated: 0,
    unchanged: 0,
    observations: 0,
  });
  expect(await snapshot(world)).toEqual(before);
  return report.failure?.message ?? '';
}

const many = Array.from({ length: 3000 }, (_, at) => row(`M-${at}`)).join('');

test('OPS-23: a file cut in the middle is refused whatever its format, and nothing of it is applied', async () => {
  await refused('quote.csv', `${header}${many}X-1,"Unclosed`, 'truncated');
  await refused('short.csv', `${header}${many}X-1,Half a r`, 'truncated');
  await refused(
    'cut.json',
    `[${'{"id":"1","title":"a","price":1},'.repeat(3000)}{"id":"2","ti`,
    'truncated',
  );
  await refused(
    'open.json',
    `{"products":[${'{"id":"1","title":"a","price":1},'.repeat(10)}{"id":"2","title":"b","price":2}`,
    'truncated',
  );
  await refused(
    'cut.ndjson',
    `${'{"id":"1","title":"a","price":1,"url":"https://a.example/"}\n'.repeat(50)}{"id":"2","ti`,
    'truncated',
  );
  await refused(
    'cut.xml',
    readFileSync(feed('google-merchant.xml'), 'utf8').slice(0, 900),
    'truncated',
  );
  const packed = gzipSync(
    Buffer.from(
      header + Array.from({ length: 20_000 }, (_, at) => row(`Z-${at}-${Math.sin(at)}`)).join(''),
    ),
  );
  await refused('cut.csv.gz', packed.subarray(0, packed.length - 5000), 'truncated');
  await refused(
    'broken.csv.gz',
    Buffer.concat([packed.subarray(0, 30_000), Buffer.alloc(64, 255), packed.subarray(30_064)]),
    'gzip',
  );
});

test('OPS-23: a full feed with 20 % fewer items than the last is refused; --accept-drop takes it', async () => {
  expect(
    await take(world, { file: feed('full.csv'), source: 'full', tenant: 'TH', full: true }),
  ).toMatchObject({ created: 20 });
  const before = await snapshot(world);
  const cut = await take(world, {
    file: feed('truncated-full.csv'),
    source: 'full',
    tenant: 'TH',
    full: true,
  });
  expect(cut).toMatchObject({
    state: 'FAILED',
    read: 13,
    refused: 13,
    failure: { reason: 'full feed shrank', message: expect.stringContaining('35 %') },
  });
  expect(await snapshot(world)).toEqual(before);
  expect(
    await take(world, { file: feed('truncated-full.csv'), source: 'full', tenant: 'TH' }),
  ).toMatchObject({ state: 'DONE', unchanged: 13, retired: 0 });
  expect(
    await take(world, {
      file: feed('truncated-full.csv'),
      source: 'full',
      tenant: 'TH',
      full: true,
      acceptDrop: true,
    }),
  ).toMatchObject({
    state: 'DONE',
    unchanged: 13,
  });
});

test('OPS-23: an item retires after three full runs without it, comes back when it is there again, and never by a delta', async () => {
  const source = 'retire';
  const missing = async () =>
    await world.database
      .platform()
      .row<{ missing_runs: number; retired: boolean; listed: boolean }>(sql`
    select o.missing_runs, o.retired, g.listed from offer o join goods g on g.id = o.goods_id
      where o.source = ${source} and o.external_id = 'F-20'`);
  const run = (name: string, day: number, full = true) =>
    take(world, {
      file: feed(name),
      source,
      tenant: 'TH',
      full,
      observedAt: new Date(Date.UTC(2026, 10, day)),
    });
  await run('full.csv', 1);
  await run('full-without-one.csv', 2);
  expect(await missing()).toMatchObject({ missing_runs: 1, retired: false });
  await run('full-without-one.csv', 2);
  expect(await missing(), 'the same feed twice is one look').toMatchObject({ missing_runs: 1 });
  await run('full-without-one.csv', 3, false);
  expect(await missing()).toMatchObject({ missing_runs: 1 });
  await run('full-without-one.csv', 3);
  expect(await run('full-without-one.csv', 4)).toMatchObject({ retired: 1 });
  expect(await missing()).toEqual({ missing_runs: 3, retired: true, listed: false });
  await run('full.csv', 5);
  expect(await missing()).toEqual({ missing_runs: 0, retired: false, listed: true });
});

test('OPS-20: a gzip bomb is refused before it unpacks', async () => {
  const message = await refused(
    'bomb.csv.gz',
    gzipSync(Buffer.concat([Buffer.from(header), Buffer.alloc(64 * 1024 ** 2, row('B-1'))])),
    'too large',
  );
  expect(message).toContain('bomb');
});

test('OPS-20: what is no feed is refused with a word of what it is', async () => {
  expect(
    await refused('page.html', '<!doctype html><html><body>Log in</body></html>', 'not a feed'),
  ).toContain('web page');
  expect(
    await refused(
      'book.xlsx',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500, 7)]),
      'not a feed',
    ),
  ).toContain('zip');
  await refused(
    'noise.bin',
    Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919 * at) % 256)),
    'not a feed',
  );
  await refused('words.txt', 'just some words\nand more of them\n', 'not a feed');
  await refused('blank.csv', ' \n\n ', 'empty');
  await refused('scalars.json', '[1,2,3]', 'no records');
  await refused('two.json', '{"a":[{"id":1}],"b":[{"id":2}]}', 'two lists');
  await refused('crossed.json', '[{"id":1]}', 'syntax');
  await refused('none.xml', '<rss><channel><title>x</title></channel></rss>', 'no records');
});

test('OPS-20: entity bombs, depth without end, a million columns and fields without end are refused in little memory', async () => {
  await refused(
    'entities.xml',
    '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><rss><item><id>1</id><title>&lol2;</title></item></rss>',
    'entities',
  );
  await refused(
    'outside.xml',
    '<?xml version="1.0"?><!DOCTYPE r SYSTEM "file:///etc/passwd"><rss><item><id>1</id></item></rss>',
    'entities',
  );
  await refused('deep.json', `[{"id":${'['.repeat(100_000)}`, 'too deep');
  await refused('deep.xml', `<rss>${'<a>'.repeat(100_000)}`, 'too deep');
  await refused(
    'wide.csv',
    `${Array.from({ length: 1_000_000 }, (_, at) => `c${at}`).join(',')}\n1,2\n`,
    'too many columns',
  );
  await refused('long.csv', `${header}L-1,"${'x'.repeat(6 * 1024 ** 2)}`, 'record too long');
  await refused('long.json', `[{"id":"${'x'.repeat(6 * 1024 ** 2)}`, 'record too long');
});

test('OPS-20: zero bytes, broken encoding and addresses that are none refuse their row, the others stand', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`${header}${row('G-1', { title: 'หม้อ' })}`),
    Buffer.from('G-2,bro'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('ken,10,https://shop.example/2\n'),
    Buffer.from(
      `G-3,ze\u0000ro,10,https://shop.example/3\n${row('G-4', { url: 'ftp://shop.example/4' })}${row('G-5', { url: 'https://a:b@shop.example/5' })}G-6,too,many,cells,here\n${row('G-7')}`,
    ),
  ]);
  const report = await take(world, {
    file: temporary('rows.csv', bytes),
    source: 'rows',
    tenant: 'TH',
  });
  expect(report).toMatchObject({
    read: 7,
    created: 2,
    refused: 5,
    reasons: {
      'encoding.invalid': 1,
      nul_byte: 1,
      'url.scheme': 1,
      'url.password': 1,
      'columns.count': 1,
    },
  });
});

test("OPS-20, E11: a feed in another tenant's currency is refused, with the currency named", async () => {
  const message = await refused(
    'usd.csv',
    `id,title,price,currency,url\n${['1', '2'].map((id) => `${id},A,10,SGD,https://shop.example/${id}`).join('\n')}\n`,
    'nothing accepted',
  );
  expect(message).toContain('currency.wrong_tenant 2');
  await refused(
    'conflict.csv',
    'id,title,price,currency,url\n1,A,RM10,THB,https://shop.example/1\n',
    'nothing accepted',
  );
  await refused('homeless.csv', `${header}${row('1')}`, 'nothing accepted', { tenant: undefined });
});

test('OPS-24: of an item twice in one file the first counts; the later row is refused as a duplicate', async () => {
  const report = await take(world, {
    file: temporary(
      'dup.csv',
      `${header}${row('D-1')}${row('D-2')}${row('D-1', { price: '11' })}${row('D-1', { price: '12' })}`,
    ),
    source: 'dup',
    tenant: 'TH',
  });
  expect(report).toMatchObject({
    read: 4,
    created: 2,
    refused: 2,
    reasons: { duplicate: 2 },
    observations: 2,
  });
  expect(report.errors.map((error) => error.row)).toEqual([3, 4]);
});

test('OPS-22: a hundred errors are listed, all are counted, and the cap is stated', async () => {
  const file = temporary(
    'many.csv',
    header +
      row('ok') +
      Array.from({ length: 250 }, (_, at) => row(`N-${at}`, { price: 'x' })).join(''),
  );
  expect(await take(world, { file, source: 'many', tenant: 'TH' })).toMatchObject({
    read: 251,
    refused: 250,
    reasons: { 'price.not_a_number': 250 },
    errorsShown: 100,
    errorsCap: 100,
  });
});

test('OPS-24: batches of any size come to the same', async () => {
  const file = temporary('batches.csv', '');
  await writeBigFeed(file, 300);
  const one = await take(world, { file, source: 'one batch', tenant: 'TH' });
  const some = await take(world, { file, source: 'many batches', tenant: 'TH', batchRows: 37 });
  for (const key of ['created', 'updated', 'unchanged', 'observations'] as const)
    expect(some[key]).toBe(one[key]);
  writeFileSync(file, '');
});
