/** `npm run search`, in this process and apart, and what shoppers find after it. */
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { buildGoods } from '../../../test/build.ts';
import type { GoodsMade } from '../../../test/build.ts';
import { callCommand, runCommand } from '../../../test/command.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill } from './index.ts';

const world = await makeWorld();
// the command has the clock of the machine
world.clock.set(new Date());
let [fryer, pan]: GoodsMade[] = [];

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  fryer = await buildGoods(ctx, { name: 'หม้อทอดไร้น้ำมัน Duno', price: 1290_00 });
  pan = await buildGoods(ctx, { name: 'หม้อทอด Mika', price: 990_00 });
  await world.jobQueue.workAll();
  await backfill(ctx);
});

const search = (...args: string[]) => callCommand(world, 'bin/search.ts', ...args);
/** In a process of its own, which shares no cache with the server that answers afterwards. */
const apart = (...args: string[]) => runCommand(world, 'bin/search.ts', ...args);
/** Another moment: what is cached for seconds is recomputed. */
async function found(keyword: string): Promise<string[]> {
  world.clock.set(new Date(world.clock.now().getTime() + 90_000));
  return (
    (await world.call('search.search', { keyword })).data?.content.map((card) => card.code) ?? []
  );
}

test('BEY-09: an operator says that words mean the same, and takes it back; other regions keep their words', async () => {
  expect(await found('กระทะลม')).toEqual([]);
  const added = await apart('synonym', 'add', 'กระทะลม', 'หม้อทอด', '--tenant', 'th');
  expect(added.code, added.err).toBe(0);
  expect((await found('กระทะลม')).toSorted()).toEqual([fryer?.code, pan?.code].toSorted());
  const { out } = await search();
  const id = /^TH {2}synonym (\d+) {2}กระทะลม = หม้อทอด$/m.exec(out)?.[1] as string;
  expect(out).not.toContain('MY');
  expect((await search('synonym', 'remove', id, '--tenant', 'MY')).code).toBe(1);
  expect((await apart('synonym', 'remove', id, '--tenant', 'TH')).code).toBe(0);
  expect(await found('กระทะลม')).toEqual([]);
});

test('BEY-09: an operator lifts and sinks a product for a keyword; 0 takes that back', async () => {
  for (const [first, last] of [
    [fryer, pan],
    [pan, fryer],
  ] as const) {
    expect(
      (await apart('boost', 'หม้อทอด', `GOODS:${first?.code}`, '1', '--tenant', 'TH')).code,
    ).toBe(0);
    expect(
      (await search('boost', 'หม้อทอด', `GOODS:${last?.code}`, '-1', '--tenant', 'TH')).code,
    ).toBe(0);
    expect(await found('หม้อทอด')).toEqual([first?.code, last?.code]);
    const { out } = await search('list', '--tenant', 'TH');
    expect(out).toBe(
      `TH  boost  "หม้อทอด"  GOODS:${first?.code}  1\nTH  boost  "หม้อทอด"  GOODS:${last?.code}  -1\n`,
    );
  }
  for (const one of [fryer, pan])
    expect(
      (await search('boost', 'หม้อทอด', `GOODS:${one?.code}`, '0', '--tenant', 'TH')).code,
    ).toBe(0);
  expect((await search('list', '--tenant', 'TH')).out).toBe('');
  expect((await search('boost', 'หม้อทอด', 'GOODS:nowhere', '1', '--tenant', 'TH')).code).toBe(1);
});

test('BEY-09: documents are rebuilt while the old ones can be found, and the lag shows when they are', async () => {
  expect((await search('lag', '--tenant', 'TH')).out).toBe('TH  GOODS 0  DEAL 0  WRITING 0\n');
  expect((await apart('rebuild', '--tenant', 'TH')).err).toContain('TH: 2 documents');
  expect((await search('lag', '--tenant', 'TH')).out).toBe('TH  GOODS 2  DEAL 0  WRITING 0\n');
  expect(await found('หม้อทอด')).toHaveLength(2);
  await world.jobQueue.workAll();
  expect((await search('lag', '--tenant', 'TH')).out).toBe('TH  GOODS 0  DEAL 0  WRITING 0\n');
  const ctx = await world.ctx('TH');
  expect(await ctx.db.row(sql`select min(version) > 0 as rebuilt from search_document`)).toEqual({
    rebuilt: true,
  });
});

test('BEY-09: wrong usage does nothing and says so', async () => {
  for (const args of [
    ['synonym', 'add', 'TH', 'alone'],
    ['synonym', 'remove', 'TH', 'x'],
    ['boost', 'TH', 'a', 'GOODS:x', '2'],
    ['lag', 'TH', 'MY'],
  ]) {
    const { code, err, out } = await search(...args);
    expect([code, out], args.join(' ')).toEqual([2, '']);
    expect(err).toContain('npm run search');
  }
  expect((await apart('lag', '--tenant', 'XX')).code).toBe(1);
});
