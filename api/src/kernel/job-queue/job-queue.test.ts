import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../../test/world.ts';
import { inTransaction } from '../context.ts';
import type { Module } from '../module.ts';
import { listen } from './event.ts';
import { MAX_ATTEMPTS } from './job-table.ts';

let failing = 0;
let woken = 0;
/** Ends what waits in the queue. */
let answers: (() => void)[] = [];
let underWay = 0;
let most = 0;
const outside = { name: 'counting.outside', atOnce: 3, attempts: 2 };
const counting: Module = {
  name: 'counting',
  handlers: {},
  listeners: [
    listen({
      topic: 'import.finished',
      name: 'counting.note',
      run: async (ctx, event) => {
        await ctx.db.run(
          sql`insert into goods (tenant_id, code, name, created_at, updated_at)
              values (${ctx.tenant.id}, ${`n${event.runId}`}, 'noted', ${ctx.now}, ${ctx.now})`,
        );
        if (failing > 0) {
          failing -= 1;
          throw new Error('not today');
        }
      },
    }),
    listen({
      topic: 'deal.changed',
      name: 'counting.ask-outside',
      queue: outside,
      run: async (ctx, { dealIds }) => {
        underWay += 1;
        most = Math.max(most, underWay);
        if (dealIds[0] !== 0) await new Promise<void>((resolve) => answers.push(resolve));
        underWay -= 1;
        if (dealIds[0] === 0) throw new Error('nobody there');
        await ctx.db.run(
          sql`insert into goods (tenant_id, code, name, created_at, updated_at)
              values (${ctx.tenant.id}, ${`o${dealIds[0]}`}, 'noted', ${ctx.now}, ${ctx.now})`,
        );
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
const noted = async (code: string) =>
  (await world.database.tenant('TH').rows(sql`select 1 from goods where code = ${code}`)).length;
const jobs = () =>
  world.database
    .platform()
    .rows<{ name: string; attempts: number; dead_at: Date | null; last_error: string | null }>(
      sql`select name, attempts, dead_at, last_error from job where name = 'counting.note'`,
    );

test('an event is handled once, in the tenant it came from', async () => {
  const ctx = await world.ctx();
  await ctx.emit({ topic: 'import.finished', runId: 1 });
  await world.jobQueue.workAll();
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
  await world.jobQueue.workAll();
  expect(await noted('n2')).toBe(0);
});

test('a listener that fails leaves no half effect, is tried again later, and then takes effect once', async () => {
  failing = 2;
  const ctx = await world.ctx();
  await ctx.emit({ topic: 'import.finished', runId: 3 });
  await world.jobQueue.workAll();
  expect(await noted('n3')).toBe(0);
  expect((await jobs())[0]).toMatchObject({ attempts: 1, last_error: 'not today' });
  for (let tries = 0; tries < 4; tries += 1) {
    world.clock.set(new Date(world.clock.now().getTime() + 3_600_000));
    await world.jobQueue.workAll();
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
    await world.jobQueue.workAll();
  }
  expect((await jobs())[0]).toMatchObject({ attempts: MAX_ATTEMPTS, last_error: 'not today' });
  expect((await jobs())[0]?.dead_at).not.toBeNull();
  await (await world.ctx()).emit({ topic: 'import.finished', runId: 5 });
  await world.jobQueue.workAll();
  expect(await noted('n5')).toBe(1);
});

test('a job whose worker died is taken over when its lease has run out, not before', async () => {
  const ctx = await world.ctx();
  await ctx.emit({ topic: 'import.finished', runId: 6 });
  const until = new Date(world.clock.now().getTime() + 60_000);
  await world.database.platform().run(
    sql`update job set leased_until = ${until}, lease_token = gen_random_uuid()
          where name = 'counting.note' and dead_at is null`,
  );
  await world.jobQueue.workAll();
  expect(await noted('n6')).toBe(0);
  world.clock.set(new Date(until.getTime() + 1000));
  await world.jobQueue.workAll();
  expect(await noted('n6')).toBe(1);
});

test('several workers at once do each job once', async () => {
  const ctx = await world.ctx();
  for (let runId = 100; runId < 140; runId += 1)
    await ctx.emit({ topic: 'import.finished', runId });
  await Promise.all([world.jobQueue.workAll(), world.jobQueue.workAll(), world.jobQueue.workAll()]);
  await world.jobQueue.workAll();
  const { rows } = {
    rows: await world.database
      .tenant('TH')
      .rows<{ n: number }>(sql`select count(*)::int as n from goods where code like 'n1__'`),
  };
  expect(rows[0]?.n).toBe(40);
});

test('a schedule wakes once per tenant and distance, however many processes look', async () => {
  woken = 0;
  await Promise.all([world.jobQueue.wakeSchedules(), world.jobQueue.wakeSchedules()]);
  await world.jobQueue.workAll();
  expect(woken).toBe(6);
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  expect(woken).toBe(6);
  world.clock.set(new Date(world.clock.now().getTime() + 3_600_001));
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  expect(woken).toBe(12);
});

test('what waits for the outside world works in a queue of its own, some at a time, and keeps nobody else waiting', async () => {
  const ctx = await world.ctx();
  for (const id of [1, 2, 3, 4, 5]) await ctx.emit({ topic: 'deal.changed', dealIds: [id] });
  const stop = await world.jobQueue.start();
  await expect.poll(() => answers.length).toBe(3);
  await ctx.emit({ topic: 'import.finished', runId: 200 });
  await expect.poll(() => noted('n200')).toBe(1);
  expect(answers.length).toBe(3);
  const open = await world.database.platform().rows(
    sql`select 1 from pg_stat_activity where datname = current_database()
          and state = 'idle in transaction'`,
  );
  expect(open, 'no transaction is open while they wait').toEqual([]);
  const first = answers;
  answers = [];
  for (const answer of first) answer();
  await expect.poll(() => answers.length).toBe(2);
  // told to stop, it waits for what is under way
  const stopped = stop();
  for (const answer of answers) answer();
  await stopped;
  expect(await Promise.all([1, 2, 3, 4, 5].map((id) => noted(`o${id}`)))).toEqual([1, 1, 1, 1, 1]);
  expect(most).toBe(3);
});

test('a queue says for itself how often it tries', async () => {
  await (await world.ctx()).emit({ topic: 'deal.changed', dealIds: [0] });
  for (let tries = 0; tries < 4; tries += 1) {
    await world.jobQueue.workAll();
    world.clock.set(new Date(world.clock.now().getTime() + 4_000_000));
  }
  const rows = await world.database.platform().rows(
    sql`select attempts, last_error, dead_at is not null as dead from job
          where name = 'counting.ask-outside'`,
  );
  expect(rows).toEqual([{ attempts: 2, last_error: 'nobody there', dead: true }]);
});

test('an event emitted with another connection belongs to the transaction of that connection', async () => {
  const ctx = await world.ctx();
  const undone = ctx.db.transaction(async (db) => {
    await ctx.emit({ topic: 'import.finished', runId: 300 }, db);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await world.jobQueue.workAll();
  expect(await noted('n300')).toBe(0);
});
