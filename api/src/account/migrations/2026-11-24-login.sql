-- What only the user and the house know of an account. One row per account that somebody can sign in to.
create table account_private (
  account_id bigint primary key references account on delete cascade,
  tenant_id text not null references tenant,
  -- +66812345678
  mobile text check (mobile ~ '^\+[0-9]{6,15}$'),
  -- lower case
  email text check (email = lower(email)),
  -- argon2id in PHC form
  password_hash text,
  gender smallint check (gender between 0 and 2),
  birthday date,
  roles text[] not null default '{}',
  unique (tenant_id, mobile),
  unique (tenant_id, email)
);
call protect_tenant_table('account_private');

-- Identities of other providers that sign in to an account.
create table account_provider (
  tenant_id text not null references tenant,
  provider text not null check (provider in ('FIREBASE', 'LINE')),
  subject text not null,
  account_id bigint not null references account on delete cascade,
  name text not null default '',
  bound_at timestamptz not null,
  primary key (tenant_id, provider, subject)
);
create index account_provider_account on account_provider (account_id);
call protect_tenant_table('account_provider');

-- Where somebody is signed in. A token is opaque; only its SHA-256 is kept.
create table session (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  token_hash bytea not null unique,
  device_id text,
  platform text not null,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);
call protect_tenant_table('session');

-- Codes by SMS and e-mail, and the validKey that a right one becomes (AMB-25, AMB-26). Neither is kept, only a MAC or digest.
create table verification (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  receiver text not null,
  scene text not null,
  code_mac bytea not null,
  device_id text,
  address text not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  valid_key_hash bytea unique,
  valid_until timestamptz,
  valid_used_at timestamptz
);
create index verification_receiver on verification (tenant_id, receiver, created_at desc);
create index verification_address on verification (tenant_id, address, created_at desc);
create index verification_age on verification (created_at);
call protect_tenant_table('verification');

-- Wrong passwords by receiver, whether an account has it or not (AUTH-21).
create table login_guard (
  tenant_id text not null references tenant,
  receiver text not null,
  failures smallint not null,
  last_at timestamptz not null,
  locked_until timestamptz,
  primary key (tenant_id, receiver)
);
call protect_tenant_table('login_guard');

-- Avatars, nicknames and biographies on their way through review (AMB-23, SM-13).
create table profile_change (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  field text not null check (field in ('avatar', 'nickname', 'biography')),
  value text not null,
  action text not null default 'AUDITING' check (action in ('AUDITING', 'PASSED', 'REJECTED')),
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz
);
create unique index profile_change_open on profile_change (account_id, field) where action = 'AUDITING';
create index profile_change_queue on profile_change (tenant_id, created_at) where action = 'AUDITING';
create index profile_change_account on profile_change (account_id, field, id desc);
call protect_tenant_table('profile_change');

-- The key pair of this installation: clients may wrap a secret of their own with its public half.
create table instance_key (
  only_one boolean primary key default true check (only_one),
  key_id text not null,
  private_key text not null
);
grant select, insert on instance_key to khum_app, khum_platform;

-- A nickname as it is compared and looked up by its beginning. A column, because behind row-level security an index over
-- an expression is of no use.
alter table account add column name_key text collate "C" generated always as (lower(nickname)) stored;
drop index account_nickname;
create index account_name_key on account (tenant_id, name_key, id);
