/** The texts of what can be found, and their documents. */
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Findable } from '../../goods/index.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { jsonOf } from '../../kernel/json.ts';

export interface TextRow {
  id: number;
  at: Date;
  titles: string[];
  brands: string[];
  keywords: string[];
  categories: string[];
  summaries: string[];
  texts: string[];
  /** Where a source has it, above the last step. */
  places: string[];
  /** How much it is asked for, 0 to 1. */
  popularity: number;
  facts: Facts;
}

/** What lists narrow and count by; null where it has none. */
export interface Facts {
  listed: boolean;
  category: number | null;
  brand: number | null;
  platform: string | null;
  amount: number | null;
  labels: string[] | null;
}

/**
 * The way of cutting words; a higher number rebuilds all documents, while the old ones can be
 * found.
 */
export const VERSION = 30;

/** `changed` false: only those without a document as new as themselves. */
export interface Wanted {
  ids: readonly number[];
  changed: boolean;
}

const goodsWords = sql`
  array(select distinct t from unnest(array[g.name] || array(select value
    from jsonb_each_text(g.names))) t where t <> '')`;
const brandWords = sql`array_remove(array[b.name] || b.aliases, null)`;
const categoryWords = sql`array(select n.value from category k, jsonb_each_text(k.names) n
    where k.id = any(c.path))`;

/**
 * What a source says of goods beside their titles: what material, which colour, what for; of its
 * own places the last. Long figures are numbers of stock.
 */
const attributeWords = sql`
  array(select distinct v.value from jsonb_array_elements(g.attributes) a,
    lateral (select case when a ->> 'name' = 'breadcrumb'
      then regexp_replace(a ->> 'value', '^.* > ', '') else a ->> 'value' end as value) v
    where v.value !~ '\\d{8}')`;

/** The places of a source above the last. */
const placeWords = sql`
  array(select regexp_replace(a ->> 'value', ' > [^>]*$', '')
    from jsonb_array_elements(g.attributes) a
    where a ->> 'name' = 'breadcrumb' and a ->> 'value' like '% > %')`;

/**
 * What decides between subjects that have the words alike: sales, stars, an honest price, being
 * there at all; of deals their score.
 */
export const POPULARITY: Readonly<Record<Findable, Sql>> = {
  GOODS: sql`least(1, 0.5 * ln(1 + g.sold_count) / 14 + 0.2 * coalesce(g.rating, 0) / 5 + case
      when p.verdict = 'VERIFIED' then 0.2 else 0 end + case when p.in_stock then 0.1
      else 0 end)::real`,
  DEAL: sql`least(1, 0.007 * d.score + case when d.is_open then 0.3 else 0 end)::real`,
  WRITING: sql`least(1, 0.1 * ln(1 + greatest(0, coalesce((select h.hot from content_place h
      where h.content_id = x.id and h.place = 'all'), 0))))::real`,
};

const factsOf = (listed: Sql, goods: boolean) =>
  goods
    ? sql`jsonb_build_object('listed', ${listed}, 'category', g.category_id, 'brand', g.brand_id,
        'platform', p.platform, 'amount', p.current_amount, 'labels', p.labels)`
    : sql`jsonb_build_object('listed', true)`;
export const FACTS: Readonly<Record<Findable, Sql>> = {
  GOODS: factsOf(sql`g.listed and p.goods_id is not null`, true),
  DEAL: factsOf(sql`d.is_open`, true),
  WRITING: factsOf(sql`true`, false),
};

export function goodsTexts(db: Db, wanted: Wanted): Promise<TextRow[]> {
  return db.rows<TextRow>(sql`
    select g.id, g.updated_at as at, ${goodsWords} as titles, ${brandWords} as brands,
      '{}'::text[] as keywords, ${categoryWords} as categories, ${attributeWords} as summaries,
      '{}'::text[] as texts, ${placeWords} as places,
      ${POPULARITY.GOODS} as popularity, ${FACTS.GOODS} as facts
    from goods g left join brand b on b.id = g.brand_id left join category c on c.id = g.category_id
      left join goods_price p on p.goods_id = g.id
    where ${chosen(wanted, 'GOODS', sql`g.id`, sql`g.updated_at`)}`);
}

export function dealTexts(db: Db, wanted: Wanted): Promise<TextRow[]> {
  return db.rows<TextRow>(sql`
    select d.content_id as id, greatest(x.update_time, g.updated_at) as at,
      array[x.title] || ${goodsWords} as titles, ${brandWords} as brands, x.keywords,
      ${categoryWords} as categories, ${attributeWords} as summaries, '{}'::text[] as texts, ${placeWords} as places,
      ${POPULARITY.DEAL} as popularity,
      ${FACTS.DEAL} as facts
    from deal d join content x on x.id = d.content_id join goods g on g.id = d.goods_id
      left join brand b on b.id = g.brand_id left join category c on c.id = g.category_id
      left join goods_price p on p.goods_id = g.id
    where ${chosen(
      wanted,
      'DEAL',
      sql`d.content_id`,
      sql`greatest(x.update_time,
        g.updated_at)`,
    )}`);
}

/** Every language that a piece is written in; of its text what comes first. */
export function writingTexts(db: Db, wanted: Wanted): Promise<TextRow[]> {
  const inEach = (field: string) =>
    sql`array(select v.value ->> ${field} from jsonb_each(x.translations) v
        where v.value ->> ${field} <> '')`;
  return db.rows<TextRow>(sql`
    select x.id, x.update_time as at, array[x.title,
      x.subtitle] || ${inEach('title')} || ${inEach('subtitle')} as titles,
      array(select unnest(array_remove(array[b.name] || b.aliases, null)) from content_goods a
        join goods g on g.id = a.goods_id join brand b on b.id = g.brand_id
        where a.content_id = x.id) as brands,
      x.keywords, array(select n.value from category c join category k on k.id = any(c.path),
        jsonb_each_text(k.names) n where c.id = any(x.category_ids)) as categories,
      array[x.summary] || ${inEach('summary')} as summaries,
        array[x.text] || ${inEach('text')} as texts, '{}'::text[] as places, ${POPULARITY.WRITING} as popularity,
        ${FACTS.WRITING} as facts
    from content x where x.type <> 'DEAL' and
      ${chosen(wanted, 'WRITING', sql`x.id`, sql`x.update_time`)}`);
}

function chosen({ ids, changed }: Wanted, type: Findable, id: Sql, at: Sql): Sql {
  return sql`${id} = any(${ids}::bigint[])${changed ? empty : sql` and ${isStale(type, id, at)}`}`;
}

/** Without a document, or with one older than itself or made in an older way. */
function isStale(type: Findable, id: Sql, at: Sql): Sql {
  return sql`not exists (select 1 from search_document s where s.subject_type = ${type}
      and s.subject_id = ${id} and s.source_time >= ${at} and s.version = ${VERSION})`;
}

/** Those whose document is missing or old. */
function staleAmong(type: Findable): Sql {
  return {
    GOODS: sql`select g.id from goods g where ${isStale(type, sql`g.id`, sql`g.updated_at`)}`,
    DEAL: sql`select d.content_id as id from deal d join content x on x.id = d.content_id
        join goods g on g.id = d.goods_id where
        ${isStale(type, sql`d.content_id`, sql`greatest(x.update_time, g.updated_at)`)}`,
    WRITING: sql`select x.id from content x where x.type <> 'DEAL'
        and ${isStale(type, sql`x.id`, sql`x.update_time`)}`,
  }[type];
}

export async function staleIds(db: Db, type: Findable, limit: number): Promise<number[]> {
  return (await db.rows<{ id: number }>(sql`${staleAmong(type)} limit ${limit}`)).map(
    (row) => row.id,
  );
}

export async function countStale(db: Db, type: Findable): Promise<number> {
  return (
    (await db.row<{ count: number }>(sql`select count(*) as count from (${staleAmong(type)}) s`))
      ?.count ?? 0
  );
}

export interface DocumentRow extends Pick<TextRow, 'id' | 'at' | 'popularity' | 'facts'> {
  tsv: string;
  title: string;
}

const FACT_COLUMNS = sql`(x.facts ->> 'listed')::boolean as listed,
    (x.facts ->> 'category')::bigint as category_id, (x.facts ->> 'brand')::bigint as brand_id,
  x.facts ->> 'platform' as platform, (x.facts ->> 'amount')::bigint as amount,
  case when jsonb_typeof(x.facts -> 'labels') = 'array' then array(select
    jsonb_array_elements_text(x.facts -> 'labels')) end as labels`;

/** Writes documents; answers how many of them are new. */
export async function writeDocuments(
  db: Db,
  tenant: string,
  type: string,
  rows: readonly DocumentRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const written = await db.rows<{ is_new: boolean }>(sql`
    insert into search_document (tenant_id, subject_type, subject_id, tsv, title_norm, source_time,
      popularity, version, listed, category_id, brand_id, platform, amount, labels)
    select ${tenant}, ${type}, x.id, x.tsv::tsvector, x.title, x.at, x.popularity, ${VERSION}::int,
      ${FACT_COLUMNS}
    from unnest(${rows.map((row) => row.id)}::bigint[], ${rows.map((row) => row.tsv)}::text[],
      ${rows.map((row) => row.title)}::text[],
      ${rows.map((row) => row.at.toISOString())}::timestamptz[],
        ${rows.map((row) => row.popularity)}::real[],
        ${rows.map((row) => jsonOf(row.facts))}::jsonb[])
      x(id, tsv, title, at, popularity, facts)
    on conflict (subject_type, subject_id) do update set tsv = excluded.tsv,
      title_norm = excluded.title_norm, source_time = excluded.source_time,
      popularity = excluded.popularity, version = excluded.version, listed = excluded.listed,
        category_id = excluded.category_id, brand_id = excluded.brand_id,
      platform = excluded.platform, amount = excluded.amount, labels = excluded.labels
    returning xmax = 0 as is_new`);
  return written.filter((row) => row.is_new).length;
}

/**
 * What documents know beside words, as it is now; how much something is asked for only where that
 * moved, for it has an index. True: what is found may be another now.
 */
export async function refreshFacts(
  db: Db,
  type: 'GOODS' | 'DEAL',
  ids: readonly number[],
): Promise<boolean> {
  const [source, id] =
    type === 'GOODS'
      ? [sql`goods g left join goods_price p on p.goods_id = g.id`, sql`g.id`]
      : [
          sql`deal d join goods g on g.id = d.goods_id
              left join goods_price p on p.goods_id = g.id`,
          sql`d.content_id`,
        ];
  const row = await db.row<{ turned: boolean }>(sql`
    with n as materialized (
      select x.id, x.popularity, ${FACT_COLUMNS} from (select ${id} as id,
        ${POPULARITY[type]} as popularity, ${FACTS[type]} as facts from ${source}
        where ${id} = any(${ids}::bigint[])) x),
    written as (
      update search_document s set popularity = case
        when abs(s.popularity - n.popularity) > 0.02 then n.popularity else s.popularity end,
        listed = n.listed, category_id = n.category_id, brand_id = n.brand_id,
          platform = n.platform, amount = n.amount, labels = n.labels
      from n where s.subject_type = ${type} and s.subject_id = n.id
        and (abs(s.popularity - n.popularity) > 0.02
        or (s.listed, s.category_id, s.brand_id, s.platform, s.amount,
          s.labels) is distinct from (n.listed, n.category_id, n.brand_id, n.platform, n.amount,
          n.labels)))
    select exists (select 1 from search_document s join n on n.id = s.subject_id
      where s.subject_type = ${type} and s.listed is distinct from n.listed) as turned`);
  return row?.turned === true;
}

/**
 * Makes words known, in one order whoever writes, so that two writers never wait for each other.
 */
export async function writeTerms(
  db: Db,
  tenant: string,
  terms: readonly {
    term: string;
    kind: 'WORD' | 'PAIR';
    near: readonly string[];
    sound: string | null;
  }[],
): Promise<void> {
  await db.run(sql`
    insert into search_term (tenant_id, term, kind, near, sound)
    select ${tenant}, t ->> 'term', t ->> 'kind', array(select jsonb_array_elements_text(t ->
      'near')), t ->> 'sound' from jsonb_array_elements(${jsonOf(terms)}::jsonb) t order by 2
    on conflict do nothing`);
}
