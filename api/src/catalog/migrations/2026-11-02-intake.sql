-- What feeds say, and what stood before they said it.
alter table goods
  -- the source whose words describe the goods; other sources only add offers
  add column source text,
  add column made_by_run bigint,
  add column last_run bigint;
alter table offer
  -- the instant that the last accepted word of the feed is of: an older file back-fills prices and changes nothing else
  add column fed_at timestamptz,
  add column made_by_run bigint,
  add column last_run bigint;

-- The columns that an import changed, as they were: what a rollback of that run restores.
create table intake_before (
  tenant_id text not null references tenant,
  run_id bigint not null,
  kind text not null check (kind in ('goods', 'offer')),
  id bigint not null,
  before jsonb not null,
  primary key (run_id, kind, id)
);
call protect_tenant_table('intake_before');
