import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world.ts';
import { announce, listenForChanges, onChanged } from './changed.ts';
import { cacheFor } from './cache.ts';
import { makeLog } from './log.ts';
import { readConfig } from './config.ts';

const world = await makeWorld();
const log = makeLog(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));

/** The next topic that arrives. */
function next(wanted: string): Promise<string> {
  return new Promise((resolve) => {
    const stop = onChanged((topic) => {
      if (topic === wanted) {
        stop();
        resolve(topic);
      }
    });
  });
}

test('AMB-46: what another process announces arrives here, but not what it took back', async () => {
  const stop = await listenForChanges(world.database, log);
  const heard: string[] = [];
  const deaf = onChanged((topic) => heard.push(topic));
  const db = (await world.ctx()).db;
  await db
    .transaction(async (tx) => {
      await tx.run(sql`select pg_notify('khum_changed', 'taken-back')`);
      throw new Error('no');
    })
    .catch(() => {});
  const arrived = next('from-afar');
  await db.run(sql`select pg_notify('khum_changed', 'from-afar')`);
  await arrived;
  expect(heard).toEqual(['from-afar']);
  deaf();
  await stop();
});

test('AMB-46: a cached answer is made once, again after its seconds, and at once after a change', async () => {
  const ctx = await world.ctx();
  const keep = cacheFor<number>({ seconds: 30, topics: ['weather'] });
  let made = 0;
  const ask = (seconds: number) =>
    keep({ ...ctx, now: new Date(ctx.now.getTime() + seconds * 1000) }, 'key', async () => ++made);
  expect(await Promise.all([ask(0), ask(1), ask(29)])).toEqual([1, 1, 1]);
  expect(await ask(31)).toBe(2);
  await announce(ctx.db, 'sport');
  expect(await ask(32)).toBe(2);
  await announce(ctx.db, 'weather');
  expect(await ask(32)).toBe(3);
  expect(await keep({ ...ctx, tenant: { ...ctx.tenant, id: 'XX' } }, 'key', async () => 99)).toBe(
    99,
  );
  const elsewhere = await world.ctx('ID');
  await announce(elsewhere.db, 'weather');
  expect(await ask(32), 'a change in Indonesia is none in Thailand').toBe(3);
  await announce(world.database.platform(), 'weather');
  expect(await ask(32), 'a change of all tenants is').toBe(4);
  const failing = cacheFor<number>({ seconds: 30, topics: [] });
  await expect(failing(ctx, 'k', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
  expect(await failing(ctx, 'k', async () => 1)).toBe(1);
});
