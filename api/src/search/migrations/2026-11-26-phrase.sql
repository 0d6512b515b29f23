-- What words typed so far may become: brands, categories, guides, tags and keywords by name, in the languages they have.
create table search_phrase (
  tenant_id text not null references tenant,
  kind text not null check (kind in ('KEYWORD', 'BRAND', 'CATEGORY', 'GUIDE', 'TAG')),
  -- id or code within its kind
  ref text not null,
  -- '' for names that are the same in every language
  lang text not null,
  name text not null,
  -- as search spells it
  norm text not null,
  -- how much stands behind it: goods, pieces, taps
  weight real not null,
  primary key (tenant_id, kind, ref, lang)
);
create index search_phrase_norm on search_phrase using gin (norm gin_trgm_ops);
create index search_phrase_prefix on search_phrase (tenant_id, norm text_pattern_ops);
call protect_tenant_table('search_phrase');

-- Phrases that begin so, or have a word that does, or (of three letters and more) have the letters anywhere; best first, each
-- name once. With the rights of the owner for the same reason as search_documents.
create function search_phrases(typed text, language text, most int)
returns table (kind text, ref text, name text)
language sql stable rows 20 security definer
set search_path = public, pg_temp
as $$
  with asked as (select replace(replace(replace(typed, '\', '\\'), '%', '\%'), '_', '\_') as text),
  hit as (
    select p.*, case when p.norm ^@ typed then 0 when position(' ' || typed in p.norm) > 0 then 1 else 2 end as place
    from search_phrase p, asked a
    where p.tenant_id = current_tenant() and p.lang in ('', language)
      and (p.norm like a.text || '%' or (length(typed) >= 3 and p.norm like '%' || a.text || '%'))),
  once as (select distinct on (h.norm) h.* from hit h order by h.norm, h.place, array_position(array['BRAND', 'CATEGORY', 'GUIDE', 'KEYWORD', 'TAG'], h.kind), h.weight desc)
  select o.kind, o.ref, o.name from once o order by o.place, ln(1 + o.weight) * case o.kind when 'TAG' then 0.5 else 1 end desc, length(o.norm), o.name limit most
$$;
revoke all on function search_phrases from public;
grant execute on function search_phrases to khum_app, khum_platform;
