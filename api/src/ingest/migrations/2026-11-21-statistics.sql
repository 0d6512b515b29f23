-- After a large import the planner must know that tables have grown: automatic statistics come a minute later, and
-- until then the judging of the next batch may be planned for tables that it takes for empty. Only their owner may
-- analyse them.
create procedure analyze_after_import()
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  grown text;
begin
  foreach grown in array array['goods', 'offer', 'offer_price', 'goods_price', 'goods_label', 'price_day', 'goods_day', 'price_exclusion', 'content', 'deal'] loop
    if to_regclass(grown) is not null then execute format('analyze %I', grown); end if;
  end loop;
end $$;
revoke all on procedure analyze_after_import from public;
grant execute on procedure analyze_after_import to khum_platform;
