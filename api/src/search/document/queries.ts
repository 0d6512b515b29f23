/** The texts of what can be found, and their documents. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Db } from '../../kernel/postgres/database.ts';

export interface TextRow {
  id: number;
  at: Date;
  titles: string[];
  brands: string[];
  keywords: string[];
  categories: string[];
  summaries: string[];
  texts: string[];
}

/** `ids` null: whichever; `changed` false: only those without a document as new as themselves. */
export interface Wanted {
  ids: readonly number[] | null;
  changed: boolean;
  limit: number;
}

const goodsWords = sql`
  array(select distinct t from unnest(array[g.name] || array(select value from jsonb_each_text(g.names))) t where t <> '')`;
const brandWords = sql`array_remove(array[b.name] || b.aliases, null)`;
const categoryWords = sql`array(select n.value from category k, jsonb_each_text(k.names) n where k.id = any(c.path))`;

const noText = sql`'{}'::text[] as summaries, '{}'::text[] as texts`;

export function goodsTexts(db: Db, wanted: Wanted): Promise<TextRow[]> {
  return db.rows<TextRow>(sql`
    select g.id, g.updated_at as at, ${goodsWords} as titles, ${brandWords} as brands, '{}'::text[] as keywords, ${categoryWords} as categories, ${noText}
    from goods g left join brand b on b.id = g.brand_id left join category c on c.id = g.category_id
    where ${chosen(wanted, 'GOODS', sql`g.id`, sql`g.updated_at`)}`);
}

export function dealTexts(db: Db, wanted: Wanted): Promise<TextRow[]> {
  return db.rows<TextRow>(sql`
    select d.content_id as id, greatest(x.update_time, g.updated_at) as at, array[x.title] || ${goodsWords} as titles, ${brandWords} as brands, x.keywords, ${categoryWords} as categories, ${noText}
    from deal d join content x on x.id = d.content_id join goods g on g.id = d.goods_id left join brand b on b.id = g.brand_id left join category c on c.id = g.category_id
    where ${chosen(wanted, 'DEAL', sql`d.content_id`, sql`greatest(x.update_time, g.updated_at)`)}`);
}

/** Every language that a piece is written in; of its text what comes first. */
export function writingTexts(db: Db, wanted: Wanted): Promise<TextRow[]> {
  const inEach = (field: string) => sql`array(select v.value ->> ${field} from jsonb_each(x.translations) v where v.value ->> ${field} <> '')`;
  return db.rows<TextRow>(sql`
    select x.id, x.update_time as at, array[x.title, x.subtitle] || ${inEach('title')} || ${inEach('subtitle')} as titles,
      array(select unnest(array_remove(array[b.name] || b.aliases, null)) from content_goods a join goods g on g.id = a.goods_id join brand b on b.id = g.brand_id where a.content_id = x.id) as brands,
      x.keywords, array(select n.value from category c join category k on k.id = any(c.path), jsonb_each_text(k.names) n where c.id = any(x.category_ids)) as categories,
      array[x.summary] || ${inEach('summary')} as summaries, array[x.text] || ${inEach('text')} as texts
    from content x where x.type <> 'DEAL' and ${chosen(wanted, 'WRITING', sql`x.id`, sql`x.update_time`)}`);
}

function chosen({ ids, changed, limit }: Wanted, type: string, id: Sql, at: Sql): Sql {
  const among = ids === null ? sql`true` : sql`${id} = any(${ids}::bigint[])`;
  const stale = changed
    ? sql`true`
    : sql`not exists (select 1 from search_document s where s.subject_type = ${type} and s.subject_id = ${id} and s.source_time >= ${at})`;
  return sql`${among} and ${stale} limit ${limit}`;
}

export interface DocumentRow {
  id: number;
  at: Date;
  tsv: string;
  title: string;
}

export function writeDocuments(db: Db, tenant: string, type: string, rows: readonly DocumentRow[]): Promise<number> {
  return db.run(sql`
    insert into search_document (tenant_id, subject_type, subject_id, tsv, title_norm, source_time)
    select ${tenant}, ${type}, x.id, x.tsv::tsvector, x.title, x.at
    from unnest(${rows.map((row) => row.id)}::bigint[], ${rows.map((row) => row.tsv)}::text[], ${rows.map((row) => row.title)}::text[],
      ${rows.map((row) => row.at.toISOString())}::timestamptz[]) x(id, tsv, title, at)
    on conflict (subject_type, subject_id) do update set tsv = excluded.tsv, title_norm = excluded.title_norm, source_time = excluded.source_time`);
}
