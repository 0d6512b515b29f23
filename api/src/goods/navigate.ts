/** Navigation by category with counts (API-39, PROD-11). */
import { fail } from '#contract/errors.ts';
import type { Answer } from '#contract/calls.ts';
import { categoriesByIds, showCategory } from '../catalog/index.ts';
import { keepFor } from '../kernel/kept.ts';
import type { Handler } from '../kernel/module.ts';
import { categoryNamed, countByCategory } from './count.ts';
import { goodsMatching } from './find.ts';

const kept = keepFor<Answer<'goods.category-navigate'>>({ seconds: 30, topics: ['goods'] });

export const categoryNavigate: Handler<'goods.category-navigate'> = async (ctx, ask) => {
  const { parentCode, ...filter } = ask;
  const parent = parentCode === undefined ? undefined : await categoryNamed(ctx, parentCode);
  if (parentCode !== undefined && !parent) throw fail('catalog.category.not_found');
  return kept(ctx, `${ctx.lang} ${JSON.stringify(ask)}`, async () => {
    const { from } = await goodsMatching(ctx, filter);
    const counts = new Map((await countByCategory(ctx, from, parent)).map(({ id, count }) => [id, count]));
    const rows = await categoriesByIds(ctx.db, [...counts.keys()]);
    return rows.map((row) => ({ ...showCategory(row, ctx.lang), count: counts.get(row.id) ?? 0 }));
  });
};
