-- What can be found by words: one row per subject. `tsv` holds words cut by the API (search/words), because
-- PostgreSQL takes a run of Thai for one word; `title_norm` is for likeness of letters when words find too little.
create table search_document (
  tenant_id text not null references tenant,
  subject_type text not null check (subject_type in ('GOODS', 'DEAL')),
  subject_id bigint not null,
  tsv tsvector not null,
  title_norm text not null,
  -- when the subject was last changed, as far as this row knows
  source_time timestamptz not null,
  primary key (subject_type, subject_id)
);
create index search_document_tsv on search_document using gin (tsv);
create index search_document_title on search_document using gin (title_norm gin_trgm_ops);
call protect_tenant_table('search_document');

-- The subjects of this connection's tenant that match, best first.
--
-- Why the rights of the owner: the operators of text search and trigrams are not leakproof, so PostgreSQL may not
-- try them before row-level security has let a row through; a query as the application would read every document
-- of the tenant instead of the index. The owner is not bound by the policies, and the function itself lets through
-- nothing but the tenant of the connection. The search path is fixed so that no other schema can lend it operators.
create function search_documents(kind text, words text, near text, few int, most int)
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
    select d.subject_id, ts_rank('{0.02, 0.2, 0.5, 1}', d.tsv, query) from search_document d
    where d.tenant_id = current_tenant() and d.subject_type = kind and d.tsv @@ query
    order by 2 desc, 1 desc limit most;
  get diagnostics found = row_count;
  if found < few and near <> '' then
    return query
      select d.subject_id, (word_similarity(near, d.title_norm) / 100)::real from search_document d
      where d.tenant_id = current_tenant() and d.subject_type = kind and near <% d.title_norm and not d.tsv @@ query
      order by 2 desc, 1 desc limit 100;
  end if;
end $$;
revoke all on function search_documents from public;
grant execute on function search_documents to khum_app, khum_platform;
