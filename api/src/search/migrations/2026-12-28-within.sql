-- As before (2026-11-29-level.sql), and terms that have letters in them ('WITHIN'): a model without its first letters is found in the
-- vocabulary, which is small, and not in titles.
create index search_term_letters on search_term using gin (term gin_trgm_ops) where kind = 'WORD';

drop function search_terms(text[], text[], text[], text[]);
create function search_terms(words text[], beginnings text[], nears text[], sounds text[], parts text[] default '{}')
returns table (how text, term text, kind text, df int, begun text[])
language sql stable rows 50 security definer
set search_path = public, pg_temp
as $$
  select 'IS', t.term, t.kind, t.df, null::text[] from search_term t where t.tenant_id = current_tenant() and t.term = any(words) and t.df > 0
  union all
  select 'BEGINS', b.word, 'WORD', t.df, t.begun from unnest(beginnings) b(word) cross join lateral (
    select sum(s.df)::int as df, case when count(*) <= 8 then array_agg(s.term) end as begun from (
      select t.term, t.df from search_term t
      where t.tenant_id = current_tenant() and t.term ~>=~ b.word and t.term ~<~ (b.word || U&'\FFFD') and t.kind = 'WORD' and t.df > 0 limit 500) s) t
  where t.df is not null
  union all
  (select 'NEAR', t.term, t.kind, t.df, null from search_term t where cardinality(nears) > 0 and t.tenant_id = current_tenant() and t.near && nears and t.df > 0 limit 2000)
  union all
  (select 'SOUNDS', t.term, t.kind, t.df, null from search_term t where t.tenant_id = current_tenant() and t.sound = any(sounds) and t.df > 0 order by t.df desc limit 50)
  union all
  select 'WITHIN', t.term, t.kind, t.df, null from unnest(parts) p(letters) cross join lateral (
    select s.term, s.kind, s.df from search_term s
    where s.tenant_id = current_tenant() and s.kind = 'WORD' and s.df > 0 and s.term like '%' || p.letters || '%' order by length(s.term) limit 10) t
$$;
revoke all on function search_terms from public;
grant execute on function search_terms to khum_app, khum_platform;
