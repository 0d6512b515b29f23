/**
 * Handlers of brands (rows BRAND). They are here and not in the catalogue because a brand shows
 * how many of its goods can be shown.
 */
import type { Answer } from '#contract/calls.ts';
import type { Brand } from '#contract/catalog/brand.ts';
import { fail } from '#contract/errors.ts';
import { textIn } from '#contract/language.ts';
import { brandBy } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { cacheFor } from '../../kernel/cache.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { brandCounts } from '../count.ts';
import { countGoods, GOODS } from '../find.ts';
import { brandPage, homeBrands } from './queries.ts';
import type { CountedBrandRow } from './queries.ts';

const HOME_BRANDS = 12;
const cached = cacheFor<Answer<'brand.navigate'>>({ seconds: 30, topics: ['goods'] });
const cachedHome = cacheFor<Answer<'brand.home'>>({ seconds: 30, max: 20, topics: ['goods'] });

export const navigate: Handler<'brand.navigate'> = async (ctx, ask) => {
  const { pageRequest, initial, ...filter } = ask;
  const page = pageOf(pageRequest);
  return cached(ctx, JSON.stringify([filter, initial, page]), async () => {
    const { rows, total } = await brandPage(
      ctx.db,
      await brandCounts(ctx, GOODS, filter),
      initial?.toUpperCase() ?? null,
      page.size,
      page.offset,
    );
    return listAnswer(rows.map(showBrand), total, page);
  });
};

export const home: Handler<'brand.home'> = (ctx) =>
  cachedHome(ctx, '', async () =>
    (await homeBrands(ctx.db, await brandCounts(ctx, GOODS, {}), HOME_BRANDS)).map(showBrand),
  );

export const detail: Handler<'brand.detail'> = (ctx, ask) => brandInFull(ctx, ask.id);
export const detailByCode: Handler<'brand.detail-by-code'> = (ctx, ask) =>
  brandInFull(ctx, ask.code);

async function brandInFull(ctx: Context, idOrCode: string): Promise<Answer<'brand.detail'>> {
  const row = await brandBy(ctx.db, idOf(idOrCode), idOrCode);
  if (!row) throw fail('catalog.brand.not_found');
  const { count } = await countGoods(ctx, { brandIds: [String(row.id)] });
  return { ...showBrand({ ...row, count }), story: textIn(row.story, ctx.lang) };
}

function showBrand(row: CountedBrandRow): Brand {
  return {
    id: String(row.id),
    code: row.code,
    name: row.name,
    logo: row.logo,
    initial: row.initial,
    goodsCount: row.count,
  };
}
