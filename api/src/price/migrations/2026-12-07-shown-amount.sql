-- The price by which the cheapest come first: one that was not seen for long is none of now, and comes last.
alter table goods_price add column shown_amount bigint generated always as (case when is_current then current_amount end) stored;
create index goods_price_shown on goods_price (tenant_id, shown_amount);
