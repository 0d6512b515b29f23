-- Phrases also begin as they sound: without tones, one letter for two. `fold` is made with the phrase (search/suggest); '' is not made yet.
alter table search_phrase add column fold text not null default '';
create index search_phrase_fold on search_phrase using gin (fold gin_trgm_ops);
create index search_phrase_fold_prefix on search_phrase (tenant_id, fold text_pattern_ops);

drop function search_phrases(text, text, int);

-- Phrases that begin so, or have a word that does, or (of three letters and more) have the letters anywhere, or at last begin or
-- (of four letters and more) go on so when folded; best first, each name once. With the rights of the owner for the same reason as
-- search_documents.
create function search_phrases(typed text, folded text, language text, most int)
returns table (kind text, ref text, name text)
language sql stable rows 20 security definer
set search_path = public, pg_temp
as $$
  with asked as (
    select replace(replace(replace(typed, '\', '\\'), '%', '\%'), '_', '\_') as text, replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_') as fold),
  hit as (
    select p.*, case when p.norm ^@ typed then 0 when position(' ' || typed in p.norm) > 0 then 1 when position(typed in p.norm) > 0 then 2 when p.fold ^@ folded then 3 else 4 end as place
    from search_phrase p, asked a
    where p.tenant_id = current_tenant() and p.lang in ('', language)
      and (p.norm like a.text || '%' or (length(typed) >= 3 and p.norm like '%' || a.text || '%')
        or (length(folded) >= 2 and p.fold like a.fold || '%') or (length(folded) >= 4 and p.fold like '%' || a.fold || '%'))),
  once as (select distinct on (h.norm) h.* from hit h order by h.norm, h.place, array_position(array['BRAND', 'CATEGORY', 'GUIDE', 'KEYWORD', 'TAG'], h.kind), h.weight desc)
  select o.kind, o.ref, o.name from once o order by o.place, ln(1 + o.weight) * case o.kind when 'TAG' then 0.5 else 1 end desc, length(o.norm), o.name limit most
$$;
revoke all on function search_phrases from public;
grant execute on function search_phrases to khum_app, khum_platform;
