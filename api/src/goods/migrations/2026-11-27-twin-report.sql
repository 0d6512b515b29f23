-- "Not the same product": who doubts a pair, and an operator's word that it is one all the same (BEY-21).
alter table goods_twin add column kept_at timestamptz;
create table twin_report (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  low_id bigint not null references goods on delete cascade,
  high_id bigint not null references goods on delete cascade,
  account_id bigint not null references account on delete cascade,
  created_at timestamptz not null,
  decided_at timestamptz,
  check (low_id < high_id)
);
create unique index twin_report_once on twin_report (low_id, high_id, account_id);
create index twin_report_open on twin_report (tenant_id, low_id, high_id) where decided_at is null;
create index twin_report_high on twin_report (high_id);
create index twin_report_by on twin_report (account_id, created_at);
call protect_tenant_table('twin_report');
