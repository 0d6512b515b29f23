-- Whose offer an address is of is asked of its hash without parameters: a column of its own, because row-level security keeps
-- functions out of an index's conditions.
alter table offer add column link_hash int generated always as (hashtext(split_part(split_part(url, '?', 1), '#', 1))) stored;
create index offer_link on offer (tenant_id, link_hash) where not retired;
