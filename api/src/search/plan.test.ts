import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { makeWorld } from '../../../test/world.ts';
import { buildCategory } from '../../../test/build.ts';
import { generateDocuments, generateWriting } from '../../../test/generate.ts';
import { readOf } from '../../../test/plan.ts';
import { findWriting } from '../content/index.ts';

const world = await makeWorld();
const MANY = Number(process.env.KHUM_PLAN_ROWS ?? 20_000);
const WORD = `unique${MANY - 1}`;

beforeAll(async () => {
  const ctx = await world.ctx();
  const category = await buildCategory(ctx.db);
  await generateWriting(ctx, MANY, { categoryIds: [category.id] });
  await generateDocuments(ctx);
  const owner = new pg.Client(world.url);
  await owner.connect();
  await owner.query('vacuum analyze content, content_place, search_document');
  await owner.end();
}, 1_800_000);

test(`SRCH-02: a word that one piece in ${MANY} has costs that piece; the documents are found by their index`, async () => {
  const ctx = await world.ctx();
  const read = await readOf(ctx.db, (db) =>
    findWriting(
      { ...ctx, db },
      { places: [['type:NOTE', 'type:ARTICLE']], order: 'RELEVANCE', without: [], keyword: WORD },
      20,
      0,
    ),
  );
  expect(read.indexes).not.toContain('Seq Scan');
  // and at most a hundred whose letters are like it, each with its piece and places
  expect(read.rows).toBeLessThanOrEqual(6 * 101);
  // inside the function, which runs with its owner's rights
  const owner = new pg.Client(world.url);
  await owner.connect();
  await owner.query("set app.tenant = 'TH'");
  const { rows } = await owner.query<{
    'QUERY PLAN': string;
  }>(`explain (analyze, costs off) select d.subject_id from search_document d
    where d.tenant_id = current_tenant() and d.subject_type = 'WRITING' and d.tsv @@ '''${WORD}'':*'::tsquery`);
  await owner.end();
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('search_document_tsv');
});
