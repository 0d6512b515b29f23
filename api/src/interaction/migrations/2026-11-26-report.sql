-- What users report, and what became of it. One open report of a user about a subject.
create table report (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  target_type text not null check (target_type in ('CONTENT', 'GOODS', 'CONTENT_COMMENT', 'REPLY_COMMENT', 'REFER_COMMENT', 'GOODS_COMMENT', 'USER')),
  target_id bigint not null,
  option text not null,
  -- what the reporter wrote
  reason text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'UPHELD', 'DISMISSED')),
  -- what the operator wrote
  verdict text,
  created_at timestamptz not null,
  decided_at timestamptz
);
create unique index report_once on report (account_id, target_type, target_id) where status = 'OPEN';
create index report_open on report (tenant_id, target_type, target_id, created_at) where status = 'OPEN';
create index report_by on report (account_id, status);
call protect_tenant_table('report');
