-- The one discount that lists are ordered by: the real one, where enough was seen before to know it and the claim is not
-- refuted. 14 days are JUDGING.minObservedDays.
alter table goods_price add column proven_discount numeric generated always as (
  case when verdict in ('VERIFIED', 'OVERSTATED', 'NO_CLAIM') and real_discount > 0 and (evidence ->> 'preDays')::int >= 14 then real_discount end) stored;
drop index goods_price_discount;
create index goods_price_proven on goods_price (tenant_id, proven_discount desc nulls last, goods_id);
