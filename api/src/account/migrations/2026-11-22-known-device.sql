-- Devices on which somebody signed in: tries from elsewhere do not lock them out. Only a digest of what the device calls itself.
create table account_device (
  tenant_id text not null,
  account_id bigint not null references account on delete cascade,
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (account_id, device_hash)
);
call protect_tenant_table('account_device');
