-- search_documents as before, but of a word that more than `most` documents have, no more than these are read and ranked: reading
-- a million documents to rank them takes seconds, and of what stands in all of them none is nearer than another.
create or replace function search_documents(kind text, words text, near text, few int, most int)
returns table (id bigint, rank real)
language plpgsql stable rows 200 security definer
set search_path = public, pg_temp
set pg_trgm.word_similarity_threshold = 0.55
as $$
declare
  query tsquery := words::tsquery;
  found int;
begin
  return query
    select d.subject_id, ts_rank('{0.02, 0.2, 0.5, 1}', d.tsv, query) from (
      select f.subject_id, f.tsv from search_document f
      where f.tenant_id = current_tenant() and f.subject_type = kind and f.tsv @@ query limit most) d
    order by 2 desc, 1 desc;
  get diagnostics found = row_count;
  if found < few and near <> '' then
    return query
      select d.subject_id, (word_similarity(near, d.title_norm) / 100)::real from search_document d
      where d.tenant_id = current_tenant() and d.subject_type = kind and near <% d.title_norm and not d.tsv @@ query
      order by 2 desc, 1 desc limit 100;
  end if;
end $$;
