-- Phrases were read whole for each look: the plan of a function in SQL is made for whatever is typed, which no index can serve. It is
-- planned for what was typed now.
--
-- Phrases that begin so, or have a word that does, or (of three letters and more) have the letters anywhere, or at last begin or
-- (of four letters and more) go on so when folded; best first, each name once. With the rights of the owner for the same reason as
-- search_documents.
create or replace function search_phrases(typed text, folded text, language text, most int)
returns table (kind text, ref text, name text)
language plpgsql stable rows 20 security definer
set search_path = public, pg_temp
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  begun text := replace(replace(replace(typed, '\', '\\'), '%', '\%'), '_', '\_');
  heard text := replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_');
begin
  return query
  with hit as (
    select p.*, case when p.norm ^@ typed then 0 when position(' ' || typed in p.norm) > 0 then 1 when position(typed in p.norm) > 0 then 2 when p.fold ^@ folded then 3 else 4 end as place
    from search_phrase p
    where p.tenant_id = current_tenant() and p.lang in ('', language)
      and (p.norm like begun || '%' or (length(typed) >= 3 and p.norm like '%' || begun || '%')
        or (length(folded) >= 2 and p.fold like heard || '%') or (length(folded) >= 4 and p.fold like '%' || heard || '%'))),
  once as (select distinct on (h.norm) h.* from hit h order by h.norm, h.place, array_position(array['BRAND', 'CATEGORY', 'GUIDE', 'KEYWORD', 'TAG'], h.kind), h.weight desc)
  select o.kind, o.ref, o.name from once o order by o.place, ln(1 + o.weight) * case o.kind when 'TAG' then 0.5 else 1 end desc, length(o.norm), o.name limit most;
end $$;
revoke all on function search_phrases from public;
grant execute on function search_phrases to khum_app, khum_platform;

-- Whether anything listed of a kind matches. The first one answers: what has the words is gathered by their index, of which only as much
-- is looked at as it takes. Two common words that hardly meet may not be looked for in every document.
create function is_any_found(sought text, asked text)
returns boolean
language plpgsql stable security definer
set search_path = public, pg_temp
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set enable_indexscan = off
as $$
begin
  return exists (
    select from search_document d
    where d.tenant_id = current_tenant() and d.subject_type = sought and d.tsv @@ asked::tsquery and d.listed);
end $$;
revoke all on function is_any_found from public;
grant execute on function is_any_found to khum_app, khum_platform;
