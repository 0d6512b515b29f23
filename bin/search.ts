/**
 * `npm run search`: words that mean the same, what is lifted for a keyword, documents rebuilt,
 * how far behind they are, how well it finds (BEY-09).
 */
import path from 'node:path';
import type { Context } from '#api/kernel/context.ts';
import type { BoostSubject } from '#api/search/index.ts';
import { inTenants, misuse, print, printJson, readArgs, run, say } from './command.ts';
import type { Score } from './search-golden.ts';
import type { MadeScore } from './search-made.ts';

const HELP = `What operators tell search. It counts from the next search on.

  npm run search -- [list] [--tenant TH] [--json]                synonyms and boosts
  npm run search -- synonym add WORD WORD… --tenant TH           whoever searches one finds the others
  npm run search -- synonym remove NUMBER --tenant TH            the number that the list begins with
  npm run search -- boost "KEYWORD" GOODS:CODE 0.5 --tenant TH   lifts it for the keyword (up to 1) or sinks it (down to -1);
                                                                 0 takes that back; also DEAL:CODE and WRITING:CODE
  npm run search -- rebuild [--tenant TH]                        rebuilds all documents, while the old ones can be found
  npm run search -- lag [--tenant TH] [--json]                   how many documents are missing or old
  npm run search -- --questions FILE --tenant TH [--json]        asks questions whose product is known, and counts
                                                                 its place (docs/search.md)
  npm run search -- --golden [FILE…] [--tenant TH] [--json]      asks names of kinds and judged lists of seed/golden, and
                                                                 counts what fits, language by language (docs/search.md)

Exit code: 0 done, 1 no such tenant, number or subject, 2 wrong usage.`;

const GOLDEN = ['kinds.tsv', 'lists.tsv'].map((name) =>
  path.join(import.meta.dirname, '../seed/golden', name),
);

type Work = (ctx: Context) => Promise<boolean>;

// a figure below 0 is no option
const { values, positionals } = readArgs(
  'search',
  HELP,
  { tenant: { type: 'string' }, questions: { type: 'string' }, golden: { type: 'boolean' } },
  process.argv.slice(2).map((one) => (/^-[\d.]+$/.test(one) ? ` ${one}` : one)),
);
const { inTransaction } = await import('#api/kernel/context.ts');
const {
  addSynonym,
  boostSubject,
  boostsOf,
  documentLag,
  rebuildDocuments,
  removeSynonym,
  synonymGroups,
} = await import('#api/search/index.ts');
const { withParts } = await import('./parts.ts');
const { emptyScore, goldenIn, goldenScores } = await import('./search-golden.ts');
const { emptyMade, madeScores } = await import('./search-made.ts');
const { questionsIn, scoreOf } = await import('./search-questions.ts');

const totals = new Map<string, Score>();
const made = new Map<string, MadeScore>();
const asked = values.golden
  ? goldenWork(positionals)
  : values.questions === undefined
    ? workOf(positionals)
    : measureWork(positionals);
if (!asked) misuse('search', `${positionals.join(' ')} is no command of search`);
if (asked.single && (values.tenant === undefined || values.tenant.toLowerCase() === 'all'))
  misuse('search', 'Say which region: --tenant TH');
await run(() =>
  withParts(say, (parts) =>
    inTenants(parts, values.tenant, 'search', async (ctx) => {
      if (await asked.work(ctx)) return 0;
      say(`${ctx.tenant.id}: there is no such thing.`);
      return 1;
    }),
  ),
);
sayTotals();

async function list(ctx: Context): Promise<boolean> {
  for (const { id, words } of await synonymGroups(ctx))
    sayResult(
      { tenant: ctx.tenant.id, synonym: id, words },
      `${ctx.tenant.id}  synonym ${id}  ${words.join(' = ')}`,
    );
  for (const { keyword, type, code, boost } of await boostsOf(ctx))
    sayResult(
      { tenant: ctx.tenant.id, keyword, subject: `${type}:${code}`, boost },
      `${ctx.tenant.id}  boost  ${JSON.stringify(keyword)}  ${type}:${code}  ${boost}`,
    );
  return true;
}

async function lag(ctx: Context): Promise<boolean> {
  const behind = await documentLag(ctx);
  const counts = Object.entries(behind).map(([type, count]) => `${type} ${count}`);
  sayResult({ tenant: ctx.tenant.id, ...behind }, `${ctx.tenant.id}  ${counts.join('  ')}`);
  return true;
}

async function rebuild(ctx: Context): Promise<boolean> {
  const count = await inTransaction(ctx, rebuildDocuments);
  say(`${ctx.tenant.id}: ${count} documents are rebuilt by the running Khum, or when it starts.`);
  return true;
}

/** Asks the questions of `--questions`; nothing else may be asked with it. */
function measureWork(rest: readonly string[]): { work: Work; single: boolean } | undefined {
  if (rest.length > 0) return undefined;
  return {
    single: true,
    work: async (ctx) => {
      const { questions, leftOut } = questionsIn(values.questions ?? '');
      if (leftOut > 0) say(`${leftOut} lines are no question with the title of its product.`);
      const score = await scoreOf(ctx, questions);
      const share = (count: number) => `${Math.round((100 * count) / Math.max(1, score.asked))} %`;
      sayResult(
        { tenant: ctx.tenant.id, ...score },
        `${ctx.tenant.id}  ${score.asked} questions: first ${share(score.first)}, first five ${share(score.five)}, nothing ${share(score.nothing)}`,
      );
      return true;
    },
  };
}

/** Asks the golden queries of `--golden`, of the files that are named or of those there are. */
function goldenWork(files: readonly string[]): { work: Work; single: boolean } {
  const queries = (files.length > 0 ? files : GOLDEN).flatMap(goldenIn);
  return {
    single: false,
    work: async (ctx) => {
      for (const [name, score] of await goldenScores(ctx, queries)) {
        const sum = totals.get(name) ?? emptyScore();
        for (const field of ['asked', 'first', 'empty', 'suggested', 'graded', 'ndcg'] as const)
          sum[field] += score[field];
        sum.missed.push(...score.missed);
        sum.unsuggested.push(...score.unsuggested);
        totals.set(name, sum);
      }
      // of files that are named nothing else is wanted
      if (files.length === 0) await addMade(ctx);
      return true;
    },
  };
}

async function addMade(ctx: Context): Promise<void> {
  for (const [name, score] of await madeScores(ctx)) {
    const sum = made.get(name) ?? emptyMade();
    sum.asked += score.asked;
    for (const who of ['search', 'trigrams'] as const)
      for (const place of ['first', 'five'] as const) sum[who][place] += score[who][place];
    sum.missed.push(...score.missed);
    made.set(name, sum);
  }
}

function sayTotals(): void {
  for (const [name, score] of [...totals].toSorted()) {
    const share = (count: number) => `${Math.round((1000 * count) / score.asked) / 10} %`;
    const ndcg = score.graded > 0 ? Math.round((1000 * score.ndcg) / score.graded) / 1000 : null;
    const judged = ndcg === null ? '' : `, nDCG@10 ${ndcg} of ${score.graded} lists`;
    sayResult(
      { name, ...score, ndcg },
      `${name}  ${score.asked} queries: first fits ${share(score.first)}, empty although something fits ${share(score.empty)}, suggested ${share(score.suggested)}${judged}`,
    );
  }
  for (const [name, score] of made) {
    const share = (count: number) => `${Math.round((100 * count) / score.asked)} %`;
    const said = ({ first, five }: MadeScore['search']) =>
      `first ${share(first)}, first five ${share(five)}`;
    sayResult(
      { name, ...score },
      `${name}  ${score.asked} queries: ${said(score.search)}; pg_trgm ${said(score.trigrams)}`,
    );
  }
}

function synonymWork(verb: string | undefined, rest: readonly string[]): Work | undefined {
  const words = rest.map((word) => word.trim());
  if (
    verb === 'add' &&
    words.length >= 2 &&
    words.length <= 20 &&
    words.every((word) => word !== '' && word.length <= 60)
  )
    return async (ctx) => {
      say(
        `${ctx.tenant.id}: synonym ${await inTransaction(ctx, (inside) => addSynonym(inside, words))} added.`,
      );
      return true;
    };
  if (verb === 'remove' && words.length === 1 && /^\d{1,15}$/.test(words[0] as string))
    return (ctx) => inTransaction(ctx, (inside) => removeSynonym(inside, Number(words[0])));
  return undefined;
}

function boostWork([keyword = '', subject = '', figure = '', ...more]: readonly string[]):
  | Work
  | undefined {
  const found = /^(GOODS|DEAL|WRITING):([\w-]{1,64})$/.exec(subject);
  const boost = figure.trim() === '' ? Number.NaN : Number(figure);
  if (
    !found ||
    keyword.trim() === '' ||
    keyword.length > 200 ||
    !(boost >= -1 && boost <= 1) ||
    more.length > 0
  )
    return undefined;
  return (ctx) =>
    inTransaction(ctx, (inside) =>
      boostSubject(inside, keyword, { type: found[1], code: found[2] } as BoostSubject, boost),
    );
}

/** What to say on standard output, in a line of words or of JSON. */
function sayResult(value: unknown, line: string): void {
  if (values.json) printJson(value);
  else print(line);
}

/** The work; undefined: wrong usage. `single`: it is of one region. */
function workOf([what = 'list', ...rest]: readonly string[]):
  | { work: Work; single: boolean }
  | undefined {
  const forAll = { list, lag, rebuild }[what];
  if (forAll) return rest.length === 0 ? { work: forAll, single: false } : undefined;
  const work =
    what === 'synonym'
      ? synonymWork(rest[0], rest.slice(1))
      : what === 'boost'
        ? boostWork(rest)
        : undefined;
  return work && { work, single: true };
}
