/**
 * `npm run jobs`: work of the queue that gave up or keeps failing, and how to let it begin again.
 */
import { misuse, print, printJson, readArgs, run, say, tenantsNamed } from './command.ts';

const HELP = `Jobs that gave up after their last try, and jobs that keep failing.

  npm run jobs -- [--tenant TH] [--json]                 lists them, newest first, with the last error
  npm run jobs -- retry ID|NAME|all [--tenant TH]        lets jobs that gave up begin again

Schedules never give up; they are listed while they fail.

Exit code: 0 done, 1 nothing to do, 2 wrong usage.`;
const MOST = 200;

const { values, positionals } = readArgs('jobs', HELP, { tenant: { type: 'string' } });
const [what = 'list', which, ...rest] = positionals;
if ((what !== 'list' && what !== 'retry') || rest.length > 0)
  misuse('jobs', `"${positionals.join(' ')}" is neither list nor retry ID|NAME|all`);
if (
  (what === 'retry') !== (which !== undefined) ||
  !/^(?:\d{1,15}|[a-z][\w.-]*|undefined)$/.test(`${which}`)
)
  misuse('jobs', 'retry takes the number or the name of a job, or all');

const { reviveJobs, troubledJobs } = await import('#api/kernel/job-queue/dead.ts');
const { withParts } = await import('./parts.ts');

await run(() =>
  withParts(say, async (parts) => {
    const named = await tenantsNamed(parts, values.tenant);
    if (!named) return 1;
    const tenant = named.length === 1 ? named[0]?.id : undefined;
    const platform = parts.database.platform();
    const meant = {
      tenant,
      ...(which === undefined || which === 'all'
        ? {}
        : /^\d+$/.test(which)
          ? { id: Number(which) }
          : { name: which }),
    };
    if (what === 'retry') {
      const done = await reviveJobs(platform, meant, parts.clock.now());
      if (values.json) printJson({ done });
      say(`${done} job${done === 1 ? '' : 's'} will be tried again.`);
      return done > 0 ? 0 : 1;
    }
    const jobs = await troubledJobs(platform, meant, MOST);
    for (const job of jobs) {
      const line = `${job.id}  ${job.tenant}  ${job.name}  ${job.isDead ? 'gave up' : 'failing'} after ${job.attempts} tries  since ${job.createdAt.toISOString()}${job.error ? `\n    ${job.error}` : ''}`;
      if (values.json) printJson(job);
      else print(line);
    }
    if (jobs.length === 0 && !values.json) say('No job gave up, and none keeps failing.');
    return 0;
  }),
);
