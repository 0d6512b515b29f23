-- Private feeds (BEY-16): the address is signed over account and version, and never stored.
create table alert_feed (
  account_id bigint primary key references account on delete cascade,
  tenant_id text not null references tenant,
  version int not null,
  is_open boolean not null,
  created_at timestamptz not null
);
call protect_tenant_table('alert_feed');
