-- Conversations with the assistant. One belongs to a user, or to a visitor who is not signed in (AMB-69).
create table conversation (
  tenant_id text not null references tenant,
  -- drawn at random, so that nobody counts through those of others
  id bigint primary key,
  account_id bigint references account on delete cascade,
  -- a digest of the visitor; nothing leads back
  visitor text,
  -- the first question; empty until there is one
  title text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((account_id is null) <> (visitor is null))
);
create index conversation_account on conversation (account_id, updated_at desc) where account_id is not null;
create index conversation_visitor on conversation (tenant_id, visitor, updated_at desc) where visitor is not null;
create index conversation_age on conversation (tenant_id, updated_at);
call protect_tenant_table('conversation');

create table conversation_message (
  tenant_id text not null references tenant,
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversation on delete cascade,
  role text not null check (role in ('USER', 'ASSISTANT')),
  body text not null,
  -- [{ kind: GOODS | DEAL, id, contentType, reason }]: prices are read anew whenever it is shown
  cards jsonb not null default '[]',
  follow_ups text[] not null default '{}',
  created_at timestamptz not null
);
create index conversation_message_order on conversation_message (conversation_id, id);
call protect_tenant_table('conversation_message');

-- Questions of a user, a visitor or an address on one tenant-local day.
create table question_count (
  tenant_id text not null references tenant,
  day date not null,
  -- user:<id>, visitor:<digest>, address:<digest>
  asker text not null,
  used int not null,
  primary key (tenant_id, day, asker)
);
call protect_tenant_table('question_count');
