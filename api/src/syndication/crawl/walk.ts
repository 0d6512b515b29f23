/**
 * What is in the site maps, kind by kind, walked by key in constant memory. A map holds at most
 * `MAP_SIZE` addresses and is named by the id it begins with, so it stays the same map while new
 * things are added behind it.
 */
import sql, { raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { contentPath } from '../../content/index.ts';
import { showCategory } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { boardPath, brandPath, categoryPath, goodsPath, guidePath, tagPath } from '../path.ts';

/** The format allows 50,000; smaller maps are fetched and made faster. */
export const MAP_SIZE = 10_000;
const STEP = 1000;

/** A row of any kind: what it needs for its address, and when it last changed. */
interface Row {
  id: number;
  code: string;
  type: string;
  names: Record<string, string>;
  changed: Date | null;
}

interface Kind {
  /** Rows that have a page; columns id, code, type, names, changed. */
  readonly rows: Sql;
  path(row: Row, ctx: Context): string;
}

const NONE = raw("'{}'::jsonb");
const KINDS: Readonly<Record<string, Kind>> = {
  deals: {
    rows: sql`select d.content_id as id, c.code, '' as type, ${NONE} as names,
        c.update_time as changed from deal d join content c on c.id = d.content_id where d.is_open`,
    path: (row) => contentPath('DEAL', row.code),
  },
  products: {
    rows: sql`select g.id, g.code, '' as type, ${NONE} as names, greatest(g.updated_at,
        p.judged_at) as changed from goods g join goods_price p on p.goods_id = g.id
        where g.listed`,
    path: (row) => goodsPath(row.code),
  },
  writing: {
    rows: sql`select c.id, c.code, c.type, ${NONE} as names, c.update_time as changed
        from content_place w join content c on c.id = w.content_id where w.place = 'all'`,
    path: (row) => contentPath(row.type as never, row.code),
  },
  guides: {
    rows: sql`select id, subtitle as code, '' as type, ${NONE} as names, update_time as changed
        from special_subject where shelved`,
    path: (row) => guidePath(row.code),
  },
  leaderboards: {
    rows: sql`select g.id, g.code, '' as type, ${NONE} as names, g.updated_at as changed
        from item_group g
      where g.online and g.group_type = 'RANKING' and exists (select 1 from item_group_ref r
        where r.group_id = g.id)`,
    path: (row) => boardPath(row.code),
  },
  categories: {
    rows: sql`select c.id, c.code, '' as type, c.names, null::timestamptz as changed from category c
      where exists (select 1 from category k join goods g on g.category_id = k.id
        where k.path @> array[c.id] and g.listed)`,
    path: (row, ctx) =>
      categoryPath(
        showCategory(
          {
            ...row,
            parent_id: null,
            level: 1,
            icon: '',
            has_children: false,
            path: [],
          } as unknown as Parameters<typeof showCategory>[0],
          ctx.lang,
        ),
      ),
  },
  brands: {
    rows: sql`select b.id, b.code, '' as type, ${NONE} as names, null::timestamptz as changed
        from brand b
      where exists (select 1 from goods g where g.brand_id = b.id and g.listed)`,
    path: (row) => brandPath(row.code),
  },
  tags: {
    rows: sql`select k.id, k.keyword as code, '' as type, ${NONE} as names,
        null::timestamptz as changed from keyword k
      where not k.hidden and exists (select 1 from content_place w
        where w.place = 'tag:' || k.norm)`,
    path: (row, ctx) => tagPath(ctx.tenant, row.code),
  },
};

/** Pages that every region has. */
export const STATIC_PATHS = [
  '/',
  '/products',
  '/brands',
  '/articles',
  '/discover',
  '/guides',
  '/coupons',
  '/daily-special-offers',
  '/leaderboards',
  '/activities',
  '/check',
  '/how-we-judge',
  '/how-we-judge/waiting',
  '/moderation',
  '/ai',
  '/about-us',
  '/data-kept',
  '/sitemap-page',
  '/download',
] as const;

export function isKind(name: string): boolean {
  return Object.hasOwn(KINDS, name);
}

export interface MapPart {
  readonly kind: string;
  readonly from: number;
  readonly changed: Date | null;
}

/** The maps of all kinds: the id that each begins with, and when something in it last changed. */
export async function mapParts(db: Db): Promise<MapPart[]> {
  const lists = await Promise.all(
    Object.entries(KINDS).map(async ([kind, { rows }]) =>
      (
        await db.rows<{ from: number; changed: Date | null }>(sql`
          select min(id) as from, max(changed) as changed from (select id, changed,
            (row_number() over (order by id) - 1) / ${MAP_SIZE}::int as part from (${rows}) t) n
          group by part order by part`)
      ).map((row) => ({ kind, ...row })),
    ),
  );
  return lists.flat();
}

/** Addresses of one map, a step at a time. */
export async function* walk(
  ctx: Context,
  kind: string,
  from: number,
): AsyncGenerator<{ path: string; changed: Date | null }[]> {
  const { rows, path } = KINDS[kind] as Kind;
  let next = from;
  for (let left = MAP_SIZE; left > 0; left -= STEP) {
    const some = await ctx.db.rows<Row>(
      sql`select * from (${rows}) t where id >= ${next}::bigint order by id
          limit ${Math.min(STEP, left)}`,
    );
    if (some.length > 0) yield some.map((row) => ({ path: path(row, ctx), changed: row.changed }));
    if (some.length < STEP) return;
    next = (some.at(-1) as Row).id + 1;
  }
}
