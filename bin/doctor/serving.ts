/** What a Khum that serves may see, and what its queue, its batches and its sources gave up. */
import sql from 'sql-template-tag';
import { countOverdue } from '#api/activity/index.ts';
import { systemClock } from '#api/kernel/clock.ts';
import type { Config } from '#api/kernel/config.ts';
import { countJobs } from '#api/kernel/job-queue/dead.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { rightsTrouble } from '#api/kernel/postgres/rights.ts';
import { safeServingUrl } from '#api/kernel/postgres/serving.ts';
import { pushKeyTrouble } from '#api/message/index.ts';
import { countHolds } from '#api/price/index.ts';
import { headOf } from '#contract/text.ts';
import { localDay } from '#contract/time.ts';
import type { Note } from './finding.ts';

/** What a Khum that serves from this database may see, and what its queue gave up. */
export async function checkServing(note: Note, settings: Config, ownerUrl: string): Promise<void> {
  const url = await safeServingUrl(settings.databaseUrl ?? ownerUrl);
  const database = new Database({ url, poolSize: 4 });
  try {
    const [tenant] = await database
      .platform()
      .rows<{ id: string }>(sql`select id from tenant order by position, id limit 1`);
    const trouble = tenant ? await rightsTrouble(database, tenant.id) : [];
    note(
      trouble.length === 0,
      `Connections see one region each, and nobody passes row-level security by`,
      `${trouble.join(' ')} Start Khum once: it puts this right as the owner.`,
    );
    const jobs = await countJobs(database.platform(), systemClock.now());
    const [dead, failing] = [
      jobs.filter((one) => one.dead > 0),
      jobs.filter((one) => one.failing > 0),
    ];
    const named = (list: typeof jobs) => list.map(({ name }) => name).join(', ');
    note(
      dead.length === 0,
      dead.length === 0 ? 'No job gave up' : `Jobs gave up: ${named(dead)}`,
      'See why with `npm run jobs`, then `npm run jobs -- retry all`.',
    );
    note(
      failing.length === 0,
      failing.length === 0 ? 'No job keeps failing' : `Jobs keep failing: ${named(failing)}`,
      'See why with `npm run jobs`; they go on by themselves.',
    );
    const pushTrouble = await pushKeyTrouble(database.platform());
    note(
      pushTrouble === null,
      'The key for web push is whole',
      `${pushTrouble} Restore the table vapid_key from a backup; without one, empty it: browsers then subscribe again.`,
    );
    await checkAside(note, database);
    await checkHolds(note, database);
    await checkAwards(note, database);
  } finally {
    await database.close();
  }
}

/** Sources whose prices jumped together and count for nothing until somebody decides. */
async function checkHolds(note: Note, database: Database): Promise<void> {
  const tenants = await database
    .platform()
    .rows<{ id: string }>(sql`select id from tenant order by position, id`);
  const held: string[] = [];
  for (const { id } of tenants) if ((await countHolds(database.tenant(id))) > 0) held.push(id);
  note(
    held.length === 0,
    held.length === 0 ? 'No source is held' : `Sources are held in ${held.join(', ')}`,
    'Look at them with `npm run reports -- held`.',
  );
}

/** Prizes that should have been sent by now (ACT-08). */
async function checkAwards(note: Note, database: Database): Promise<void> {
  const tenants = await database
    .platform()
    .rows<{ id: string; timezone: string }>(
      sql`select id, timezone from tenant order by position, id`,
    );
  const late: string[] = [];
  for (const { id, timezone } of tenants) {
    const today = localDay(systemClock.now(), timezone);
    const count = await countOverdue(database.tenant(id), id, today);
    if (count > 0) late.push(`${id} ${count}`);
  }
  note(
    late.length === 0,
    late.length === 0 ? 'No prize is overdue' : `Prizes are overdue: ${late.join(', ')}`,
    'See which with `npm run activities -- awards --overdue`, and send them.',
  );
}

/** Rows that a batch job left out. */
async function checkAside(note: Note, database: Database): Promise<void> {
  const aside = await database.platform().rows<{ job: string; rows: number; reason: string }>(sql`
    select job, count(*) as rows, (array_agg(reason order by set_aside_at desc))[1] as reason
      from set_aside group by job order by job`);
  note(
    aside.length === 0,
    aside.length === 0
      ? 'No row was set aside'
      : `Rows were set aside: ${aside.map((one) => `${one.job} ${one.rows}`).join(', ')}`,
    `They are left out until what they hold is put right; the newest of each: ${aside.map((one) => `${one.job}: ${headOf(one.reason, 120)}`).join('; ')}. The table set_aside names them.`,
  );
}
