import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '../test/world.ts';
import { completeDemoWorld } from './load.ts';
import { brandSeeds } from './world/brands.ts';

const world = await makeWorld();
const folder = mkdtempSync(path.join(tmpdir(), 'khum-logos-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a demo world of an earlier version gets the logos that it lacks, once; brands of others stay as they are', async () => {
  const platform = world.database.platform();
  const [bare = { name: '' }, drawn = { name: '' }] = brandSeeds();
  for (const [code, logo] of [
    [bare.name.toLowerCase(), ''],
    [drawn.name.toLowerCase(), '/pic/mine.webp'],
    ['not-of-the-demo', ''],
  ] as const)
    await platform.run(sql`insert into brand (code, name, norm, initial, logo)
      values (${code}, ${code}, ${code}, 'X', ${logo})`);
  const logos = async () =>
    Object.fromEntries(
      (await platform.rows<{ code: string; logo: string }>(sql`select code, logo from brand`)).map(
        ({ code, logo }) => [code, logo],
      ),
    );
  await completeDemoWorld(platform, folder);
  const after = await logos();
  expect(after).toMatchObject({
    [drawn.name.toLowerCase()]: '/pic/mine.webp',
    'not-of-the-demo': '',
  });
  const file = after[bare.name.toLowerCase()]?.replace(/^\/pic\//, '') as string;
  expect(existsSync(path.join(folder, file))).toBe(true);
  expect(readdirSync(folder)).toEqual([file]);
  rmSync(path.join(folder, file));
  await completeDemoWorld(platform, folder);
  expect(readdirSync(folder)).toEqual([]);
});
