/**
 * Keeps the phrases that suggestions come from (`search_phrase`): set-based, only what changed is
 * written.
 */
import sql from 'sql-template-tag';
import { announce } from '../../kernel/changed.ts';
import type { Context } from '../../kernel/context.ts';
import { foldOf, normalise } from '../../words/index.ts';
import { jsonOf } from '../../kernel/json.ts';

interface Source {
  kind: string;
  ref: string;
  lang: string;
  name: string;
  weight: number;
}

/** Names without anything behind them are not offered. */
const SOURCES = sql`
  with stock as materialized (select g.brand_id, g.category_id, count(*) as n from goods g
    where g.listed group by 1, 2)
  select 'BRAND' as kind, b.code as ref, '' as lang, b.name, s.n::real as weight
    from brand b join (select brand_id, sum(n) as n from stock group by 1) s on s.brand_id = b.id
  union all select 'CATEGORY', c.code, n.key, n.value, s.n::real
    from category c join (select a.id, sum(s.n) as n from stock s
      join category k on k.id = s.category_id cross join lateral unnest(k.path) a(id)
      group by 1) s on s.id = c.id,
      jsonb_each_text(c.names) n where n.value <> ''
  union all select 'GUIDE', s.id::text, t.key, t.value ->> 'title', 20
    from special_subject s, jsonb_each(s.texts) t where s.shelved and coalesce(t.value ->> 'title',
      '') <> ''
  union all select 'TAG', p.tag, '', p.tag, p.n::real
    from (select substr(place, 5) as tag, count(*) as n from content_place where place like 'tag:%'
      group by 1) p where length(p.tag) between 2 and 60
  union all select 'KEYWORD', k.id::text, coalesce(k.lang, ''), k.keyword, (10 + k.taps)::real
    from keyword k where not k.hidden`;

export async function keepPhrases(ctx: Context): Promise<void> {
  const changed = await ctx.db.rows<Source>(sql`
    select s.kind, s.ref, s.lang, s.name, s.weight from (${SOURCES}) s
    left join search_phrase p on p.kind = s.kind and p.ref = s.ref and p.lang = s.lang
    where p.name is distinct from s.name or p.fold = ''
      or abs(p.weight - s.weight) > 0.2 * p.weight`);
  if (changed.length > 0) {
    await ctx.db.run(sql`
      insert into search_phrase (tenant_id, kind, ref, lang, name, norm, fold, weight)
      select ${ctx.tenant.id}, r.kind, r.ref, r.lang, r.name, r.norm, r.fold, r.weight
      from jsonb_to_recordset(${jsonOf(changed.map((one) => ({ ...one, norm: phraseOf(one.name), fold: foldOf(phraseOf(one.name)) })))}::jsonb)
        as r(kind text, ref text, lang text, name text, norm text, fold text, weight real)
      on conflict (tenant_id, kind, ref, lang) do update set name = excluded.name,
        norm = excluded.norm, fold = excluded.fold, weight = excluded.weight`);
    // what was suggested without them is suggested again
    await announce(ctx.db, 'search');
  }
  await ctx.db.run(sql`
    delete from search_phrase p where not exists (select 1 from (${SOURCES}) s where s.kind = p.kind
      and s.ref = p.ref and s.lang = p.lang)`);
}

/** As `search_phrase.norm` spells a name, and what is typed. */
export function phraseOf(text: string): string {
  return normalise(text).replace(/\s+/g, ' ').trim();
}
