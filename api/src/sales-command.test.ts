/**
 * `npm run sales`, once as a process of its own: sales of brands entered one by one or from a file,
 * listed and removed.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildBrand } from '../../test/build.ts';
import { callCommand, runCommand } from '../../test/command.ts';
import { makeWorld } from '../../test/world.ts';

const world = await makeWorld();
const sales = (...args: string[]) => callCommand(world, 'bin/sales.ts', ...args);

test('BEY-22: operators enter sales of brands by hand or from a file, which is taken whole or not at all', async () => {
  const ctx = await world.ctx();
  const brand = await buildBrand(ctx.db, 'Kettlon');
  await buildBrand(ctx.db, 'Pavio');
  expect(
    await runCommand(
      world,
      'bin/sales.ts',
      'add',
      brand.code,
      '2026-12-01',
      '2026-12-03',
      '--tenant',
      'TH',
      '--en',
      'Kettlon days',
      '--th',
      'วันเคตเทิลลอน',
    ),
  ).toMatchObject({
    code: 0,
    err: expect.stringContaining('1 added'),
  });
  const file = (text: string) => {
    const name = path.join(mkdtempSync(path.join(tmpdir(), 'khum-sales-')), 'sales.csv');
    writeFileSync(name, text);
    return name;
  };
  const head = 'brand,from,until,en,th,id,announced\n';
  const refused = await sales(
    'import',
    '--tenant',
    'TH',
    file(
      `${head}Pavio,2026-12-05,,Pavio day,,,\nNobody,2026-12-05,,Day,,,\nPavio,5.12.2026,,Day,,,\n`,
    ),
  );
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringMatching(/line 3: there is no brand Nobody.*\n.*line 4: a day is written/),
  });
  expect((await sales('--json')).out.trim().split('\n')).toHaveLength(1);
  expect(
    await sales(
      'import',
      '--tenant',
      'TH',
      file(`${head}Pavio,2026-12-05,,Pavio day,,,2026-11-30\nKettlon,2026-12-01,,Kettlon day,,,\n`),
    ),
  ).toMatchObject({
    code: 0,
    err: expect.stringContaining('1 added, 1 changed'),
  });
  const listed = await sales();
  expect(listed.out).toMatch(/2026-12-01 {2}Kettlon {2}Kettlon day {2}known since/);
  expect(listed.out).toContain('known since 2026-11-30');
  const id = /^(\d+) .*Pavio/m.exec(listed.out)?.[1] as string;
  expect((await sales('remove', id, '--tenant', 'TH')).code).toBe(0);
  expect((await sales('remove', id, '--tenant', 'TH')).code).toBe(1);
  expect((await sales('add', 'Pavio')).code).toBe(2);
  expect((await sales('--tenant', 'XX')).code).toBe(1);
});
