/**
 * `npm run review`: what users contribute (SM-07) or changed about themselves and others do not see
 * yet (PROF-05, SM-13), what users report (REP-04), and the operator's answer. Each kind of thing
 * that waits is one entry of `KINDS`; its key is the kind and a number.
 */
import { moneyText } from '#contract/money.ts';
import { userInfo } from 'node:os';
import type { Context } from '#api/kernel/context.ts';
import type { AuditState } from '#contract/content/audit.ts';
import { inTenants, misuse, printJson, readArgs, run, say } from './command.ts';

/** What an operator says, and the state that it leads to; the first two apply to everything. */
const VERDICTS = {
  pass: { to: 'PASSED', done: 'passed', reason: false },
  reject: { to: 'REJECTED', done: 'rejected', reason: true },
  take: { to: 'AUDITING', done: 'taken', reason: false },
  self: { to: 'SELF_VISIBLE', done: 'left to its author', reason: true },
  recall: { to: 'RECALLED', done: 'recalled', reason: true },
  submit: { to: 'SUBMITTED', done: 'submitted', reason: false },
  delete: { to: 'DELETED', done: 'deleted', reason: true },
} as const satisfies Record<string, { to: AuditState; done: string; reason: boolean }>;
type Word = keyof typeof VERDICTS;
const COMMON: readonly Word[] = ['pass', 'reject'];

interface Waiting {
  readonly id: number;
  readonly since: Date;
  /** What it is, in a line. */
  readonly line: string;
}

interface Kind {
  open(ctx: Context): Promise<readonly Waiting[]>;
  /**
   * In the transaction of `ctx`; false when it does not wait, 'same' when somebody else must
   * decide.
   */
  decide(
    ctx: Context,
    id: number,
    word: Word,
    reason: string | null,
    by: string,
  ): Promise<boolean | 'same'>;
  readonly words: readonly Word[];
}

const verdictOf = (word: Word) => (word === 'pass' ? 'PASSED' : 'REJECTED');

const KINDS: Readonly<Record<string, Kind>> = {
  profile: {
    open: async (ctx) =>
      (await profileChangesOpen(ctx)).map(({ id, accountId, field, from, to, since }) => ({
        id,
        since,
        line: `user ${accountId}  ${field}  ${JSON.stringify(from)} → ${JSON.stringify(to)}`,
      })),
    decide: async (ctx, id, word, reason) =>
      (await decideProfileChange(ctx, id, verdictOf(word), reason)) !== null,
    words: COMMON,
  },
  report: {
    open: async (ctx) =>
      (await reportsOpen(ctx)).map(({ id, targetType, targetId, reasons, since }) => ({
        id,
        since,
        line: `${targetType} ${targetId}  ${reasons.length} × ${JSON.stringify(reasons.slice(0, 3))}`,
      })),
    decide: (ctx, id, word, reason, by) => decideReport(ctx, id, verdictOf(word), reason, by),
    words: COMMON,
  },
  appeal: {
    open: async (ctx) =>
      (await appealsOpen(ctx)).map(
        ({ id, targetType, targetId, rule, reason, decidedBy, since }) => ({
          id,
          since,
          line: `${targetType} ${targetId}  ${rule}  ${JSON.stringify(reason)}  decided by ${decidedBy}`,
        }),
      ),
    decide: (ctx, id, word, reason, by) => decideAppeal(ctx, id, verdictOf(word), reason, by),
    words: COMMON,
  },
  twin: {
    open: async (ctx) =>
      (await twinReportsOpen(ctx)).map(({ id, names, reports, isSplit, since }) => ({
        id,
        since,
        line: `${names.map((name) => JSON.stringify(name)).join(' is not ')}  ${reports} ×${isSplit ? '  taken apart' : ''}`,
      })),
    decide: (ctx, id, word) => decideTwin(ctx, id, verdictOf(word)),
    words: COMMON,
  },
  sighting: {
    open: async (ctx) =>
      (await sightingsOpen(ctx)).map(
        ({
          id,
          goods_code,
          goods_name,
          platform,
          item_amount,
          set_aside,
          in_stock,
          seen_at,
          created_at,
        }) => ({
          id,
          since: created_at,
          line: `/product/${goods_code}  ${JSON.stringify(goods_name)} on ${platform}  ${moneyText(item_amount, ctx.tenant.currency)} at ${seen_at.toISOString()}${in_stock ? '' : ', sold out'}${set_aside ? `  set aside: ${set_aside}` : ''}`,
        }),
      ),
    decide: (ctx, id, word) => decideSighting(ctx, id, verdictOf(word)),
    words: COMMON,
  },
  contribution: {
    open: async (ctx) =>
      (await contributionsOpen(ctx)).map(
        ({ id, type, state, author_id, is_public, title, submitted_at, twins }) => ({
          id,
          since: submitted_at,
          line: `${type} of user ${author_id}  ${state}${is_public ? ', a change of what is public' : ''}  ${JSON.stringify(title)}${twins.map((twin) => `  same as contribution:${twin}`).join('')}`,
        }),
      ),
    decide: (ctx, id, word, reason) => decideContribution(ctx, id, VERDICTS[word].to, reason),
    words: Object.keys(VERDICTS) as Word[],
  },
};

const HELP = `What users contributed or changed and others do not see yet, and what users report.

  npm run review -- [--tenant TH] [--json]            what waits, oldest first
  npm run review -- show KEY…                         words, link, pictures, likeness to others, the author's past
  npm run review -- pass KEY…                         others see it from now on; of a report: nothing is wrong;
                                                      of a twin: it is the same product;
                                                      of a sighting: the price that a shopper saw counts;
                                                      of an appeal: it was right, and the thing is back
  npm run review -- … --by NAME                       who decides; default: the user of this machine
  npm run review -- reject KEY… --reason "…"          it is dropped, or hidden; the user reads why
  npm run review -- take contribution:12              somebody looks at it: its author cannot change it meanwhile
  npm run review -- self contribution:12 --reason "…" its author alone sees it
  npm run review -- recall|delete contribution:12 --reason "…"   what is public leaves the site
  npm run review -- submit contribution:12            a draft, or what was recalled, waits for review

KEY is what the list begins with, such as profile:12.
Exit code: 0 done, 1 something did not wait, 2 wrong usage.`;

const { values, positionals } = readArgs('review', HELP, {
  tenant: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
});
const [what = 'list', ...keys] = positionals;
const reason = values.reason?.trim() ?? '';
const by = (values.by ?? userInfo().username).trim();
const chosen = keys
  .map((key) => /^([a-z]+):(\d{1,15})$/.exec(key))
  .map((found) => ({ kind: found?.[1] ?? '', id: Number(found?.[2]) }));
const isRight =
  what === 'list'
    ? keys.length === 0
    : keys.length > 0 &&
      chosen.every(
        ({ kind }) =>
          Object.hasOwn(KINDS, kind) &&
          (what === 'show' || (KINDS[kind] as Kind).words.includes(what as Word)),
      );

const isLook = what === 'list' || what === 'show';
if (!isLook && !Object.hasOwn(VERDICTS, what)) misuse('review', `There is no command ${what}`);
if (!isRight)
  misuse(
    'review',
    what === 'list'
      ? 'The list takes no key'
      : `${what} takes keys of what it is said of, such as profile:12`,
  );
if (by === '' || by.length > 60) misuse('review', '--by takes a name of 1 to 60 letters');
if (!isLook && VERDICTS[what as Word].reason && (reason === '' || reason.length > 500))
  misuse('review', `${what} takes a reason of 1 to 500 letters: --reason "…"`);
const { decideProfileChange, profileChangesOpen } = await import('#api/account/index.ts');
const { contributionsOpen, decideContribution } = await import('#api/content/index.ts');
const { decideTwin, twinReportsOpen } = await import('#api/goods/index.ts');
const { appealsOpen, decideAppeal, decideReport, reportsOpen } = await import(
  '#api/interaction/index.ts'
);
const { inTransaction } = await import('#api/kernel/context.ts');
const { decideSighting, sightingsOpen } = await import('#api/price/index.ts');
const { withParts } = await import('./parts.ts');
const { showKey, visible } = await import('./review-show.ts');

await run(() =>
  withParts(say, async (parts) => {
    const contexts: Context[] = [];
    const code = await inTenants(parts, values.tenant, 'review', async (ctx) => {
      contexts.push(ctx);
      if (what === 'list') await list(ctx);
      return 0;
    });
    if (code !== 0 || what === 'list') return code;
    return what === 'show' ? show(contexts) : decide(contexts, what as Word);
  }),
);

async function list(ctx: Context): Promise<void> {
  const waiting = (
    await Promise.all(
      Object.entries(KINDS).map(async ([kind, { open }]) =>
        (await open(ctx)).map((one) => ({ ...one, key: `${kind}:${one.id}` })),
      ),
    )
  ).flat();
  waiting.sort((one, other) => one.since.getTime() - other.since.getTime());
  for (const { key, since, line } of waiting)
    process.stdout.write(
      values.json
        ? `${JSON.stringify({ tenant: ctx.tenant.id, key, since, line })}\n`
        : `${key}  ${ctx.tenant.id}  ${since.toISOString()}  ${visible(line)}\n`,
    );
  if (waiting.length === 0 && !values.json) say(`${ctx.tenant.id}: nothing waits.`);
}

async function show(contexts: readonly Context[]): Promise<number> {
  let missing = 0;
  for (const { kind, id } of chosen) {
    let lines: string[] | null = null;
    for (const ctx of contexts) lines ??= await showKey(ctx, kind, id);
    if (!lines) missing += 1;
    if (values.json) printJson({ key: `${kind}:${id}`, lines: lines ?? [] });
    else if (lines)
      process.stdout.write(`${kind}:${id}\n${lines.map((line) => `  ${line}\n`).join('')}`);
    else say(`${kind}:${id} has nothing more to show.`);
  }
  return missing === 0 ? 0 : 1;
}

/** A key belongs to one region: it is tried in each until it is found. */
async function decide(contexts: readonly Context[], word: Word): Promise<number> {
  let missing = 0;
  for (const { kind, id } of chosen) {
    let found: boolean | 'same' = false;
    for (const ctx of contexts)
      found ||= await inTransaction(
        ctx,
        async (inside) =>
          (await KINDS[kind]?.decide(inside, id, word, reason || null, by)) ?? false,
      );
    if (found !== true) missing += 1;
    if (values.json) printJson({ key: `${kind}:${id}`, done: found === true });
    if (found === 'same')
      say(`${kind}:${id} was decided by ${by}: somebody else answers the appeal (--by).`);
    else say(found ? `${kind}:${id} ${VERDICTS[word].done}.` : `${kind}:${id} does not wait.`);
  }
  return missing === 0 ? 0 : 1;
}
