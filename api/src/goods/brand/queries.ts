/** Brands with the number of their goods that can be shown. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Db } from '../../kernel/postgres/database.ts';

export interface CountedBrandRow {
  id: number;
  code: string;
  name: string;
  logo: string;
  initial: string;
  count: number;
}

const columns = sql`b.id, b.code, b.name, b.logo, b.initial, n.count`;

/**
 * A page of the brands in `counts` (count.ts), A–Z, then ก–ฮ, then the rest: the byte order of the
 * collation "C" is exactly that once # is put last.
 */
export async function brandPage(
  db: Db,
  counts: Sql,
  initial: string | null,
  limit: number,
  offset: number,
): Promise<{ rows: CountedBrandRow[]; total: number }> {
  const counted = sql`(${counts}) n join brand b on b.id = n.id
    where (${initial}::text is null or b.initial = ${initial})`;
  const rows = await db.rows<CountedBrandRow & { total: number }>(sql`
    select ${columns}, count(*) over () as total from ${counted}
    order by (b.initial = '#'), b.initial collate "C", b.norm collate "C", b.id
      limit ${limit} offset ${offset}`);
  if (rows[0] || offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  const beyond = await db.row<{ total: number }>(sql`select count(*) as total from ${counted}`);
  return { rows, total: beyond?.total ?? 0 };
}

/**
 * The brands with the most goods whose discount is real; brands without any come last, by all their
 * goods.
 */
export function homeBrands(db: Db, counts: Sql, limit: number): Promise<CountedBrandRow[]> {
  return db.rows<CountedBrandRow>(
    sql`select ${columns} from (${counts}) n join brand b on b.id = n.id order by n.verified desc,
        n.count desc, b.id limit ${limit}`,
  );
}
