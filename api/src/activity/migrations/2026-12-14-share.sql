-- Limits of risk rules that differ from the usual ones (AMB-42).
alter table activity add column if not exists risk jsonb not null default '{}';

-- Who came by whose link (ACT-12): a visitor counts once in an activity.
create table share_visit (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  activity_id bigint not null references activity,
  sharer_id bigint not null,
  -- SHA-256 of the device id that the visitor's client says
  visitor bytea not null,
  -- the address, that of IPv6 as its network; forgotten after 30 days
  network text not null,
  -- whether it may earn a chance: not beside the sharer, not too many from one network
  counts boolean not null,
  visited_at timestamptz not null,
  -- the account that was opened on this device afterwards
  invited_id bigint,
  invited_at timestamptz,
  is_self boolean not null default false,
  unique (activity_id, visitor)
);
create index share_visit_sharer on share_visit (activity_id, sharer_id, visited_at);
create unique index share_visit_invited on share_visit (activity_id, invited_id) where invited_id is not null;
create index share_visit_owner on share_visit (sharer_id);
create index share_visit_guest on share_visit (invited_id) where invited_id is not null;
create index share_visit_to_forget on share_visit (tenant_id, visited_at) where network <> '';
call protect_tenant_table('share_visit');

-- From where accounts took part, for the rules about devices and addresses; forgotten after 30 days.
create table activity_entrant (
  activity_id bigint not null references activity,
  tenant_id text not null references tenant,
  account_id bigint not null,
  device text not null,
  network text not null,
  first_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (activity_id, account_id, device, network)
);
create index activity_entrant_device on activity_entrant (activity_id, device, seen_at);
create index activity_entrant_network on activity_entrant (activity_id, network, seen_at);
create index activity_entrant_to_forget on activity_entrant (tenant_id, seen_at);
create index activity_entrant_owner on activity_entrant (account_id);
call protect_tenant_table('activity_entrant');

-- Rewards that are held, why, and what became of it.
create table risk_flag (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  activity_id bigint not null references activity,
  account_id bigint not null,
  rule text not null,
  evidence jsonb not null,
  flagged_at timestamptz not null,
  appeal text,
  appealed_at timestamptz,
  -- of an operator about the appeal: refused
  refused_at timestamptz,
  answer text,
  lifted_at timestamptz,
  -- who lifted or refused
  decided_by text,
  reason text
);
create unique index risk_flag_open on risk_flag (activity_id, account_id, rule) where lifted_at is null;
create index risk_flag_account on risk_flag (account_id, activity_id);
create index risk_flag_waiting on risk_flag (tenant_id, appealed_at) where lifted_at is null;
call protect_tenant_table('risk_flag');
