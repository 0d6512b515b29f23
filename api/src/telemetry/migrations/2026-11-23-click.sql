-- Interactions on cards and ways out to shops (API-21). The day leads the key, so that old days fall off one end.
create table click (
  tenant_id text not null references tenant,
  -- tenant-local
  day date not null,
  event text not null,
  subject_type text not null,
  subject_id text not null,
  -- a digest of who it was; nothing leads back
  device text not null,
  -- the ten seconds in which one device counts once
  slot bigint not null,
  clicked_at timestamptz not null,
  user_id bigint,
  extra jsonb not null default '{}',
  primary key (tenant_id, day, subject_type, subject_id, event, device, slot)
);
call protect_tenant_table('click');
