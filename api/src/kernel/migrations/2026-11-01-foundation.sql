-- Extensions, the helper that makes a table tenant-safe, and the noticeboard.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The tenant of this connection; null when none was set, so that a query then sees nothing.
create function current_tenant() returns text
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant', true), '') $$;

-- Row-level security for a table with a tenant_id: the application sees its tenant alone, the platform
-- role sees all. The tables belong to the owner; neither role may change them.
create procedure protect_tenant_table(name text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('create policy tenant on %I to khum_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
  execute format('create policy platform on %I to khum_platform using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %I to khum_app, khum_platform', name);
end $$;

-- The same for a table that all tenants share.
create procedure share_table(name text) language plpgsql as $$
begin
  execute format('grant select, insert, update, delete on %I to khum_app, khum_platform', name);
end $$;

-- The noticeboard: one row per listener of an announced event, one per wake of a schedule. A row disappears
-- in the transaction of its effect; what keeps failing stays, marked dead, until an operator decides.
create table job (
  id bigint generated always as identity primary key,
  tenant_id text not null,
  name text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts int not null default 0,
  leased_until timestamptz,
  lease_token uuid,
  last_error text,
  dead_at timestamptz,
  -- at most one waiting row per key: a schedule's wake, or a batch that need not be announced twice
  dedupe text unique,
  created_at timestamptz not null
);
create index job_due on job (run_at, id) where dead_at is null;
call protect_tenant_table('job');

-- A schedule's lock is its primary key: whoever moves next_run_at makes the job.
create table schedule (
  name text not null,
  tenant_id text not null,
  next_run_at timestamptz not null,
  primary key (name, tenant_id)
);
call protect_tenant_table('schedule');
