/**
 * Finds goods: which ids, in which order, and how many in all. Only listed goods with a price that
 * counts are found.
 */
import type { GoodsSort } from '#contract/catalog/filter.ts';
import { GOODS_LABELS } from '#contract/catalog/label.ts';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import type { Page, Total } from '../kernel/paging.ts';
import { countOf } from './count.ts';
import type { Countable, Matching } from './countable.ts';
import { BRAND_FIELDS, CATEGORY_FIELDS, narrowing } from './filter.ts';
import type { Filter, FilterField } from './filter.ts';
import { goodsOrder, plainOrder } from './order.ts';
import { precomputedTotal } from './precomputed/read.ts';
import { matching } from './words.ts';

export interface Found {
  readonly ids: number[];
  readonly total: Total;
}

interface Asked {
  /** Joins more, with the alias u. */
  readonly units?: Sql;
  /** Of what is gathered each price is looked up. */
  readonly gathered?: boolean;
}

/** What counts where words are found (`Bounds`). */
const BOUNDS = ['minAmount', 'maxAmount', 'platforms', 'labels'] as const;

/**
 * `from … where …` of the goods that match, with aliases g, p and, when words were given, m (id,
 * rank).
 */
export async function goodsMatching(
  ctx: Context,
  filter: Filter,
  without: readonly FilterField[] = [],
  { units = empty, gathered = false }: Asked = {},
): Promise<Matching> {
  const matches = await matching(
    ctx,
    'GOODS',
    without.includes('keyword') ? undefined : filter.keyword,
    Object.fromEntries(
      BOUNDS.flatMap((field) => (without.includes(field) ? [] : [[field, filter[field]]])),
    ),
  );
  const words = matches ? sql`join (${matches}) m on m.id = g.id` : empty;
  // of what is gathered each price is looked up; reading all prices there are would grow with them
  // (`offset 0` keeps it so)
  const price = gathered
    ? sql`cross join lateral (select * from goods_price p where p.goods_id = g.id offset 0) p`
    : sql`join goods_price p on p.goods_id = g.id`;
  return {
    from: sql`from goods g ${price} ${words} ${units}
        where g.listed ${await narrowing(ctx, filter, without)}`,
    ranked: matches !== undefined,
    matches,
  };
}

export const GOODS: Countable = {
  kind: 'GOODS',
  matching: (ctx, filter, without) => goodsMatching(ctx, filter, without),
  id: sql`g.id`,
  labels: sql`select t.goods_id as id, t.label from goods_label t`,
  labelNames: GOODS_LABELS,
  all: sql`select g.id from goods g where g.listed`,
  among:
    () => sql`from base cross join lateral (select * from goods g where g.id = base.id offset 0) g
    cross join lateral (select * from goods_price p where p.goods_id = g.id offset 0) p
      where g.listed`,
};

/** How many goods match (AMB-46). */
export const countGoods = (ctx: Context, filter: Filter): Promise<Total> =>
  countOf(ctx, GOODS, filter);

export async function findGoods(
  ctx: Context,
  filter: Filter,
  sort: GoodsSort,
  page: Page,
): Promise<Found> {
  const total = await countGoods(ctx, filter);
  const gathered = isGathered(filter) && total.count <= GATHERED;
  if (sort === 'UNIT_PRICE' && !gathered) return { ids: await byUnit(ctx, filter, page), total };
  const far =
    gathered && sort !== 'UNIT_PRICE'
      ? await walkOf(ctx, 'GOODS', filter, total.count, page)
      : undefined;
  const walked = far === undefined ? [] : await amongFirst(ctx, filter, sort, page, far);
  return {
    ids: walked.length === page.size ? walked : await inOrder(ctx, filter, sort, page, gathered),
    total,
  };
}

async function inOrder(
  ctx: Context,
  filter: Filter,
  sort: GoodsSort,
  page: Page,
  gathered: boolean,
): Promise<number[]> {
  const { from, ranked } = await goodsMatching(ctx, filter, [], { gathered });
  return idsOf(
    await ctx.db.rows<Row>(
      sql`select g.id ${from} order by ${goodsOrder(sort, ranked, gathered)}
          limit ${page.size} offset ${page.offset}`,
    ),
  );
}

/** The page as far as it lies among the first `far` of all goods in this order. */
async function amongFirst(
  ctx: Context,
  filter: Filter,
  sort: GoodsSort,
  page: Page,
  far: number,
): Promise<number[]> {
  const price = OF_GOODS.includes(sort) ? empty : sql`join goods_price p on p.goods_id = g.id`;
  return idsOf(
    await ctx.db.rows<Row>(sql`
      select g.id from (select g.id from goods g ${price} where g.listed
        order by ${plainOrder(sort, false)} limit ${far}) w
      cross join lateral (select * from goods g where g.id = w.id offset 0) g
      cross join lateral (select * from goods_price p where p.goods_id = g.id offset 0) p
      where true ${await narrowing(ctx, filter)} order by ${plainOrder(sort, true)}
        limit ${page.size} offset ${page.offset}`),
  );
}
const OF_GOODS: readonly GoodsSort[] = ['NEWEST', 'RATING'];

/** Those that have a unit price walk its index; then come the others, as they came in. */
async function byUnit(ctx: Context, filter: Filter, page: Page): Promise<number[]> {
  const [{ from: measured }, { from: all }] = await Promise.all([
    goodsMatching(ctx, filter, [], {
      units: sql`join goods_unit u on u.goods_id = g.id and u.unit_amount is not null`,
    }),
    goodsMatching(ctx, filter),
  ]);
  const end = page.offset + page.size;
  return idsOf(
    await ctx.db.rows<Row>(sql`
    select id from (
      (select g.id, 0 as part, u.unit, u.unit_amount ${measured} order by u.unit, u.unit_amount,
        g.id limit ${end})
      union all (select g.id, 1, null, null ${all} and not exists (select 1 from goods_unit u
        where u.goods_id = g.id and u.unit_amount is not null)
        order by g.id limit ${end})
    ) e order by part, unit, unit_amount, id limit ${page.size} offset ${page.offset}`),
  );
}

/**
 * A category or brand of this size or less is gathered whole and sorted. Otherwise an index of the
 * whole order is walked until the page is full; that is quick where many match, and endless where
 * what matches is at the far end of the order.
 */
export const GATHERED = 50_000;

/** Narrowed by what goods have an index of. */
export function isGathered(filter: Filter): boolean {
  return [...CATEGORY_FIELDS, ...BRAND_FIELDS].some(
    (field) => ((filter[field] as readonly string[] | undefined)?.length ?? 0) > 0,
  );
}

/**
 * Before `count` are gathered: how far to walk the whole order, twice as far as the page ends if
 * they are spread evenly. Undefined: gathering them is nearer.
 */
export async function walkOf(
  ctx: Context,
  kind: Countable['kind'],
  filter: Filter,
  count: number,
  { offset, size }: Page,
): Promise<number | undefined> {
  const all = filter.keyword?.trim() ? undefined : await precomputedTotal(ctx, kind);
  if (all === undefined || count === 0) return undefined;
  const far = Math.ceil((2 * (offset + size) * all) / count);
  return 2 * far <= count ? far : undefined;
}

interface Row {
  readonly id: number;
}
const idsOf = (rows: readonly Row[]) => rows.map((row) => row.id);
