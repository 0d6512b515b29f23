-- Links of alerts and watches that left, for as long as they count: what opened by them, and what was left for a shop
-- after that. Nothing leads from a reference to a message or a person.
create table message_link (
  tenant_id text not null references tenant,
  ref text not null,
  kind text not null,
  channel text not null,
  -- of the region, when it left
  day date not null,
  visited boolean not null default false,
  left_site boolean not null default false,
  primary key (tenant_id, ref)
);
create index message_link_day_left on message_link (tenant_id, day);
call protect_tenant_table('message_link');

-- Sums of each day on which links left; they stay.
create table message_link_day (
  tenant_id text not null references tenant,
  day date not null,
  kind text not null,
  channel text not null,
  sent int not null,
  visits int not null,
  exits int not null,
  primary key (tenant_id, day, kind, channel)
);
call protect_tenant_table('message_link_day');
