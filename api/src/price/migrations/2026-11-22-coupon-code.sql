-- The prices that need a coupon, by its code: deals on them end when it is dead.
create index offer_price_coupon on offer_price (tenant_id, coupon_code) where coupon_amount > 0;
