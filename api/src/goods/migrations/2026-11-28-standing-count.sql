-- Counts that stand (docs/decisions/0011): of a tenant with many goods, how many goods and open deals there are by category
-- (with all below it), brand, platform and label, and by each two of these. Made anew by a job, never by a request.
create table standing_count (
  tenant_id text not null references tenant,
  kind text not null check (kind in ('GOODS', 'DEAL')),
  -- '', or what is chosen: 'brand:7'
  chosen text not null,
  -- within it: '' for all, or one field and its value
  field text not null check (field in ('', 'category', 'brand', 'platform', 'label')),
  value text not null,
  count int not null,
  least bigint not null,
  most bigint not null,
  -- of these, the ones whose discount is real
  verified int not null,
  primary key (tenant_id, kind, chosen, field, value)
);
call protect_tenant_table('standing_count');

create table standing_state (
  tenant_id text primary key references tenant,
  -- the last news after which counts may be others
  changed_at timestamptz not null,
  -- null: never, or there are too few to keep counts of
  made_at timestamptz,
  took_ms int not null default 0
);
call protect_tenant_table('standing_state');
