/** Handlers of categories (rows CAT). */
import { fail } from '#contract/errors.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf, idsOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import {
  heldCategories,
  categoriesByIds,
  categoriesNear,
  categoryBy,
  childCategories,
  pageOfCategories,
  topCategories,
} from './queries.ts';
import type { CategoryRow } from './queries.ts';
import { showCategory, treeOf } from './show.ts';

export const list: Handler<'category.list'> = async (ctx, ask) => {
  const page = pageOf(ask.pageRequest);
  const parentId = ask.parentId === undefined ? null : (idOf(ask.parentId) ?? 0);
  const { rows, total } = await pageOfCategories(ctx.db, {
    parentId,
    level: ask.level ?? null,
    limit: page.size,
    offset: page.offset,
  });
  return listAnswer(shown(ctx, rows), total, page);
};

export const tops: Handler<'category.tops'> = async (ctx) =>
  shown(ctx, await topCategories(ctx.db));

export const nextChildren: Handler<'category.next-children'> = async (ctx, ask) =>
  shown(ctx, await childCategories(ctx.db, (await found(ctx, ask.id)).id));

export const related: Handler<'category.related'> = async (ctx, ask) =>
  shown(ctx, await categoriesNear(ctx.db, idsOf(ask.ids ?? []), ask.codes ?? []));

export const tree: Handler<'category.tree'> = async (ctx) =>
  treeOf(await heldCategories(ctx.db), ctx.lang);

export const byId: Handler<'category.by-id'> = async (ctx, ask) =>
  showCategory(await found(ctx, ask.id), ctx.lang);
export const byCode: Handler<'category.by-code'> = async (ctx, ask) =>
  showCategory(await found(ctx, ask.code), ctx.lang);

export const parents: Handler<'category.parents'> = async (ctx, ask) =>
  pathTo(ctx, await found(ctx, ask.id));
export const parentsByCode: Handler<'category.parents-by-code'> = async (ctx, ask) =>
  pathTo(ctx, await found(ctx, ask.code));

async function found(ctx: Context, idOrCode: string): Promise<CategoryRow> {
  const row = await categoryBy(ctx.db, idOf(idOrCode), idOrCode);
  if (!row) throw fail('catalog.category.not_found');
  return row;
}

async function pathTo(ctx: Context, row: CategoryRow) {
  return shown(ctx, await categoriesByIds(ctx.db, [...row.path, row.id]));
}

function shown(ctx: Context, rows: readonly CategoryRow[]) {
  return rows.map((row) => showCategory(row, ctx.lang));
}
