-- What people take with them: at most one under way for an account, its file kept for two days.
create table data_export (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  -- in which its sentences are written
  lang text not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'EXPIRED')),
  tries smallint not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  -- length of the file
  bytes int not null default 0,
  -- the zip; goes when it expires
  file bytea,
  check ((file is not null) = (state = 'DONE'))
);
create unique index data_export_open on data_export (account_id) where state in ('QUEUED', 'RUNNING');
create index data_export_account on data_export (account_id, id desc);
create index data_export_expiry on data_export (tenant_id, expires_at) where state = 'DONE';
call protect_tenant_table('data_export');
