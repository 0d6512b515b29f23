-- The assistant asks for the coupons of a shop by its name.
create index coupon_shop on coupon (tenant_id, lower(shop_name)) where shop_name is not null;
