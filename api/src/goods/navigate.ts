/** Navigation by category with counts (API-39, PROD-11). */
import { fail } from '#contract/errors.ts';
import type { Answer } from '#contract/calls.ts';
import { categoriesByIds, showCategory } from '../catalog/index.ts';
import { cacheFor } from '../kernel/cache.ts';
import type { Handler } from '../kernel/module.ts';
import { categoryNamed } from './count.ts';
import { GOODS } from './find.ts';
import { lookOver } from './look.ts';
import { precomputedCounts } from './precomputed/read.ts';

const cached = cacheFor<Answer<'goods.category-navigate'>>({ seconds: 30, topics: ['goods'] });

export const categoryNavigate: Handler<'goods.category-navigate'> = async (ctx, ask) => {
  const { parentCode, ...filter } = ask;
  const parent = parentCode === undefined ? undefined : await categoryNamed(ctx, parentCode);
  if (parentCode !== undefined && !parent) throw fail('catalog.category.not_found');
  return cached(ctx, `${ctx.lang} ${JSON.stringify(ask)}`, async () => {
    const standing = await precomputedCounts(ctx, 'GOODS', filter, {
      field: 'category',
      parent: parent?.id ?? null,
    });
    const cells = standing ?? (await lookOver(ctx, GOODS, filter, parent)).categories;
    const counts = new Map(cells.map(({ word, count }) => [Number(word), count]));
    const rows = await categoriesByIds(ctx.db, [...counts.keys()]);
    return rows.map((row) => ({ ...showCategory(row, ctx.lang), count: counts.get(row.id) ?? 0 }));
  });
};
