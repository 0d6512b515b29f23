-- For whom a price is, and which items a feed of changes says are gone.
alter table import_staging add column audience text not null default 'PUBLIC';
create or replace view import_row as select * from import_staging where for_tenant = current_tenant();
alter table import_staging alter column audience set statistics 0;

create unlogged table import_gone (
  run_id bigint not null,
  external_id text not null,
  primary key (run_id, external_id)
);
grant select, insert, update, delete on import_gone to khum_platform;
grant select on import_gone to khum_app;

-- Sources that an operator took off the list; a later run puts them on again.
create table import_source_removed (
  source text primary key,
  removed_at timestamptz not null
);
grant select, insert, update, delete on import_source_removed to khum_platform;
