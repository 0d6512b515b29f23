-- Kinds of things that a tenant lists, with how many of each, up to a thousand: what letters in the search box may become.
create table search_kind (
  tenant_id text not null references tenant,
  -- the head of the kind in the dictionary
  kind text not null,
  goods int not null,
  primary key (tenant_id, kind)
);
call protect_tenant_table('search_kind');

-- How many listed goods have each lexeme, up to a thousand. With the rights of the owner for the same reason as search_documents.
create function count_search_kinds(kinds text[], asks text[])
returns table (kind text, goods int)
language sql stable security definer
set search_path = public, pg_temp
as $$
  select k.kind, c.goods from unnest(kinds, asks) k(kind, ask)
  cross join lateral (select count(*)::int as goods from (select 1 from search_document d
    where d.tenant_id = current_tenant() and d.subject_type = 'GOODS' and d.listed and d.tsv @@ k.ask::tsquery limit 1000) one) c
  where c.goods > 0
$$;
revoke all on function count_search_kinds from public;
grant execute on function count_search_kinds to khum_app, khum_platform;
