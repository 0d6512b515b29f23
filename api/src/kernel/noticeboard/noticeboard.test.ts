import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../../test/world.ts';
import { inTransaction } from '../context.ts';
import type { Module } from '../module.ts';
import { listen } from './event.ts';
import { MAX_ATTEMPTS } from './noticeboard.ts';

let failing = 0;
let woken = 0;
const counting: Module = {
  name: 'counting',
  handlers: {},
  listeners: [
    listen({
      topic: 'import.finished',
      name: 'counting.note',
      run: async (ctx, event) => {
        await ctx.db.run(
          sql`insert into goods (tenant_id, code, name, created_at, updated_at) values (${ctx.tenant.id}, ${`n${event.runId}`}, 'noted', ${ctx.now}, ${ctx.now})`,
        );
        if (failing > 0) {
          failing -= 1;
          throw new Error('not today');
        }
      },
    }),
  ],
  schedules: [
    {
      name: 'counting.wake',
      everySeconds: 3600,
      run: async () => {
        woken += 1;
      },
    },
  ],
};
const world = await makeWorld({ modules: [counting] });
const noted = async (code: string) => (await world.database.tenant('TH').rows(sql`select 1 from goods where code = ${code}`)).length;
const jobs = () =>
  world.database
    .platform()
    .rows<{ name: string; attempts: number; dead_at: Date | null; last_error: string | null }>(
      sql`select name, attempts, dead_at, last_error from job where name = 'counting.note'`,
    );

test('news is heard once, in the tenant it came from', async () => {
  const ctx = await world.ctx();
  await ctx.emit({ topic: 'import.finished', runId: 1 });
  await world.noticeboard.workAll();
  expect(await noted('n1')).toBe(1);
  expect(await world.database.tenant('ID').rows(sql`select 1 from goods`)).toEqual([]);
  expect(await jobs()).toEqual([]);
});

test('news of a transaction that was rolled back was never announced', async () => {
  const ctx = await world.ctx();
  await expect(
    inTransaction(ctx, async (inside) => {
      await inside.emit({ topic: 'import.finished', runId: 2 });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await world.noticeboard.workAll();
  expect(await noted('n2')).toBe(0);
});

test('a listener that fails leaves no half effect, is tried again later, and then takes effect once', async () => {
  failing = 2;
  const ctx = await world.ctx();
  await ctx.emit({ topic: 'import.finished', runId: 3 });
  await world.noticeboard.workAll();
  expect(await noted('n3')).toBe(0);
  expect((await jobs())[0]).toMatchObject({ attempts: 1, last_error: 'not today' });
  for (let tries = 0; tries < 4; tries += 1) {
    world.clock.set(new Date(world.clock.now().getTime() + 3_600_000));
    await world.noticeboard.workAll();
  }
  expect(await noted('n3')).toBe(1);
  expect(await jobs()).toEqual([]);
});

test('what keeps failing is laid aside as dead, with its reason, and blocks nobody', async () => {
  failing = MAX_ATTEMPTS;
  const ctx = await world.ctx();
  await ctx.emit({ topic: 'import.finished', runId: 4 });
  for (let tries = 0; tries < MAX_ATTEMPTS + 2; tries += 1) {
    world.clock.set(new Date(world.clock.now().getTime() + 4_000_000));
    await world.noticeboard.workAll();
  }
  expect((await jobs())[0]).toMatchObject({ attempts: MAX_ATTEMPTS, last_error: 'not today' });
  expect((await jobs())[0]?.dead_at).not.toBeNull();
  await (await world.ctx()).emit({ topic: 'import.finished', runId: 5 });
  await world.noticeboard.workAll();
  expect(await noted('n5')).toBe(1);
});

test('a job whose worker died is taken over when its lease has run out, not before', async () => {
  const ctx = await world.ctx();
  await ctx.emit({ topic: 'import.finished', runId: 6 });
  const until = new Date(world.clock.now().getTime() + 60_000);
  await world.database
    .platform()
    .run(sql`update job set leased_until = ${until}, lease_token = gen_random_uuid() where name = 'counting.note' and dead_at is null`);
  await world.noticeboard.workAll();
  expect(await noted('n6')).toBe(0);
  world.clock.set(new Date(until.getTime() + 1000));
  await world.noticeboard.workAll();
  expect(await noted('n6')).toBe(1);
});

test('several workers at once do each job once', async () => {
  const ctx = await world.ctx();
  for (let runId = 100; runId < 140; runId += 1) await ctx.emit({ topic: 'import.finished', runId });
  await Promise.all([world.noticeboard.workAll(), world.noticeboard.workAll(), world.noticeboard.workAll()]);
  await world.noticeboard.workAll();
  const { rows } = { rows: await world.database.tenant('TH').rows<{ n: number }>(sql`select count(*)::int as n from goods where code like 'n1__'`) };
  expect(rows[0]?.n).toBe(40);
});

test('a schedule wakes once per tenant and distance, however many processes look', async () => {
  woken = 0;
  await Promise.all([world.noticeboard.wakeSchedules(), world.noticeboard.wakeSchedules()]);
  await world.noticeboard.workAll();
  expect(woken).toBe(6);
  await world.noticeboard.wakeSchedules();
  await world.noticeboard.workAll();
  expect(woken).toBe(6);
  world.clock.set(new Date(world.clock.now().getTime() + 3_600_001));
  await world.noticeboard.wakeSchedules();
  await world.noticeboard.workAll();
  expect(woken).toBe(12);
});
