-- A look that nobody made: the last one of its offer, from the moment at which its coupon stopped working or works
-- again. It has the source and the run of that look, so that nothing is confirmed by itself and all goes with the run.
-- A `coupon_amount` of 0 beside a code says: this coupon no longer takes anything off.
alter table price_observation add column derived boolean not null default false;

-- The prices that were seen with a coupon, by its code, also while it takes nothing off.
drop index offer_price_coupon;
create index offer_price_coupon on offer_price (tenant_id, coupon_code) where coupon_amount is not null;
