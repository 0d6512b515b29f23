-- Rows of a file that name an item and could not be read, until the run ends.
create unlogged table import_unread (
  run_id bigint not null,
  external_id text not null,
  reason text not null,
  -- what the cell held
  value text not null,
  primary key (run_id, external_id)
);
grant select, insert, update, delete on import_unread to khum_platform;
grant select on import_unread to khum_app;

-- The last 20 looks at an offer that read no price, the newest first: [at in ms, reason, value]; the
-- silence log of watches shows them (BEY-46).
create table offer_unread (
  offer_id bigint primary key references offer on delete cascade,
  tenant_id text not null references tenant,
  looks jsonb not null
) with (fillfactor = 70);
call protect_tenant_table('offer_unread');

-- Files that were refused as a whole: none of their prices was read.
create index import_run_failed on import_run (source, started_at) where state = 'FAILED';
create view failed_run as
  select source, started_at, coalesce(report -> 'failure' ->> 'reason', '') as reason from import_run
  where state = 'FAILED' and (only_tenant is null or only_tenant = current_tenant());
grant select on failed_run to khum_app, khum_platform;
