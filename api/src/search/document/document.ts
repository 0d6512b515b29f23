/** Keeps the search documents of goods, deals and writing. */
import { setImmediate } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { announce } from '../../kernel/changed.ts';
import type { Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { dictionaryOf, spaced, vectorOf } from '../../words/index.ts';
import type { Dictionary, Part } from '../../words/index.ts';
import { plainOf } from '../../content/index.ts';
import type { Findable } from '../../goods/index.ts';
import {
  dealTexts,
  goodsTexts,
  refreshFacts,
  staleIds,
  writeDocuments,
  writingTexts,
} from './queries.ts';
import type { DocumentRow, TextRow, Wanted } from './queries.ts';
import { countTerms, learn, remember } from './vocabulary.ts';
import { headOf } from '#contract/text.ts';
import { workThrough } from '../../kernel/set-aside.ts';

const BATCH = 500;
/** So many of them are cut and written at once. */
const PIECE = 100;
/** Documents that one wake of the backfill makes at most. */
const BACKFILL = 20_000;
const TITLE = 300;
/** Of a long text, the letters that are read: what a piece is about comes at its beginning. */
const LETTERS = 4000;

const TEXTS: Readonly<Record<Findable, (db: Db, wanted: Wanted) => Promise<TextRow[]>>> = {
  GOODS: goodsTexts,
  DEAL: dealTexts,
  WRITING: writingTexts,
};

/** Indexes these; `changed`: also those whose document is already as new as they are. */
async function index(
  ctx: Context,
  type: Findable,
  ids: readonly number[],
  changed: boolean,
): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const met: string[] = [];
    await workThrough(
      ctx,
      { job: 'search.index', type },
      await TEXTS[type](ctx.db, { ids: ids.slice(at, at + BATCH), changed }),
      async (inside, rows) => void met.push(...(await write(inside, type, rows))),
    );
    remember(ctx, met);
  }
}

export const indexGoods = (ctx: Context, ids: readonly number[]): Promise<void> =>
  index(ctx, 'GOODS', ids, true);
export const indexWriting = (ctx: Context, ids: readonly number[]): Promise<void> =>
  index(ctx, 'WRITING', ids, true);

/**
 * Most news of deals is about their place in lists, which no word depends on: only new words are
 * indexed.
 */
export async function indexDeals(ctx: Context, ids: readonly number[]): Promise<void> {
  await index(ctx, 'DEAL', ids, false);
  if (await refreshFacts(ctx.db, 'DEAL', ids)) await announce(ctx.db, 'search');
}

/**
 * Goods whose price was judged: new ones become findable with their first price, and an honest one
 * counts for more.
 */
export async function indexJudged(ctx: Context, ids: readonly number[]): Promise<void> {
  await index(ctx, 'GOODS', ids, false);
  if (await refreshFacts(ctx.db, 'GOODS', ids)) await announce(ctx.db, 'search');
}

/**
 * Makes what is missing or old, whatever news got lost; what one wake cannot do goes on in the
 * next, at once.
 */
export async function backfill(ctx: Context): Promise<void> {
  let behind = false;
  for (const type of ['GOODS', 'DEAL', 'WRITING'] as const) {
    const ids = await staleIds(ctx.db, type, BACKFILL);
    await index(ctx, type, ids, false);
    behind ||= ids.length === BACKFILL;
  }
  if (behind) return ctx.emit({ topic: 'search.behind' });
  await ctx.db.run(sql`delete from search_document s where (s.subject_type = 'GOODS'
      and not exists (select 1 from goods g where g.id = s.subject_id))
    or (s.subject_type = 'DEAL' and not exists (select 1 from deal d
      where d.content_id = s.subject_id))
    or (s.subject_type = 'WRITING' and not exists (select 1 from content c
      where c.id = s.subject_id))`);
  await countTerms(ctx);
}

/** Cuts some while the database writes those before them; the process answers others in between. */
async function write(
  ctx: Context,
  type: Findable,
  rows: readonly TextRow[],
): Promise<readonly string[]> {
  const dictionary = dictionaryOf(ctx.tenant.currency);
  const made: (readonly Part[])[] = [];
  let [added, waiting] = [0, [] as DocumentRow[]];
  for (let at = 0; at < rows.length; at += PIECE) {
    const some = rows.slice(at, at + PIECE).map((row) => ({ row, parts: partsOf(row) }));
    made.push(...some.map(({ parts }) => parts));
    const [written, cut] = await Promise.all([
      writeDocuments(ctx.db, ctx.tenant.id, type, waiting),
      setImmediate().then(() => some.map(({ row, parts }) => documentOf(row, parts, dictionary))),
    ]);
    added += written;
    waiting = cut;
  }
  added += await writeDocuments(ctx.db, ctx.tenant.id, type, waiting);
  await announce(ctx.db, 'search');
  return learn(ctx, made, added);
}

function documentOf(row: TextRow, parts: readonly Part[], dictionary: Dictionary): DocumentRow {
  return {
    id: row.id,
    at: row.at,
    tsv: vectorOf(parts, dictionary),
    title: headOf([...row.titles, ...row.brands.slice(0, 1)].map(spaced).join(' '), TITLE),
    popularity: row.popularity,
    facts: row.facts,
  };
}

/** The title tells most, then brand and keywords, then categories and summary, then the text. */
function partsOf(row: TextRow): Part[] {
  return [
    ...row.titles.map((text): Part => ({ text, weight: 'A', bigrams: true })),
    ...row.brands.map((text): Part => ({ text, weight: 'B', bigrams: true })),
    ...row.keywords.map((text): Part => ({ text, weight: 'B' })),
    ...row.categories.map((text): Part => ({ text, weight: 'C' })),
    ...row.summaries.map((text): Part => ({ text, weight: 'C' })),
    ...row.texts.map((text): Part => ({ text: headOf(plainOf(text), LETTERS), weight: 'D' })),
    ...row.places.map((text): Part => ({ text, weight: 'D', isPlace: true })),
  ];
}
