/**
 * `npm run review`: what users changed and others do not see yet (PROF-05, SM-13), what users report (REP-04), and the operator's answer. Each kind
 * of thing that waits is one entry of `KINDS`; its key is the kind and a number.
 */
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { decideProfileChange, profileChangesOpen } from '#api/account/index.ts';
import { decideTwin, twinReportsOpen } from '#api/goods/index.ts';
import { appealsOpen, decideAppeal, decideReport, reportsOpen } from '#api/interaction/index.ts';
import type { Context } from '#api/kernel/context.ts';
import { inTransaction } from '#api/kernel/context.ts';
import { jobContext } from '#api/kernel/noticeboard/noticeboard.ts';
import { withParts } from './parts.ts';

interface Waiting {
  readonly id: number;
  readonly since: Date;
  /** What it is, in a line. */
  readonly line: string;
}

interface Kind {
  open(ctx: Context): Promise<readonly Waiting[]>;
  /** In the transaction of `ctx`; false when it does not wait, 'same' when somebody else must decide. */
  decide(ctx: Context, id: number, verdict: 'PASSED' | 'REJECTED', reason: string | null, by: string): Promise<boolean | 'same'>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  profile: {
    open: async (ctx) =>
      (await profileChangesOpen(ctx)).map(({ id, accountId, field, from, to, since }) => ({
        id,
        since,
        line: `user ${accountId}  ${field}  ${JSON.stringify(from)} → ${JSON.stringify(to)}`,
      })),
    decide: async (ctx, id, verdict, reason) => (await decideProfileChange(ctx, id, verdict, reason)) !== null,
  },
  report: {
    open: async (ctx) =>
      (await reportsOpen(ctx)).map(({ id, targetType, targetId, reasons, since }) => ({
        id,
        since,
        line: `${targetType} ${targetId}  ${reasons.length} × ${JSON.stringify(reasons.slice(0, 3))}`,
      })),
    decide: decideReport,
  },
  appeal: {
    open: async (ctx) =>
      (await appealsOpen(ctx)).map(({ id, targetType, targetId, rule, reason, decidedBy, since }) => ({
        id,
        since,
        line: `${targetType} ${targetId}  ${rule}  ${JSON.stringify(reason)}  decided by ${decidedBy}`,
      })),
    decide: decideAppeal,
  },
  twin: {
    open: async (ctx) =>
      (await twinReportsOpen(ctx)).map(({ id, names, reports, isSplit, since }) => ({
        id,
        since,
        line: `${names.map((name) => JSON.stringify(name)).join(' is not ')}  ${reports} ×${isSplit ? '  taken apart' : ''}`,
      })),
    decide: decideTwin,
  },
};

const HELP = `What users changed and others do not see yet, and what users report.

  npm run review -- [--tenant TH] [--json]            what waits, oldest first
  npm run review -- pass KEY…                         others see it from now on; of a report: nothing is wrong;
                                                      of a twin: it is the same product;
                                                      of an appeal: it was right, and the thing is back
  npm run review -- … --by NAME                       who decides; default: the user of this machine
  npm run review -- reject KEY… --reason "…"          it is dropped, or hidden; the user reads why

KEY is what the list begins with, such as profile:12.
Exit code: 0 done, 1 something did not wait, 2 wrong usage.`;

const say = (text: string) => process.stderr.write(`${text}\n`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tenant: { type: 'string' }, json: { type: 'boolean' }, reason: { type: 'string' }, by: { type: 'string' }, help: { type: 'boolean' } },
});
const [what = 'list', ...keys] = positionals;
const reason = values.reason?.trim() ?? '';
const by = (values.by ?? userInfo().username).trim();
const chosen = keys.map((key) => /^([a-z]+):(\d{1,15})$/.exec(key)).map((found) => ({ kind: found?.[1] ?? '', id: Number(found?.[2]) }));
const isRight =
  what === 'list' ? keys.length === 0 : ['pass', 'reject'].includes(what) && keys.length > 0 && chosen.every(({ kind }) => Object.hasOwn(KINDS, kind));

if (values.help) process.stdout.write(`${HELP}\n`);
else if (!isRight || by === '' || by.length > 60 || (what === 'reject' && (reason === '' || reason.length > 500))) {
  say(HELP);
  process.exitCode = 2;
} else {
  process.exitCode = await withParts(say, async ({ database, tenants, clock, log, noticeboard }) => {
    const asked = (await tenants.all()).filter((one) => values.tenant === undefined || one.id === values.tenant.toUpperCase());
    const contexts = asked.map((tenant) => {
      const db = database.tenant(tenant.id);
      return jobContext(tenant, db, clock.now(), log, noticeboard.emitter(db, tenant.id), 'review');
    });
    if (what === 'list') for (const ctx of contexts) await list(ctx);
    return what === 'list' ? 0 : decide(contexts);
  });
}

async function list(ctx: Context): Promise<void> {
  const waiting = (
    await Promise.all(Object.entries(KINDS).map(async ([kind, { open }]) => (await open(ctx)).map((one) => ({ ...one, key: `${kind}:${one.id}` }))))
  ).flat();
  waiting.sort((one, other) => one.since.getTime() - other.since.getTime());
  for (const { key, since, line } of waiting)
    process.stdout.write(
      values.json ? `${JSON.stringify({ tenant: ctx.tenant.id, key, since, line })}\n` : `${key}  ${ctx.tenant.id}  ${since.toISOString()}  ${line}\n`,
    );
  if (waiting.length === 0 && !values.json) say(`${ctx.tenant.id}: nothing waits.`);
}

/** A key belongs to one region: it is tried in each until it is found. */
async function decide(contexts: readonly Context[]): Promise<number> {
  let missing = 0;
  for (const { kind, id } of chosen) {
    let found: boolean | 'same' = false;
    for (const ctx of contexts)
      found ||= await inTransaction(
        ctx,
        async (inside) => (await KINDS[kind]?.decide(inside, id, what === 'pass' ? 'PASSED' : 'REJECTED', reason || null, by)) ?? false,
      );
    if (found !== true) missing += 1;
    if (found === 'same') say(`${kind}:${id} was decided by ${by}: somebody else answers the appeal (--by).`);
    else say(found ? `${kind}:${id} ${what === 'pass' ? 'passed' : 'rejected'}.` : `${kind}:${id} does not wait.`);
  }
  return missing === 0 ? 0 : 1;
}
