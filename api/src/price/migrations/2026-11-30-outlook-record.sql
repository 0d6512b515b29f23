-- Sales of brands, which operators enter; a forecast knows one from the day on which it was announced (BEY-22).
create table brand_sale (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  brand_id bigint not null references brand on delete cascade,
  -- by language
  names jsonb not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  announced_on date not null,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  unique (tenant_id, brand_id, starts_on)
);
call protect_tenant_table('brand_sale');

-- What forecasts said in the past of all goods, and what came: one row per walk through it.
create table outlook_record (
  tenant_id text not null references tenant,
  made_at timestamptz not null,
  record jsonb not null,
  primary key (tenant_id, made_at)
);
call protect_tenant_table('outlook_record');
