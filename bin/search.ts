/** `npm run search`: words that mean the same, what is lifted for a keyword, documents made anew, how far behind they are (BEY-09). */
import { parseArgs } from 'node:util';
import type { Context } from '#api/kernel/context.ts';
import { inTransaction } from '#api/kernel/context.ts';
import { jobContext } from '#api/kernel/noticeboard/noticeboard.ts';
import { addSynonym, boostSubject, boostsOf, documentLag, rebuildDocuments, removeSynonym, synonymGroups } from '#api/search/index.ts';
import type { BoostSubject } from '#api/search/index.ts';
import { withParts } from './parts.ts';

const HELP = `What operators tell search. It counts from the next search on.

  npm run search -- [list] [TH]                            synonyms and boosts
  npm run search -- synonym add TH WORD WORD…              whoever searches one finds the others
  npm run search -- synonym remove TH NUMBER               the number that the list begins with
  npm run search -- boost TH "KEYWORD" GOODS:CODE 0.5      lifts it for the keyword (up to 1) or sinks it (down to -1);
                                                           0 takes that back; also DEAL:CODE and WRITING:CODE
  npm run search -- rebuild [TH]                           makes all documents anew, while the old ones can be found
  npm run search -- lag [TH]                               how many documents are missing or old

Exit code: 0 done, 1 no such tenant, number or subject, 2 wrong usage.`;

const say = (text: string) => process.stderr.write(`${text}\n`);
const write = (text: string) => process.stdout.write(`${text}\n`);
type Work = (ctx: Context) => Promise<boolean>;

async function list(ctx: Context): Promise<boolean> {
  for (const { id, words } of await synonymGroups(ctx)) write(`${ctx.tenant.id}  synonym ${id}  ${words.join(' = ')}`);
  for (const { keyword, type, code, boost } of await boostsOf(ctx)) write(`${ctx.tenant.id}  boost  ${JSON.stringify(keyword)}  ${type}:${code}  ${boost}`);
  return true;
}

async function lag(ctx: Context): Promise<boolean> {
  const behind = await documentLag(ctx);
  write(
    `${ctx.tenant.id}  ${Object.entries(behind)
      .map(([type, count]) => `${type} ${count}`)
      .join('  ')}`,
  );
  return true;
}

async function rebuild(ctx: Context): Promise<boolean> {
  const count = await inTransaction(ctx, rebuildDocuments);
  say(`${ctx.tenant.id}: ${count} documents are made anew by the running Khum, or when it starts.`);
  return true;
}

function synonymWork(verb: string | undefined, rest: readonly string[]): Work | undefined {
  const words = rest.map((word) => word.trim());
  if (verb === 'add' && words.length >= 2 && words.length <= 20 && words.every((word) => word !== '' && word.length <= 60))
    return async (ctx) => {
      say(`${ctx.tenant.id}: synonym ${await inTransaction(ctx, (inside) => addSynonym(inside, words))} added.`);
      return true;
    };
  if (verb === 'remove' && words.length === 1 && /^\d{1,15}$/.test(words[0] as string))
    return (ctx) => inTransaction(ctx, (inside) => removeSynonym(inside, Number(words[0])));
  return undefined;
}

function boostWork([keyword = '', subject = '', figure = '', ...more]: readonly string[]): Work | undefined {
  const found = /^(GOODS|DEAL|WRITING):([\w-]{1,64})$/.exec(subject);
  const boost = figure.trim() === '' ? Number.NaN : Number(figure);
  if (!found || keyword.trim() === '' || keyword.length > 200 || !(boost >= -1 && boost <= 1) || more.length > 0) return undefined;
  return (ctx) => inTransaction(ctx, (inside) => boostSubject(inside, keyword, { type: found[1], code: found[2] } as BoostSubject, boost));
}

/** The work and the tenant it is for (undefined: all of them); undefined: wrong usage. */
function workOf([what = 'list', ...rest]: readonly string[]): { work: Work; tenant: string | undefined } | undefined {
  const forAll = { list, lag, rebuild }[what];
  if (forAll) return rest.length <= 1 ? { work: forAll, tenant: rest[0] } : undefined;
  const [tenant, work] =
    what === 'synonym' ? [rest[1], synonymWork(rest[0], rest.slice(2))] : what === 'boost' ? [rest[0], boostWork(rest.slice(1))] : [undefined, undefined];
  return work && tenant ? { work, tenant } : undefined;
}

// a figure below 0 is no option
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).map((one) => (/^-[\d.]+$/.test(one) ? ` ${one}` : one)),
  allowPositionals: true,
  options: { help: { type: 'boolean' } },
});
const asked = workOf(positionals);

if (values.help) write(HELP);
else if (!asked) {
  say(HELP);
  process.exitCode = 2;
} else
  process.exitCode = await withParts(say, async ({ database, tenants, clock, log, noticeboard }) => {
    const chosen = (await tenants.all()).filter((one) => asked.tenant === undefined || one.id === asked.tenant.toUpperCase());
    if (chosen.length === 0) say(`There is no tenant ${asked.tenant}.`);
    let isDone = chosen.length > 0;
    for (const tenant of chosen) {
      const db = database.tenant(tenant.id);
      const ctx = jobContext(tenant, db, clock.now(), log, noticeboard.emitter(db, tenant.id), 'search');
      if (await asked.work(ctx)) continue;
      say(`${tenant.id}: there is no such thing.`);
      isDone = false;
    }
    return isDone ? 0 : 1;
  });
