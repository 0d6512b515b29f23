/** What a comparison shows of each product; what is not there is left out and counted. */
import type { Answer } from '#contract/calls.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { EXTRA } from '../../lib/call.ts';
import type { Caller } from '../../lib/call.ts';

export interface ComparedProduct {
  readonly goods: Answer<'goods.detail'>;
  readonly stat: Answer<'price.statistics'> | null;
  readonly outlook: Answer<'price.outlook'> | null;
}

export interface Comparison {
  readonly products: readonly ComparedProduct[];
  /** Codes that no product of this region has. */
  readonly missing: number;
  /** What a single product may be compared with. */
  readonly near: readonly GoodsCard[];
}

const DAYS = 180;
const NEAR = 6;

export async function loadComparison(call: Caller, codes: readonly string[]): Promise<Comparison> {
  const found = await Promise.all(codes.map((code) => productOf(call, code)));
  const products = found.filter((one) => one !== null);
  const [only] = products;
  return {
    products,
    missing: codes.length - products.length,
    near: only && products.length === 1 ? await nearTo(call, only.goods) : [],
  };
}

async function productOf(call: Caller, code: string): Promise<ComparedProduct | null> {
  const [goods, stat, outlook] = await Promise.all([
    call('goods.detail', { code }, EXTRA).catch((error: { code?: number }) => {
      if (error.code === 404) return null;
      throw error;
    }),
    call('price.statistics', { id: code, dayRange: DAYS, judged: true }, EXTRA).catch(() => null),
    call('price.outlook', { id: code }, EXTRA).catch(() => null),
  ]);
  return goods && { goods, stat, outlook };
}

async function nearTo(call: Caller, goods: Answer<'goods.detail'>): Promise<GoodsCard[]> {
  const category = goods.breadcrumb.at(-1);
  if (!category) return [];
  const ask = { dataTypes: ['GOODS'], categoryCodes: [category.code], sort: 'SALES' as const };
  const answer = await call(
    'search.search',
    { ...ask, pageRequest: { page: 1, size: NEAR + 1 } },
    EXTRA,
  ).catch(() => null);
  return ((answer?.content ?? []) as GoodsCard[])
    .filter(({ code }) => code !== goods.code)
    .slice(0, NEAR);
}
