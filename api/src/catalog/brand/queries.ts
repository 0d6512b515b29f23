/** Brands, read; their counts come from whoever knows which goods can be shown. */
import sql from 'sql-template-tag';
import type { Db } from '../../kernel/postgres/database.ts';
import { brandNorm } from '../brand-name.ts';

export interface BrandRow {
  id: number;
  code: string;
  name: string;
  logo: string;
  initial: string;
  story: Record<string, string>;
  aliases: string[];
}

const columns = sql`b.id, b.code, b.name, b.logo, b.initial, b.story, b.aliases`;

/** By id or code; a code wins over an id that is written alike. */
export function brandBy(db: Db, id: number | null, code: string): Promise<BrandRow | undefined> {
  return db.row<BrandRow>(
    sql`select ${columns} from brand b where b.code = ${code} or b.id = ${id}::bigint
        order by (b.code = ${code}) desc limit 1`,
  );
}

/** By its name however it is written, else by one of its other spellings. */
export async function brandNamed(db: Db, name: string): Promise<BrandRow | undefined> {
  const byNorm = await db.row<BrandRow>(
    sql`select ${columns} from brand b where b.norm = ${brandNorm(name)}`,
  );
  return (
    byNorm ??
    db.row<BrandRow>(sql`select ${columns} from brand b where ${name} = any(b.aliases) limit 1`)
  );
}

/** Those of the words that are the name of a brand, however it is written. */
export async function brandsAmong(db: Db, words: readonly string[]): Promise<string[]> {
  const norms = words.map((word) => brandNorm(word) ?? '');
  const rows = await db.rows<{ norm: string }>(
    sql`select b.norm from brand b where b.norm = any(${norms}::text[])`,
  );
  const found = new Set(rows.map(({ norm }) => norm));
  return words.filter((_, at) => found.has(norms[at] as string));
}

/** In no particular order. */
export function brandsByIds(db: Db, ids: readonly number[]): Promise<BrandRow[]> {
  return db.rows<BrandRow>(sql`select ${columns} from brand b where b.id = any(${ids}::bigint[])`);
}
