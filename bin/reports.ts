/**
 * `npm run reports`: prices that shoppers doubt (BEY-03), and the operator's answer. Hiding an observation takes it out
 * of the history's figures, keeping it lets it stand; either settles every report of it.
 */
import { parseArgs } from 'node:util';
import { inTransaction } from '#api/kernel/context.ts';
import { jobContext } from '#api/kernel/noticeboard/noticeboard.ts';
import { holdsOpen, reportsOpen, settleHold, settleReport } from '#api/price/index.ts';
import type { OpenHold } from '#api/price/index.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { shownAmount } from '#contract/money.ts';
import { withParts } from './parts.ts';

const HELP = `Prices that shoppers doubt, and sources that are held because their prices jumped together.

  npm run reports -- [--tenant TH] [--json]   what waits, the most reported first
  npm run reports -- hide ID [--tenant TH]    the observation counts for nothing any more
  npm run reports -- keep ID [--tenant TH]    it stands
  npm run reports -- held [--tenant TH]       sources that are held, with what jumped
  npm run reports -- release ID [--tenant TH] the prices of that hold are judged one by one
  npm run reports -- refuse ID [--tenant TH]  they never count

Exit code: 0 done, 1 no such open report, 2 wrong usage.`;

const say = (text: string) => process.stderr.write(`${text}\n`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tenant: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
});
const [what = 'list', number] = positionals;
const id = Number(number);

if (values.help) process.stdout.write(`${HELP}\n`);
else if (['list', 'held'].includes(what) ? number !== undefined : !['hide', 'keep', 'release', 'refuse'].includes(what) || !Number.isSafeInteger(id)) {
  say(HELP);
  process.exitCode = 2;
} else process.exitCode = await withParts(say, ({ database, tenants, clock, log, noticeboard }) => answer({ database, tenants, clock, log, noticeboard }));

type Parts = Parameters<Parameters<typeof withParts>[1]>[0];

async function answer({ database, tenants, clock, log, noticeboard }: Parts): Promise<number> {
  const asked = (await tenants.all()).filter((one) => values.tenant === undefined || one.id === values.tenant.toUpperCase());
  let found = false;
  for (const tenant of asked) {
    const db = database.tenant(tenant.id);
    const ctx = jobContext(tenant, db, clock.now(), log, noticeboard.emitter(db, tenant.id), 'reports');
    if (what === 'list') {
      list(tenant.id, tenant.currency, await reportsOpen(ctx));
      continue;
    }
    if (what === 'held') {
      listHeld(tenant.id, await holdsOpen(ctx));
      continue;
    }
    if (what === 'release' || what === 'refuse') {
      if (!(await inTransaction(ctx, (inside) => settleHold(inside, id, what === 'release' ? 'RELEASED' : 'KEPT')))) continue;
      found = true;
      say(`${tenant.id}: hold ${id} settled; ${what === 'release' ? 'its prices were judged one by one' : 'its prices never count'}.`);
      continue;
    }
    const settled = await inTransaction(ctx, (inside) => settleReport(inside, id, what === 'hide' ? 'HIDDEN' : 'KEPT'));
    if (!settled) continue;
    found = true;
    say(
      `${tenant.id}: ${settled.reports} report${settled.reports === 1 ? '' : 's'} settled; ${settled.changed ? 'prices judged anew' : 'nothing else changed'}.`,
    );
  }
  if (what === 'list' || what === 'held' || found) return 0;
  say(`There is no open ${what === 'release' || what === 'refuse' ? 'hold' : 'report'} ${id}.`);
  return 1;
}

function listHeld(tenant: string, holds: readonly OpenHold[]): void {
  if (values.json) process.stdout.write(`${JSON.stringify({ tenant, holds })}\n`);
  else if (holds.length === 0) say(`${tenant}: no source is held.`);
  for (const hold of values.json ? [] : holds)
    process.stdout.write(
      `${tenant} ${hold.id}: ${hold.source}, ${hold.held_at.toISOString()}: ${hold.wild} of ${hold.known} known offers jumped (${hold.factor.toFixed(3)} times the usual price in the middle); ${hold.looks} prices held\n`,
    );
}

function list(tenant: string, currency: CurrencyCode, reports: Awaited<ReturnType<typeof reportsOpen>>): void {
  const money = (amount: number) => Object.values(shownAmount(amount, currency)).join('');
  for (const one of reports) {
    if (values.json) {
      process.stdout.write(`${JSON.stringify({ tenant, ...one })}\n`);
      continue;
    }
    const seen = one.seen_amounts.length > 0 ? `, shoppers saw ${one.seen_amounts.map(money).join(', ')}` : '';
    process.stdout.write(
      `${one.id}  ${tenant}  ${money(one.amount)} on ${one.platform} at ${one.observed_at.toISOString()}${seen}  ×${one.reports} ${one.reasons.join(', ')}\n` +
        `    /product/${one.goods_code}  ${one.goods_name}\n${one.notes.map((note) => `    “${note}”\n`).join('')}`,
    );
  }
  if (reports.length === 0 && !values.json) say(`${tenant}: nothing waits.`);
}
