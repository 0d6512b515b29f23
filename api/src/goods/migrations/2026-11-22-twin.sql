-- The same product under several rows of goods, from several platforms (BEY-21). Nothing is merged: each keeps its offers
-- and its history, and the page of one shows the offers of the others beside its own.
create table goods_signature (
  goods_id bigint primary key references goods on delete cascade,
  tenant_id text not null references tenant,
  brand_id bigint not null,
  -- what must be equal: numbers with their units, model numbers, words such as Pro and Max
  codes text not null,
  words text[] not null
);
create index goods_signature_alike on goods_signature (tenant_id, brand_id, codes);
call protect_tenant_table('goods_signature');

create table goods_twin (
  tenant_id text not null references tenant,
  low_id bigint not null references goods on delete cascade,
  high_id bigint not null references goods on delete cascade,
  confidence numeric(4,3) not null,
  basis text not null check (basis in ('GTIN', 'MODEL', 'NAME')),
  -- somebody said that they are not the same: they never become a pair again
  split_at timestamptz,
  made_at timestamptz not null,
  primary key (low_id, high_id),
  check (low_id < high_id)
);
create index goods_twin_high on goods_twin (high_id);
call protect_tenant_table('goods_twin');
