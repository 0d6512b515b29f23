import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { makeWorld, START } from '../../../test/world.ts';
import { inTransaction } from '../kernel/context.ts';
import { audit, auditAll, auditOf, auditTrail } from './audit.ts';

const world = await makeWorld();
const owner = new pg.Client(world.url);
await owner.connect();
afterAll(() => owner.end());

test('OPS-03: what an operator did is noted with who, when, before, after and why, and in its own region', async () => {
  const ctx = await world.ctx();
  const entry = { actor: 'root', action: 'award.send', subject: 'award 5' };
  await audit(ctx, { ...entry, before: { status: 'A' }, after: { status: 'B' }, reason: 'late' });
  await auditAll(ctx, [
    { ...entry, after: null },
    { ...entry, subject: 'award 6' },
  ]);
  await auditAll(ctx, []);
  const at = new Date(START);
  expect(await auditOf(ctx, 'award 5')).toMatchObject([
    { actor: 'root', action: 'award.send', before: null, after: null, reason: null, at },
    { before: { status: 'A' }, after: { status: 'B' }, reason: 'late', at },
  ]);
  expect(await auditTrail(ctx, null, 2)).toMatchObject([{ subject: 'award 6' }, {}]);
  expect(await auditTrail(await world.ctx('ID'), null)).toEqual([]);
});

test('OPS-03: it goes where its change goes, and nobody changes or removes it', async () => {
  const ctx = await world.ctx();
  const entry = { actor: 'root', action: 'x', subject: 'undone' };
  await expect(
    inTransaction(ctx, async (inside) => {
      await audit(inside, entry);
      throw new Error('the change failed');
    }),
  ).rejects.toThrow('the change failed');
  expect(await auditOf(ctx, 'undone')).toEqual([]);
  for (const role of ['khum_app', 'khum_platform'])
    for (const statement of ['update audit set action = null', 'delete from audit']) {
      await owner.query(`set role ${role}; set app.tenant = 'TH'`);
      await expect(owner.query(statement)).rejects.toThrow('permission denied');
      await owner.query('reset role');
    }
});
