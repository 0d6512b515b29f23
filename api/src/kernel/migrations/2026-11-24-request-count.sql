-- How often somebody asked in a minute, summed over all processes (kernel/shared-count.ts). The key is a digest, the rows
-- are gone after two minutes, and nothing is lost with them: hence unlogged.
create unlogged table request_count (
  key text not null,
  window_end timestamptz not null,
  hits int not null,
  primary key (key, window_end)
);
grant select, insert, update, delete on request_count to khum_platform;
