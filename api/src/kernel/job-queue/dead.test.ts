import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { callCommand, runCommand } from '../../../../test/command.ts';
import { makeWorld } from '../../../../test/world.ts';
import type { Module } from '../module.ts';
import { reviveJobs, troubledJobs } from './dead.ts';
import { listen } from './event.ts';
import { MAX_ATTEMPTS } from './job-table.ts';

let isBroken = true;
let ran = { schedule: 0, job: 0 };
const shaky: Module = {
  name: 'shaky',
  handlers: {},
  listeners: [
    listen({
      topic: 'search.behind',
      name: 'shaky.job',
      run: async () => {
        if (isBroken) throw new Error('lock timeout');
        ran.job += 1;
      },
    }),
  ],
  schedules: [
    {
      name: 'shaky.schedule',
      everySeconds: 600,
      run: async () => {
        if (isBroken) throw new Error('lock timeout');
        ran.schedule += 1;
      },
    },
  ],
};
const world = await makeWorld({ modules: [shaky] });
const platform = world.database.platform();
const later = (seconds: number) =>
  world.clock.set(new Date(world.clock.now().getTime() + seconds * 1000));
const turn = async () => {
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
};
const reset = async (broken: boolean) => {
  isBroken = broken;
  ran = { schedule: 0, job: 0 };
  await platform.run(sql`delete from job`);
  await platform.run(sql`update schedule set next_run_at = ${world.clock.now()}`);
};

test('12.3: a schedule that fails for hours never dies, and runs at its own distance again', async () => {
  await reset(true);
  for (let minutes = 0; minutes < 300; minutes += 5) {
    await turn();
    later(300);
  }
  const rows = await platform.rows<{ attempts: number; dead: boolean }>(
    sql`select attempts, dead_at is not null as dead from job where name = 'shaky.schedule'`,
  );
  expect(rows).toHaveLength(6);
  for (const row of rows)
    expect(row).toMatchObject({
      attempts: expect.toSatisfy((n: number) => n > 3 * MAX_ATTEMPTS),
      dead: false,
    });
  isBroken = false;
  later(600);
  await turn();
  expect(ran.schedule).toBe(6);
  for (let runs = 2; runs <= 4; runs += 1) {
    later(601);
    await turn();
    expect(ran.schedule).toBe(6 * runs);
  }
});

test('12.3: a schedule that died under an older Khum lives again at its next turn', async () => {
  await reset(false);
  await platform.run(sql`insert into job (tenant_id, name, payload, run_at, created_at, dedupe,
      attempts, dead_at)
    values ('TH', 'shaky.schedule', '{}', ${world.clock.now()}, ${world.clock.now()},
      'shaky.schedule:TH', 8, ${world.clock.now()})`);
  await turn();
  expect(ran.schedule).toBe(6);
});

test('12.3: what a clock wrote that was a month ahead holds nothing up once it is right', async () => {
  await reset(true);
  const right = world.clock.now();
  later(30 * 86_400);
  await (await world.ctx()).emit({ topic: 'search.behind' });
  await turn();
  // a worker that died in that month holds a lease of its future
  await platform.run(
    sql`update job set leased_until = ${new Date(world.clock.now().getTime() + 60_000)},
        lease_token = gen_random_uuid() where name = 'shaky.job'`,
  );
  isBroken = false;
  world.clock.set(right);
  await turn();
  expect(ran).toEqual({ schedule: 6, job: 1 });
  later(599);
  await turn();
  expect(ran.schedule, 'and not before its time').toBe(6);
  later(2);
  await turn();
  expect(ran.schedule).toBe(12);
});

test('12.3: a job that gave up is counted, listed with its reason, and begins again when an operator says so', async () => {
  await reset(true);
  await (await world.ctx('ID')).emit({ topic: 'search.behind' });
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    await world.jobQueue.workAll();
    later(4000);
  }
  expect(await troubledJobs(platform, { name: 'shaky.job' }, 10)).toMatchObject([
    { tenant: 'ID', attempts: MAX_ATTEMPTS, isDead: true, error: 'lock timeout' },
  ]);
  expect((await world.app.operations.inject({ url: '/metrics' })).body).toContain(
    'khum_jobs_dead{job="shaky.job"} 1',
  );
  isBroken = false;
  expect(await reviveJobs(platform, { name: 'shaky.job', tenant: 'TH' }, world.clock.now())).toBe(
    0,
  );
  expect(await reviveJobs(platform, { name: 'shaky.job', tenant: 'ID' }, world.clock.now())).toBe(
    1,
  );
  await world.jobQueue.workAll();
  expect(ran.job).toBe(1);
  expect((await world.app.operations.inject({ url: '/metrics' })).body).not.toContain(
    'khum_jobs_dead{job="shaky.job"} 1',
  );
});

test('12.3: `npm run jobs` lists, retries, and says in one sentence what it did not understand', async () => {
  await reset(false);
  await platform.run(sql`insert into job (tenant_id, name, payload, run_at, created_at, attempts,
      last_error, dead_at)
    values ('TH', 'shaky.job', '{}', ${world.clock.now()}, ${world.clock.now()}, 8, 'disk full',
      ${world.clock.now()})`);
  const listed = await runCommand(world, 'bin/jobs.ts');
  expect(listed, listed.err).toMatchObject({
    code: 0,
    out: expect.stringMatching(/TH {2}shaky\.job {2}gave up after 8 tries.*\n {4}disk full/),
  });
  const json = await callCommand(world, 'bin/jobs.ts', '--json', '--tenant', 'th');
  expect(JSON.parse(json.out)).toMatchObject({ tenant: 'TH', name: 'shaky.job', isDead: true });
  expect(await callCommand(world, 'bin/jobs.ts', 'retry', 'other.job')).toMatchObject({ code: 1 });
  expect(await runCommand(world, 'bin/jobs.ts', 'retry', 'all')).toMatchObject({
    code: 0,
    err: expect.stringContaining('1 job will be tried again.'),
  });
  expect(
    await platform.row(sql`select attempts, dead_at from job where name = 'shaky.job'`),
  ).toEqual({ attempts: 0, dead_at: null });
  for (const wrong of [['retry'], ['--nonsense'], ['drop', 'all'], ['retry', 'x', 'y']]) {
    const refused = await callCommand(world, 'bin/jobs.ts', ...wrong);
    expect(refused.code, wrong.join(' ')).toBe(2);
    expect(refused.err.trim().split('\n')).toHaveLength(1);
  }
});
