-- What one loosened try finds may be a single thing, although the next would find more that come near: then what the next ones find
-- is added behind it, until there are a handful. What has all the words ends the search as before. It has the rights of its owner (see
-- the engine's migration).

-- The subjects of these kinds of this connection's tenant that match. Of each kind `tries` are asked one after the other until one
-- finds something; `level` tells which did, 0 being the first. Of those after the first, several are asked until there are a
-- `handful`, the best of what they find;
-- what a later one finds is ranked behind what an earlier one found.
-- What is found is ranked by how much of the words it has: word `parts[i]` counts `shares[parts[i]]` if `asks[i]` is found, times
-- `alike[i]`, times the weight of the field. Of more than `most` the most asked for are read; past `ranked` ones popularity decides.
-- Where nothing has all the words, only what comes near to the nearest is given, and nothing if that has less than `enough` of them.
-- A try that finds nothing between `cheapest` and `dearest` (amounts in the minor unit; null: any) goes on to the next, and so does
-- one that finds only what is not listed: a deal that is over hides none that is open.
-- `walk`: the words are in so many that these are soonest found by walking down from the most asked for; otherwise all that match
-- are gathered and sorted, which no planner may turn into a walk: of two common words that hardly meet it would pass nearly everything.
--
-- Why the rights of the owner: the operators of text search, arrays and trigrams are not leakproof, so PostgreSQL may not
-- try them before row-level security has let a row through; a query as the application would read every document of
-- the tenant instead of the index. The owner is not bound by the policies, and the function itself lets through nothing
-- but the tenant of the connection. The search path is fixed so that no other schema can lend it operators.
create or replace function search_documents(kinds text[], tries text[], parts int[], asks text[], alike real[], shares real[], enough real, literal text, walk boolean, most int, cheapest bigint default null, dearest bigint default null)
returns table (kind text, id bigint, rank real, level smallint, listed boolean, category_id bigint, brand_id bigint, platform text, amount bigint, labels text[])
language plpgsql stable rows 200 security definer
set search_path = public, pg_temp
as $$
declare
  ranked constant int := 250;
  handful constant int := 5;
  sought text;
  attempt int;
  found int;
  given int;
  told text;
  fills int;
begin
  foreach sought in array kinds loop
  given := 0;
  fills := 0;
  told := '';
  for attempt in 1 .. cardinality(tries) loop
    -- planned anew each time: how many have the words decides how they are read
    return query execute format($q$
      with hit as materialized (
        select d.subject_id, d.popularity, d.listed, d.category_id, d.brand_id, d.platform, d.amount, d.labels from search_document d
        where d.tenant_id = $1 and d.subject_type = %L and d.tsv @@ %L::tsquery and d.listed
          and ($12::bigint is null or d.amount >= $12) and ($13::bigint is null or d.amount <= $13) order by %s limit $3),
      best as materialized (select h.subject_id from hit h order by h.popularity desc, h.subject_id desc limit $4),
      ask as materialized (
        select u.part, u.words, u.alike, s.share, numnode(u.words) > 1 as joint
        from unnest($5::int[], $6::tsquery[], $7::real[]) u(part, words, alike) join unnest($8::real[]) with ordinality s(share, part) on s.part = u.part),
      score as materialized (
        select b.subject_id, c.share
          + 0.15 * word_similarity($9, d.title_norm) + 0.1 * similarity($9, d.title_norm)
          + case when position($9 in d.title_norm) > 0 then 0.1 else 0 end as score
        from best b join search_document d on d.subject_type = $2 and d.subject_id = b.subject_id
        cross join lateral (
          select sum(e.share) as share from (
            select max(a.share * a.alike * case when a.joint then case when d.tsv @@ a.words then 0.9 else 0 end
              else least(1, ts_rank('{0.02, 0.3, 0.6, 1}', d.tsv, a.words) / 0.6079) end) as share
            from ask a group by a.part) e) c),
      top as materialized (select max(s.score) as best from score s)
      select $2, h.subject_id, (h.rank - %s)::real, $10, h.listed, h.category_id, h.brand_id, h.platform, h.amount, h.labels
      from (
        select h.*, (coalesce(s.score, -1) + 0.12 * h.popularity)::real as rank from hit h left join score s on s.subject_id = h.subject_id) h
      where $10 = 0 or (h.rank >= 0.75 * (select t.best from top t) and (select t.best from top t) >= $11)
      %s$q$,
      sought, '(' || tries[attempt] || ')' || told, case when walk then 'd.popularity desc, d.subject_id desc' else 'd.popularity + 0 desc' end,
      3 * fills, case when fills > 0 then format('order by 3 desc, 2 desc limit %s', handful - given) else '' end)
      using current_tenant(), sought, most, ranked, parts, asks, alike, shares, literal, (attempt - 1)::smallint, enough, cheapest, dearest;
    get diagnostics found = row_count;
    given := given + found;
    exit when given >= handful or (attempt = 1 and found > 0);
    if found > 0 then
      fills := fills + 1;
      told := told || ' & !(' || tries[attempt] || ')';
    end if;
  end loop;
  end loop;
end $$;
revoke all on function search_documents from public;
grant execute on function search_documents to khum_app, khum_platform;
