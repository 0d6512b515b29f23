/**
 * `npm run rehearse`: what another threshold of judging would have said over the last months
 * (BEY-54). Changes nothing.
 */
import type { Context } from '#api/kernel/context.ts';
import { JUDGING } from '#contract/price/judging.ts';
import { inTenants, misuse, print, printJson, readArgs, run, say } from './command.ts';

const HELP = `What another threshold of judging would have said, on each seventh day of the last months.

  npm run rehearse -- --set alwaysOnSaleDays=45 [--set claimMin=0.05] [--days 90] [--tenant TH] [--json]

Thresholds and their values: ${Object.entries(JUDGING)
  .map(([name, value]) => `${name}=${value}`)
  .join(', ')}.

Exit code: 0 done, 1 refused or not there, 2 wrong usage.`;

const SHOWN = 20;
const { values, positionals } = readArgs('rehearse', HELP, {
  set: { type: 'string', multiple: true },
  tenant: { type: 'string' },
  days: { type: 'string' },
});
const change: Record<string, number> = {};
for (const one of values.set ?? []) {
  const [name = '', value = ''] = one.split('=');
  if (!Object.hasOwn(JUDGING, name) || !/^\d+(\.\d+)?$/.test(value))
    misuse('rehearse', `--set ${one} is no NAME=NUMBER of a threshold`);
  change[name] = Number(value);
}
const days = Number(values.days ?? 90);
if (positionals.length > 0) misuse('rehearse', 'There is nothing to say besides the options');
if (Object.keys(change).length === 0) misuse('rehearse', 'Say what to change: --set NAME=NUMBER');
if (!Number.isInteger(days) || days < 0 || days > 365)
  misuse('rehearse', '--days is a whole number from 0 to 365');
const { rehearse } = await import('#api/price/index.ts');
const { withParts } = await import('./parts.ts');

await run(() => withParts(say, (parts) => inTenants(parts, values.tenant, 'rehearse', act)));

async function act(ctx: Context): Promise<number> {
  const found = await rehearse(ctx, change, days);
  if (values.json) {
    printJson({ tenant: ctx.tenant.id, ...found });
    return 0;
  }
  print(
    `${ctx.tenant.id}: ${found.judged} judgements, ${Object.values(found.changes).reduce((sum, count) => sum + count, 0)} would differ`,
  );
  for (const [which, count] of Object.entries(found.changes))
    print(`  ${count} × ${which.replace('>', ' → ')}`);
  for (const item of found.items.slice(0, SHOWN))
    print(`  ${item.day} product ${item.goodsId}: ${item.from} → ${item.to}`);
  return 0;
}
