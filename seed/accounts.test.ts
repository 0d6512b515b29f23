import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '../test/world.ts';
import { accountFileOf, accountLines, ensureDemoAccounts } from './load/accounts.ts';

const world = await makeWorld();
const folder = mkdtempSync(path.join(tmpdir(), 'khum-accounts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const ensure = () => ensureDemoAccounts(world, folder, world.clock.now());

test('DEMO-24: four accounts with random passwords sign in; later starts reuse them, and nobody else can read the file', async () => {
  const accounts = await ensure();
  expect(accounts.map((one) => one.name)).toEqual(['shopper', 'editor', 'moderator', 'owner']);
  expect(new Set(accounts.map((one) => one.password)).size).toBe(4);
  expect(statSync(accountFileOf(folder)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(accountFileOf(folder), 'utf8'))).toEqual(accounts);
  for (const { email, password } of accounts)
    expect((await world.call('login.email', { email, password })).success, email).toBe(true);
  expect(await ensure()).toEqual(accounts);
  expect(accountLines(accounts, folder).join('\n')).toContain(accounts[3]?.password);
  const roles = await world.database
    .platform()
    .rows<{ roles: string[] }>(
      sql`select roles from account_private where email like '%@khum.example' order by account_id`,
    );
  expect(roles.map((row) => row.roles)).toEqual([[], ['EDITOR'], ['MODERATOR'], ['OWNER']]);
});

test('DEMO-24: where the file is gone new passwords are set, and the old ones are of no use', async () => {
  const [shopper] = await ensure();
  rmSync(accountFileOf(folder));
  const [again] = await ensure();
  expect(again?.password).not.toBe(shopper?.password);
  const signIn = async (password = '') =>
    (await world.call('login.email', { email: 'shopper@khum.example', password })).success;
  expect(await signIn(shopper?.password)).toBe(false);
  expect(await signIn(again?.password)).toBe(true);
});
