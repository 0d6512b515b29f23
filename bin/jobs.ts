/** `npm run jobs`: work of the queue that gave up or keeps failing, and how to let it begin again. */
import { parseArgs } from 'node:util';
import { reviveJobs, troubledJobs } from '#api/kernel/noticeboard/dead.ts';
import { withParts } from './parts.ts';

const HELP = `Jobs that gave up after their last try, and jobs that keep failing.

  npm run jobs -- [--tenant TH] [--json]                 lists them, newest first, with the last error
  npm run jobs -- retry ID|NAME|all [--tenant TH]        lets jobs that gave up begin again

Schedules never give up; they are listed while they fail.

Exit code: 0 done, 1 nothing to do, 2 wrong usage.`;
const MOST = 200;

const say = (text: string) => process.stderr.write(`${text}\n`);
const given = readArguments();

if (given === undefined) process.exitCode = 2;
else if (given.help) process.stdout.write(`${HELP}\n`);
else {
  process.exitCode = await withParts(say, async ({ database, clock, tenants }) => {
    const { what, which, tenant, json } = given;
    if (tenant !== undefined && !(await tenants.all()).some((one) => one.id === tenant)) {
      say(`There is no tenant ${tenant}.`);
      return 2;
    }
    const platform = database.platform();
    const meant = { tenant, ...(which === undefined || which === 'all' ? {} : /^\d+$/.test(which) ? { id: Number(which) } : { name: which }) };
    if (what === 'retry') {
      const done = await reviveJobs(platform, meant, clock.now());
      say(`${done} job${done === 1 ? '' : 's'} will be tried again.`);
      return done > 0 ? 0 : 1;
    }
    const jobs = await troubledJobs(platform, meant, MOST);
    for (const job of jobs) {
      const line = `${job.id}  ${job.tenant}  ${job.name}  ${job.isDead ? 'gave up' : 'failing'} after ${job.attempts} tries  since ${job.createdAt.toISOString()}${job.error ? `\n    ${job.error}` : ''}`;
      process.stdout.write(`${json ? JSON.stringify(job) : line}\n`);
    }
    if (jobs.length === 0 && !json) say('No job gave up, and none keeps failing.');
    return 0;
  });
}

interface Given {
  readonly help: boolean;
  readonly json: boolean;
  readonly tenant: string | undefined;
  readonly what: 'list' | 'retry';
  readonly which: string | undefined;
}

/** Undefined, and one sentence said, where nobody can know what is meant. */
function readArguments(): Given | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { tenant: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    const [what = 'list', which, ...rest] = positionals;
    if (
      rest.length > 0 ||
      (what !== 'list' && what !== 'retry') ||
      (what === 'retry') !== (which !== undefined) ||
      !/^(\d{1,15}|[a-z][\w.-]*|undefined)$/.test(`${which}`)
    )
      throw new Error(`"${positionals.join(' ')}" is neither list nor retry ID|NAME|all.`);
    return { help: values.help ?? false, json: values.json ?? false, tenant: values.tenant?.toUpperCase(), what, which };
  } catch (error) {
    say(`${(error as Error).message} See: npm run jobs -- --help`);
    return undefined;
  }
}
