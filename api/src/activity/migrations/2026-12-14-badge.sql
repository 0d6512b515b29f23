-- Badges (ACT-14): for what somebody did, counted by rules that are public.
create table badge (
  activity_id bigint primary key references activity,
  tenant_id text not null references tenant,
  code text not null,
  -- by language
  name jsonb not null,
  description jsonb not null,
  -- an address, or 'icon:' and the name of an icon of the site
  image text not null,
  -- [{ metric, goal, ever }]: what is counted, how often, and whether before the start counts too
  conditions jsonb not null,
  unique (tenant_id, code)
);
call protect_tenant_table('badge');

create table badge_award (
  activity_id bigint not null references badge,
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  awarded_at timestamptz not null,
  -- by rule, or by an operator with a reason
  by_rule boolean not null,
  reason text,
  -- what was taken back is not awarded by rule again
  taken_back_at timestamptz,
  primary key (activity_id, account_id),
  check (by_rule or reason is not null)
);
create index badge_award_account on badge_award (account_id, awarded_at desc) where taken_back_at is null;
call protect_tenant_table('badge_award');
