-- Idempotency-Key of a user: for which request it was used, so that another one under the same key is refused.
create table used_key (
  tenant_id text not null,
  account_id bigint not null,
  key text not null,
  digest bytea not null,
  used_at timestamptz not null,
  primary key (tenant_id, account_id, key)
);
create index used_key_age on used_key (tenant_id, used_at);
call protect_tenant_table('used_key');
