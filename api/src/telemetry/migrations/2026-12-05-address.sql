-- How often an event of a subject was counted from one address today (AMB-88): a digest with the day in it, gone the day after.
create table click_address (
  tenant_id text not null references tenant,
  -- tenant-local
  day date not null,
  subject_type text not null,
  subject_id text not null,
  event text not null,
  address text not null,
  counted int not null,
  primary key (tenant_id, day, subject_type, subject_id, event, address)
);
call protect_tenant_table('click_address');
