-- Of what only comes near, no more is read than is ranked: past those nothing is near enough to be given, yet ten thousand were sorted,
-- read by their ids and passed over for four that fill a page. And what has all the words is read by the words at once; which those are
-- is asked only where they are so few that others come behind them.
-- It has the rights of its owner (see the engine's migration).

-- The subjects of these kinds of this connection's tenant that match. Of each kind `tries` are asked one after the other until one
-- finds something; `level` tells which did, 0 being the first. Of those after the first several are asked
-- until there are a `handful`, the best of what they find; where the first finds fewer, so are those up to the one `filled`;
-- what a later one finds is ranked behind what an earlier one found.
-- What is found is ranked by how much of the words it has: word `parts[i]` counts `shares[parts[i]]` if `asks[i]` is found, times
-- `alike[i]`, times the weight of the field, and by what operators say for exactly the words `boosted`. Of more than `most` the most
-- asked for are read; past `ranked` ones popularity decides.
-- Where nothing has all the words, only what comes near to the nearest is given, and nothing if that has less than `enough` of them.
-- A try that finds nothing between `cheapest` and `dearest` (amounts in the minor unit; null: any) goes on to the next, and so does
-- one that finds nothing on the `shops` (codes of platforms; null: any) or nothing with a label of each of `wishes` (labels of which one
-- will do, parted by commas), or only what is not listed: a deal that is over hides none that is open.
-- `walk`: the words are in so many that these are soonest found by walking down from the most asked for; otherwise all that match
-- are gathered and sorted, which no planner may turn into a walk: of two common words that hardly meet it would pass nearly everything.
-- `deep`: no more than so many are given, the best, and for each try a row without an id says how many there are: `counted[i]` have
-- `words[i]` as what `counts[i]` names (total, category, brand, platform, labels, price: its cell), and the `lowest` and `highest` amount.
--
-- Why the rights of the owner: the operators of text search, arrays and trigrams are not leakproof, so PostgreSQL may not
-- try them before row-level security has let a row through; a query as the application would read every document of
-- the tenant instead of the index. The owner is not bound by the policies, and the function itself lets through nothing
-- but the tenant of the connection. The search path is fixed so that no other schema can lend it operators.
create or replace function search_documents(kinds text[], tries text[], parts int[], asks text[], alike real[], shares real[], enough real, literal text, walk boolean, most int, cheapest bigint default null, dearest bigint default null, boosted text default '', deep int default null, shops text[] default null, wishes text[] default '{}', filled int default 1)
returns table (kind text, id bigint, rank real, level smallint, counts text[], words text[], counted int[], lowest bigint, highest bigint)
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
  fills int;
  whole boolean;
  hits text;
  listing text;
  narrowed text := '';
  listed bigint[];
  seen bigint[];
begin
  if shops is not null then narrowed := format(' and d.platform = any(%L::text[])', shops); end if;
  select narrowed || coalesce(string_agg(format(' and d.labels && %L::text[]', string_to_array(w.one, ',')), ''), '')
    into narrowed from unnest(wishes) w(one);
  foreach sought in array kinds loop
  given := 0;
  fills := 0;
  whole := false;
  seen := '{}';
  for attempt in 1 .. cardinality(tries) loop
    exit when whole and attempt > filled;
    hits := format('from search_document d where d.tenant_id = $1 and d.subject_type = %L and d.tsv @@ %L::tsquery and d.listed
      and ($2::bigint is null or d.amount >= $2) and ($3::bigint is null or d.amount <= $3)%s', sought, tries[attempt], narrowed);
    listing := format('with hit as materialized (select d.subject_id, d.popularity %s and d.subject_id <> all($4))
        select array_agg(h.subject_id) from (select subject_id from hit order by popularity desc, subject_id desc limit $5) h', hits);
    if attempt > 1 or sought <> kinds[1] then
      -- as a list of its own it is read by the index of words, as what is found is; what is not ranked is far from all that is
      execute listing into listed
        using current_tenant(), cheapest, dearest, seen, case when attempt = 1 then most else least(most, ranked) end;
      continue when listed is null;
      hits := 'from search_document d where d.tenant_id = $1 and d.subject_type = $4 and d.subject_id = any($15)';
    end if;
    -- planned anew each time: how many have the words decides how they are read
    return query execute format($q$
      with hit as materialized (
        select d.subject_id, d.popularity, d.category_id, d.brand_id, d.platform, d.labels, d.amount %1$s order by %2$s limit $5),
      best as materialized (select h.subject_id from hit h order by h.popularity desc, h.subject_id desc limit $6),
      ask as materialized (
        select u.part, u.words, u.alike, s.share, numnode(u.words) > 1 as joint
        from unnest($7::int[], $8::tsquery[], $9::real[]) u(part, words, alike) join unnest($10::real[]) with ordinality s(share, part) on s.part = u.part),
      score as materialized (
        select b.subject_id, c.share
          + 0.15 * word_similarity($11, d.title_norm) + 0.1 * similarity($11, d.title_norm)
          + case when position($11 in d.title_norm) > 0 then 0.1 else 0 end as score
        from best b join search_document d on d.subject_type = $4 and d.subject_id = b.subject_id
        cross join lateral (
          select sum(e.share) as share from (
            select max(a.share * a.alike * case when a.joint then case when d.tsv @@ a.words then 0.9 else 0 end
              else least(1, ts_rank('{0.02, 0.3, 0.6, 1}', d.tsv, a.words) / 0.6079) end) as share
            from ask a group by a.part) e) c),
      top as materialized (select max(s.score) as best from score s),
      boost as materialized (
        select b.subject_id, b.boost from search_boost b where b.tenant_id = $1 and b.keyword = $14 and b.subject_type = $4),
      near as (
        select h.*, (h.rank - %3$s + coalesce(b.boost, 0))::real as place
        from (
          select h.*, (coalesce(s.score, -1) + 0.12 * h.popularity)::real as rank from hit h left join score s on s.subject_id = h.subject_id) h
        left join boost b on b.subject_id = h.subject_id
        where $12 = 0 or (h.rank >= 0.75 * (select t.best from top t) and (select t.best from top t) >= $13)
        %4$s)
      %5$s$q$,
      hits, case when walk then 'd.popularity desc, d.subject_id desc' else 'd.popularity + 0 desc' end,
      3 * fills, case when fills > 0 then format('order by place desc, subject_id desc limit %s', handful - given) else '' end,
      case when deep is null or sought <> 'GOODS'
        then 'select $4, n.subject_id, n.place, $12, null::text[], null::text[], null::int[], null::bigint, null::bigint from near n'
        else format($q$
          (select $4, n.subject_id, n.place, $12, null::text[], null::text[], null::int[], null::bigint, null::bigint
            from near n order by n.place desc, n.subject_id desc limit %2$s)
          union all
          select $4, null, null, $12, array_agg(g.part), array_agg(g.word), array_agg(g.many), min(g.lowest), max(g.highest)
          from (
            select case grouping(c.category_id, c.brand_id, c.platform, c.labels, c.cell) when 15 then 'category' when 23 then 'brand'
                when 27 then 'platform' when 29 then 'labels' when 30 then 'price' else 'total' end as part,
              coalesce(c.category_id::text, c.brand_id::text, c.platform, c.labels::text, c.cell::text) as word, count(*)::int as many,
              min(c.amount) as lowest, max(c.amount) as highest
            from (select n.*, price_cell(n.amount) as cell from %1$s n) c
            group by grouping sets ((), (c.category_id), (c.brand_id), (c.platform), (c.labels), (c.cell))) g$q$,
          -- all that a first try finds is near
          case when attempt = 1 then 'hit' else 'near' end, deep) end)
      using current_tenant(), cheapest, dearest, sought, most, ranked, parts, asks, alike, shares, literal, (attempt - 1)::smallint, enough, boosted, listed;
    get diagnostics found = row_count;
    if deep is not null and sought = 'GOODS' then found := found - 1; end if;
    given := given + found;
    exit when given >= handful;
    whole := whole or (attempt = 1 and found > 0);
    if found > 0 then
      if attempt = 1 and sought = kinds[1] then execute listing into listed using current_tenant(), cheapest, dearest, seen, most; end if;
      fills := fills + 1;
      seen := seen || listed;
    end if;
  end loop;
  end loop;
end $$;
