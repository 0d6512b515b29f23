-- Addresses that were given for uploads, so that what nobody came to use can go. A file of an account whose row is gone is
-- nobody's.
create table upload (
  -- as in the public address, below /media/
  name text primary key,
  tenant_id text not null references tenant,
  account_id bigint not null,
  created_at timestamptz not null,
  look_at timestamptz not null
);
create index upload_look on upload (tenant_id, look_at);
create index upload_account on upload (account_id);
call protect_tenant_table('upload');
