-- What browsers tell about visits (rows TEL). The day leads the key, so that old days fall off one end; 90 days are kept.
create table telemetry_event (
  tenant_id text not null references tenant,
  -- tenant-local
  day date not null,
  id bigint generated always as identity,
  name text not null,
  -- the browser's own time, where it lies near ours
  happened_at timestamptz not null,
  session_id text,
  -- who was signed in; never what the browser claims
  user_id bigint,
  visitor_id text,
  -- a digest of the device's random id
  device text,
  platform text,
  language text,
  page text,
  screen text,
  window_size text,
  network text,
  user_agent text,
  params jsonb not null default '{}',
  primary key (tenant_id, day, id)
);
call protect_tenant_table('telemetry_event');

-- Batches that arrived: a repeated one counts once.
create table telemetry_batch (
  tenant_id text not null references tenant,
  request_id text not null,
  day date not null,
  primary key (tenant_id, request_id)
);
create index telemetry_batch_day on telemetry_batch (tenant_id, day);
call protect_tenant_table('telemetry_batch');

-- Fingerprints as digests, for checks against abuse alone (AMB-65): which accounts and devices wear the same one.
create table device_print (
  tenant_id text not null references tenant,
  print text not null,
  device text not null,
  user_id bigint,
  day date not null,
  primary key (tenant_id, day, print, device)
);
call protect_tenant_table('device_print');

-- Sums of each day; they stay.
create table telemetry_day (
  tenant_id text not null references tenant,
  day date not null,
  name text not null,
  events int not null,
  devices int not null,
  sessions int not null,
  primary key (tenant_id, day, name)
);
call protect_tenant_table('telemetry_day');
