-- What was taken out of one's collection a moment ago: putting it back brings the price and the time of that day back too.
create table mark_gone (
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  target_type text not null,
  target_id bigint not null,
  amount bigint,
  created_at timestamptz not null,
  gone_at timestamptz not null,
  primary key (account_id, target_type, target_id)
);
create index mark_gone_old on mark_gone (tenant_id, gone_at);
call protect_tenant_table('mark_gone');
