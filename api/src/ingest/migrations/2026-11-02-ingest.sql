-- One import of one file. It may serve several tenants, so it belongs to the platform; what concerns one tenant
-- stands in import_lot.
create table import_run (
  id bigint generated always as identity primary key,
  source text not null,
  -- the tenant the operator named; null: the currency of each row decides
  only_tenant text references tenant,
  file_name text not null,
  file_size bigint not null,
  file_digest text not null,
  -- file and options: an unfinished run with the same key is continued instead of begun again
  resume_key text not null,
  is_full boolean not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'VALIDATING', 'DRY_RUN_READY', 'APPLYING', 'DONE', 'FAILED', 'ROLLED_BACK')),
  profile text,
  mapping jsonb,
  -- the instant of rows that carry none of their own
  observed_at timestamptz not null,
  report jsonb,
  failure text,
  started_at timestamptz not null,
  finished_at timestamptz
);
create index import_run_source on import_run (source, id desc);
grant select, insert, update, delete on import_run to khum_platform;

create table import_lot (
  run_id bigint not null references import_run on delete cascade,
  tenant_id text not null references tenant,
  -- accepted rows, and distinct items among them: what the guard of full feeds compares
  accepted int not null,
  items int not null,
  -- the last staged row whose batch is applied
  cursor int not null default 0,
  finished boolean not null default false,
  created int not null default 0,
  updated int not null default 0,
  observations int not null default 0,
  deals int not null default 0,
  retired int not null default 0,
  primary key (run_id, tenant_id)
);
call protect_tenant_table('import_lot');

-- Accepted rows between parsing and applying. COPY refuses tables with row-level security, so the platform role
-- alone may touch this one; a tenant sees its rows through the view below. Unlogged: a run that lost them parses again.
create unlogged table import_staging (
  run_id bigint not null,
  for_tenant text not null,
  -- where the row stands in the file, and in which order it is applied
  row_no int not null,
  seq int not null,
  -- the latest word on its item within the file; earlier ones are history
  head boolean not null default true,
  external_id text not null,
  match_key text not null,
  name text not null,
  brand_name text,
  brand_norm text,
  category_id bigint,
  cover text not null,
  images text[] not null,
  description text not null,
  attributes jsonb not null,
  gtin text,
  platform text not null,
  shop_name text,
  is_mall boolean not null,
  flash_sale boolean not null,
  flash_until timestamptz,
  variant text,
  sku text,
  url text not null,
  currency text not null,
  rating numeric(3,2),
  review_count int not null,
  sold_count bigint not null,
  item_amount bigint not null,
  was_amount bigint,
  shipping_amount bigint,
  coupon_amount bigint,
  coupon_code text,
  in_stock boolean not null,
  observed_at timestamptz,
  vouchers jsonb,
  feed_hash bytea not null
);
create index import_staging_order on import_staging (run_id, for_tenant, seq);
grant select, insert, update, delete on import_staging to khum_platform;

-- Only the columns that are joined or ranged over need statistics; gathering those of texts and lists takes longer
-- than all joins of a run.
do $$
declare column_name text;
begin
  for column_name in select attname from pg_attribute where attrelid = 'import_staging'::regclass and attnum > 0 loop
    execute format('alter table import_staging alter column %I set statistics %s', column_name,
      case when column_name in ('run_id', 'for_tenant', 'row_no', 'seq', 'head', 'external_id', 'match_key') then 20 else 0 end);
  end loop;
end $$;

create view import_row as select * from import_staging where for_tenant = current_tenant();
grant select on import_row to khum_app;

-- Statistics of a freshly filled table; the application's roles do not own it and may not analyse it themselves.
create procedure analyze_import_staging()
language plpgsql security definer set search_path = public, pg_temp as $$ begin analyze import_staging; end $$;
revoke all on procedure analyze_import_staging from public;
grant execute on procedure analyze_import_staging to khum_platform;
