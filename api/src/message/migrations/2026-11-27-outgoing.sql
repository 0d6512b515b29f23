-- What reaches somebody, and how; what is not here holds as contract/message/preference.ts says.
create table message_preference (
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  type text not null check (type in ('notice', 'community_security', 'comment', 'follow', 'like')),
  way text not null check (way in ('IN_APP', 'EMAIL', 'WEB_PUSH')),
  enabled boolean not null,
  primary key (account_id, type, way)
);
call protect_tenant_table('message_preference');

-- When nothing is to ring, and how often at most it may in a day.
create table quiet_hours (
  account_id bigint primary key references account on delete cascade,
  tenant_id text not null references tenant,
  enabled boolean not null,
  -- HH:mm on the clock of the timezone; to_time before from_time is the next day
  from_time text not null,
  to_time text not null,
  timezone text not null,
  max_per_day smallint not null check (max_per_day between 1 and 100)
);
call protect_tenant_table('quiet_hours');

-- Where messages go besides the site and the account's own mail.
create table channel (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('EMAIL', 'WEB_PUSH', 'LINE', 'TELEGRAM', 'DISCORD', 'NTFY', 'WEBHOOK')),
  name text not null,
  address text not null,
  -- of WEB_PUSH: the browser's public key and its secret, as it gave them
  p256dh text,
  auth text,
  -- in which this place reads
  lang text not null,
  -- a browser that is signed out shows nothing any more
  session_id bigint references session on delete cascade,
  enabled boolean not null default true,
  -- in a row
  failures smallint not null default 0,
  last_error text,
  last_sent_at timestamptz,
  tested_at timestamptz,
  created_at timestamptz not null,
  check (kind <> 'WEB_PUSH' or (p256dh is not null and auth is not null))
);
create index channel_account on channel (account_id, id);
create index channel_session on channel (session_id) where session_id is not null;
create unique index channel_once on channel (tenant_id, kind, md5(address));
call protect_tenant_table('channel');

-- Messages that a mail is to tell of, and from when.
create table mail_wait (
  message_id bigint primary key references message on delete cascade,
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  -- what it is about: one mail an hour
  about text not null,
  due_at timestamptz not null
);
create index mail_wait_due on mail_wait (tenant_id, due_at);
create index mail_wait_account on mail_wait (account_id);
call protect_tenant_table('mail_wait');

-- When a mail last told somebody of something.
create table mail_told (
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  about text not null,
  told_at timestamptz not null,
  primary key (account_id, about)
);
create index mail_told_age on mail_told (tenant_id, told_at);
call protect_tenant_table('mail_told');

-- Messages that a channel is to show, and from when.
create table push_wait (
  tenant_id text not null references tenant,
  message_id bigint not null references message on delete cascade,
  channel_id bigint not null references channel on delete cascade,
  due_at timestamptz not null,
  -- a job was made for it
  announced boolean not null,
  primary key (channel_id, message_id)
);
create index push_wait_message on push_wait (message_id);
create index push_wait_due on push_wait (tenant_id, due_at) where not announced;
call protect_tenant_table('push_wait');

-- How often something rang for somebody on a day of the region.
create table ring_day (
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  day date not null,
  rings int not null,
  primary key (account_id, day)
);
create index ring_day_age on ring_day (tenant_id, day);
call protect_tenant_table('ring_day');

-- The key by which push services know this installation (VAPID); made once, since browsers subscribe to it.
create table vapid_key (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_key text not null
);
grant select, insert on vapid_key to khum_app, khum_platform;
