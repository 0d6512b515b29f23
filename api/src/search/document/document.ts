/** Keeps the search documents of goods, deals and writing. */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { spaced, vectorOf } from '../words/lexeme.ts';
import type { Part } from '../words/lexeme.ts';
import { plainOf } from '../../content/index.ts';
import type { Findable } from '../../goods/index.ts';
import { dealTexts, goodsTexts, refreshPopularity, writeDocuments, writingTexts } from './queries.ts';
import type { TextRow } from './queries.ts';
import { countTerms, learn } from './vocabulary.ts';

const BATCH = 500;
/** Documents that one wake of the backfill makes at most. */
const BACKFILL = 5000;
const TITLE = 300;
/** Of a long text, the letters that are read: what a piece is about stands at its beginning. */
const LETTERS = 4000;

/** Indexes these goods; `changed`: also those whose document is already as new as they are. */
export async function indexGoods(ctx: Context, ids: readonly number[], changed: boolean): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) await write(ctx, 'GOODS', await goodsTexts(ctx.db, { ids: ids.slice(at, at + BATCH), changed, limit: BATCH }));
}

/** Most news of deals is about their place in lists, which no word depends on: only new words are indexed. */
export async function indexDeals(ctx: Context, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH);
    await write(ctx, 'DEAL', await dealTexts(ctx.db, { ids: some, changed: false, limit: BATCH }));
    await refreshPopularity(ctx.db, 'DEAL', some);
  }
}

/** Goods whose price was judged: new ones become findable with their first price, and an honest one counts for more. */
export async function indexJudged(ctx: Context, ids: readonly number[]): Promise<void> {
  await indexGoods(ctx, ids, false);
  for (let at = 0; at < ids.length; at += BATCH) await refreshPopularity(ctx.db, 'GOODS', ids.slice(at, at + BATCH));
}

export async function indexWriting(ctx: Context, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH)
    await write(ctx, 'WRITING', await writingTexts(ctx.db, { ids: ids.slice(at, at + BATCH), changed: true, limit: BATCH }));
}

/** Makes what is missing or old, whatever news got lost. */
export async function backfill(ctx: Context): Promise<void> {
  for (const [type, texts] of [
    ['GOODS', goodsTexts],
    ['DEAL', dealTexts],
    ['WRITING', writingTexts],
  ] as const) {
    for (let done = 0; done < BACKFILL; done += BATCH) {
      const rows = await texts(ctx.db, { ids: null, changed: false, limit: BATCH });
      await write(ctx, type, rows);
      if (rows.length < BATCH) break;
    }
  }
  await ctx.db.run(sql`delete from search_document s where (s.subject_type = 'GOODS' and not exists (select 1 from goods g where g.id = s.subject_id))
    or (s.subject_type = 'DEAL' and not exists (select 1 from deal d where d.content_id = s.subject_id))
    or (s.subject_type = 'WRITING' and not exists (select 1 from content c where c.id = s.subject_id))`);
  await countTerms(ctx);
}

async function write(ctx: Context, type: Findable, rows: readonly TextRow[]): Promise<void> {
  if (rows.length === 0) return;
  const documents = rows.map((row) => ({ row, parts: partsOf(row) }));
  const added = await writeDocuments(
    ctx.db,
    ctx.tenant.id,
    type,
    documents.map(({ row, parts }) => ({
      id: row.id,
      at: row.at,
      tsv: vectorOf(parts),
      title: spaced(`${row.titles.join(' ')} ${row.brands[0] ?? ''}`).slice(0, TITLE),
      popularity: row.popularity,
    })),
  );
  await learn(
    ctx,
    documents.map(({ parts }) => parts),
    added,
  );
}

/** The title tells most, then brand and keywords, then categories and summary, then the text. */
function partsOf(row: TextRow): Part[] {
  return [
    ...row.titles.map((text): Part => ({ text, weight: 'A', bigrams: true })),
    ...row.brands.map((text): Part => ({ text, weight: 'B', bigrams: true })),
    ...row.keywords.map((text): Part => ({ text, weight: 'B' })),
    ...row.categories.map((text): Part => ({ text, weight: 'C' })),
    ...row.summaries.map((text): Part => ({ text, weight: 'C' })),
    ...row.texts.map((text): Part => ({ text: plainOf(text).slice(0, LETTERS), weight: 'D' })),
  ];
}
