-- Links to products that were not here when somebody checked them (BEY-14): they hear of it once a feed brings the product.
create table link_wait (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  -- without what tracks; key and number as api/src/catalog/link.ts reads them
  url text not null,
  key text not null,
  link_number text,
  created_at timestamptz not null
);
-- a key may be longer than what an index holds
create unique index link_wait_account on link_wait (account_id, md5(key));
create index link_wait_number on link_wait (tenant_id, link_number) where link_number is not null;
create index link_wait_age on link_wait (tenant_id, created_at);
call protect_tenant_table('link_wait');

-- By which offer.link_hash each may come, one per way of writing its address. Rows and no array: row-level security keeps
-- an overlap of arrays out of an index's conditions.
create table link_wait_hash (
  wait_id bigint not null references link_wait on delete cascade,
  tenant_id text not null,
  link_hash int not null,
  primary key (wait_id, link_hash)
);
create index link_wait_hash_link on link_wait_hash (tenant_id, link_hash);
call protect_tenant_table('link_wait_hash');
