/**
 * One row that the database refuses stops nobody else's: it is set aside, reported as refused with its
 * reason, and tried again with the next import.
 */
import pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, expect, test } from 'vitest';
import { take, temporary } from '../../../../test/feeds.ts';
import { makeWorld } from '../../../../test/world.ts';

const world = await makeWorld();
const owner = new pg.Client(world.url);
await owner.connect();
afterAll(() => owner.end());
const aside = () =>
  world.database.platform().rows(
    sql`select tenant_id, subject_type, subject_id, reason from set_aside
          where job = 'import.apply' order by subject_id`,
  );
const row = (id: number, name = `Lamp ${id}`) => `${id},${name},100,https://shop.example/${id}`;
const feedOf = (rows: readonly string[]) => `id,title,price,url\n${rows.join('\n')}\n`;

test('12.4: rows that cannot be applied are refused one by one with their reason; the others come in, and a mended rule lets them in', async () => {
  // what no check of ours foresaw, as a rule of the database that two rows break
  await owner.query("alter table goods add constraint unforeseen check (name !~ 'poison')");
  const rows = Array.from({ length: 60 }, (_, at) =>
    row(at + 1, at === 16 || at === 59 ? `poison ${at}` : undefined),
  );
  const file = temporary('aside.csv', feedOf(rows));
  const report = await take(world, { file, source: 'aside', tenant: 'TH', batchRows: 25 });
  expect(report).toMatchObject({
    state: 'DONE',
    read: 60,
    created: 58,
    refused: 2,
    reasons: { 'row.not_applied': 2 },
    errorsShown: 2,
  });
  expect(report.errors).toEqual(
    [17, 60].map((at) => ({
      row: at,
      column: 'row',
      reason: 'row.not_applied',
      value: expect.stringContaining('unforeseen'),
    })),
  );
  expect(await aside()).toEqual(
    [17, 60].map((at) => ({
      tenant_id: 'TH',
      subject_type: 'aside',
      subject_id: at,
      reason: expect.stringContaining('unforeseen'),
    })),
  );
  // the same again: neither twice in nor forgotten
  expect(await take(world, { file, source: 'aside', tenant: 'TH', batchRows: 7 })).toMatchObject({
    created: 0,
    unchanged: 58,
    refused: 2,
  });
  await owner.query('alter table goods drop constraint unforeseen');
  expect(await take(world, { file, source: 'aside', tenant: 'TH' })).toMatchObject({
    created: 2,
    refused: 0,
  });
  expect(await aside()).toEqual([]);
});

test('12.4: what is no fault of a row still stops the import, and the next one goes on from there', async () => {
  await owner.query(
    "create function away() returns trigger language plpgsql as $$ begin raise exception 'gone' using errcode = '57P01'; end $$",
  );
  await owner.query(
    'create trigger away before insert on goods for each row execute function away()',
  );
  const file = temporary('stops.csv', feedOf([row(901), row(902)]));
  await expect(take(world, { file, source: 'stops', tenant: 'TH' })).rejects.toThrow('gone');
  expect(await aside()).toEqual([]);
  await owner.query('drop trigger away on goods');
  expect(await take(world, { file, source: 'stops', tenant: 'TH' })).toMatchObject({
    state: 'DONE',
    created: 2,
    refused: 0,
  });
});
