-- Chats and servers of readers beside their browsers, each with how it has fared.
alter table channel add column secret text;
-- how long the last attempt took, and when it was
alter table channel add column last_ms int;
alter table channel add column tried_at timestamptz;
alter table channel add column failing_since timestamptz;
alter table channel add column retry_at timestamptz;
-- switched off by this installation, not by its owner
alter table channel add column off_at timestamptz;
-- of WEB_PUSH: the last sign of life, and when its owner was notified that there was none
alter table channel add column heard_at timestamptz;
alter table channel add column quiet_at timestamptz;
-- since when a delivery is under way
alter table channel add column sending_at timestamptz;
update channel set heard_at = coalesce(last_sent_at, created_at), off_at = case when not enabled and failures >= 10 then created_at end;

-- a browser or a chat is one person's; an address on the web may be several people's
drop index channel_once;
create unique index channel_place on channel (tenant_id, kind, md5(address)) where kind in ('WEB_PUSH', 'LINE', 'TELEGRAM');
create unique index channel_once on channel (account_id, kind, md5(address)) where kind not in ('WEB_PUSH', 'LINE', 'TELEGRAM');
create index channel_quiet on channel (tenant_id, heard_at) where kind = 'WEB_PUSH' and quiet_at is null;

-- What is tried again is the same delivery with the same id.
alter table push_wait add column delivery uuid;
-- a mail about it was queued too
alter table push_wait add column mailed boolean not null default true;

-- Codes that link a chat to an account.
create table channel_link (
  tenant_id text not null references tenant,
  -- of the code
  digest bytea not null,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('LINE', 'TELEGRAM')),
  lang text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, digest)
);
create unique index channel_link_account on channel_link (account_id, kind);
create index channel_link_age on channel_link (tenant_id, expires_at);
call protect_tenant_table('channel_link');

-- Messages of a kind that an account was sent in a month.
create table channel_month (
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('LINE')),
  month date not null,
  sent int not null,
  -- its owner knows that the rest goes by mail
  noticed boolean not null default false,
  primary key (account_id, kind, month)
);
create index channel_month_age on channel_month (tenant_id, month);
call protect_tenant_table('channel_month');

-- What a service lets this installation send in this month, as it said last.
create table channel_service (
  kind text primary key check (kind in ('LINE')),
  quota int,
  used int not null,
  checked_at timestamptz not null
);
grant select, insert, update on channel_service to khum_app, khum_platform;
