/** `npm run rehearse`: what another threshold of judging would have said over the last months (BEY-54). Changes nothing. */
import { parseArgs } from 'node:util';
import { jobContext } from '#api/kernel/noticeboard/noticeboard.ts';
import { rehearse } from '#api/price/index.ts';
import { JUDGING } from '#contract/price/judging.ts';
import { withParts } from './parts.ts';

const HELP = `What another threshold of judging would have said.

  npm run rehearse -- --set alwaysOnSaleDays=45 [--set claimMin=0.05] [--tenant TH] [--days 90] [--json]

Thresholds and their values: ${Object.entries(JUDGING)
  .map(([name, value]) => `${name}=${value}`)
  .join(', ')}.

Exit code: 0 done, 2 wrong usage.`;

const say = (text: string) => process.stderr.write(`${text}\n`);

function usage(): { change: Record<string, number>; days: number; tenant: string | undefined; json: boolean } | string {
  try {
    const { values } = parseArgs({
      options: {
        set: { type: 'string', multiple: true },
        tenant: { type: 'string' },
        days: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return '';
    const change: Record<string, number> = {};
    for (const one of values.set ?? []) {
      const [name = '', value = ''] = one.split('=');
      if (!Object.hasOwn(JUDGING, name) || value === '' || !(Number(value) >= 0))
        return `--set ${one}: a threshold is NAME=NUMBER, and its name is listed by --help.`;
      change[name] = Number(value);
    }
    const days = Number(values.days ?? 90);
    if (Object.keys(change).length === 0) return 'Say what to change: --set NAME=NUMBER.';
    if (!Number.isInteger(days) || days < 0 || days > 365) return '--days is a whole number from 0 to 365.';
    return { change, days, tenant: values.tenant?.toUpperCase(), json: values.json ?? false };
  } catch (error) {
    return (error as Error).message;
  }
}

const asked = usage();
if (asked === '') process.stdout.write(`${HELP}\n`);
else if (typeof asked === 'string') {
  say(asked);
  process.exitCode = 2;
} else
  process.exitCode = await withParts(say, async ({ database, tenants, clock, log, noticeboard }) => {
    for (const tenant of (await tenants.all()).filter((one) => asked.tenant === undefined || one.id === asked.tenant)) {
      const db = database.tenant(tenant.id);
      const found = await rehearse(jobContext(tenant, db, clock.now(), log, noticeboard.emitter(db, tenant.id), 'rehearse'), asked.change, asked.days);
      if (asked.json) process.stdout.write(`${JSON.stringify({ tenant: tenant.id, ...found })}\n`);
      else {
        process.stdout.write(`${tenant.id}: ${found.judged} judgements, ${Object.values(found.changes).reduce((sum, count) => sum + count, 0)} would differ\n`);
        for (const [change, count] of Object.entries(found.changes)) process.stdout.write(`  ${count} × ${change.replace('>', ' → ')}\n`);
        for (const item of found.items.slice(0, 20)) process.stdout.write(`  ${item.day} product ${item.goodsId}: ${item.from} → ${item.to}\n`);
      }
    }
    return 0;
  });
