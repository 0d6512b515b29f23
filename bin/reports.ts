/**
 * `npm run reports`: prices that shoppers doubt (BEY-03), and the operator's answer. Hiding an
 * observation takes it out of the history's figures, keeping it lets it stand; either settles every
 * report of it.
 */
import type { Context } from '#api/kernel/context.ts';
import type { ImportParts } from '#api/ingest/index.ts';
import type { OpenHold } from '#api/price/index.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { moneyText } from '#contract/money.ts';
import { inTenants, misuse, printJson, readArgs, run, say } from './command.ts';

const HELP = `Prices that shoppers doubt, and sources that are held because their prices jumped together.

  npm run reports -- [--tenant TH] [--json]   what waits, the most reported first
  npm run reports -- hide ID [--tenant TH]    the observation counts for nothing any more
  npm run reports -- keep ID [--tenant TH]    it counts
  npm run reports -- held [--tenant TH]       sources that are held, with what jumped
  npm run reports -- release ID [--tenant TH] the prices of that hold are judged one by one
  npm run reports -- refuse ID [--tenant TH]  they never count

Exit code: 0 done, 1 no such open report, 2 wrong usage.`;

const { values, positionals } = readArgs('reports', HELP, { tenant: { type: 'string' } });
const [what = 'list', number] = positionals;
const id = Number(number);

const LISTS = ['list', 'held'];
const HOLDS = ['release', 'refuse'];
if (![...LISTS, ...HOLDS, 'hide', 'keep'].includes(what))
  misuse('reports', `There is no command ${what}`);
if (LISTS.includes(what) && number !== undefined) misuse('reports', `${what} takes no number`);
if (!LISTS.includes(what) && !/^\d{1,15}$/.test(number ?? ''))
  misuse('reports', `${what} takes a number of the list`);
const { inTransaction } = await import('#api/kernel/context.ts');
const { holdsOpen, reportsOpen, settleHold, settleReport } = await import('#api/price/index.ts');
const { withParts } = await import('./parts.ts');

await run(() => withParts(say, answer));

async function answer(parts: ImportParts): Promise<number> {
  let found = false;
  const code = await inTenants(parts, values.tenant, 'reports', async (ctx) => {
    if (what === 'list') list(ctx.tenant.id, ctx.tenant.currency, await reportsOpen(ctx));
    else if (what === 'held') listHeld(ctx.tenant.id, await holdsOpen(ctx));
    else found = (HOLDS.includes(what) ? await settleOne(ctx) : await answerOne(ctx)) || found;
    return 0;
  });
  if (code !== 0 || LISTS.includes(what) || found) return code;
  say(`There is no open ${HOLDS.includes(what) ? 'hold' : 'report'} ${id}.`);
  return 1;
}

async function settleOne(ctx: Context): Promise<boolean> {
  if (
    !(await inTransaction(ctx, (inside) =>
      settleHold(inside, id, what === 'release' ? 'RELEASED' : 'KEPT'),
    ))
  )
    return false;
  if (values.json) printJson({ tenant: ctx.tenant.id, hold: id, done: true });
  say(
    `${ctx.tenant.id}: hold ${id} settled; ${what === 'release' ? 'its prices were judged one by one' : 'its prices never count'}.`,
  );
  return true;
}

async function answerOne(ctx: Context): Promise<boolean> {
  const settled = await inTransaction(ctx, (inside) =>
    settleReport(inside, id, what === 'hide' ? 'HIDDEN' : 'KEPT'),
  );
  if (!settled) return false;
  if (values.json) printJson({ tenant: ctx.tenant.id, ...settled });
  say(
    `${ctx.tenant.id}: ${settled.reports} report${settled.reports === 1 ? '' : 's'} settled; ${settled.changed ? 'prices judged again' : 'nothing else changed'}.`,
  );
  return true;
}

function listHeld(tenant: string, holds: readonly OpenHold[]): void {
  if (values.json) process.stdout.write(`${JSON.stringify({ tenant, holds })}\n`);
  else if (holds.length === 0) say(`${tenant}: no source is held.`);
  for (const hold of values.json ? [] : holds)
    process.stdout.write(
      `${tenant} ${hold.id}: ${hold.source}, ${hold.held_at.toISOString()}: ${hold.wild} of ${hold.known} known offers jumped (${hold.factor.toFixed(3)} times the usual price in the middle); ${hold.looks} prices held\n`,
    );
}

function list(
  tenant: string,
  currency: CurrencyCode,
  reports: Awaited<ReturnType<typeof reportsOpen>>,
): void {
  const money = (amount: number) => moneyText(amount, currency);
  for (const one of reports) {
    if (values.json) {
      process.stdout.write(`${JSON.stringify({ tenant, ...one })}\n`);
      continue;
    }
    const seen =
      one.seen_amounts.length > 0 ? `, shoppers saw ${one.seen_amounts.map(money).join(', ')}` : '';
    process.stdout.write(
      `${one.id}  ${tenant}  ${money(one.amount)} on ${one.platform} at ${one.observed_at.toISOString()}${seen}  ×${one.reports} ${one.reasons.join(', ')}\n` +
        `    /product/${one.goods_code}  ${one.goods_name}\n${one.notes.map((note) => `    “${note}”\n`).join('')}`,
    );
  }
  if (reports.length === 0 && !values.json) say(`${tenant}: nothing waits.`);
}
