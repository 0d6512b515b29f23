-- What a shop sells is found by its name (api/src/goods/of-shop.ts).
create index offer_shop on offer (tenant_id, lower(shop_name)) where shop_name is not null and not retired;
