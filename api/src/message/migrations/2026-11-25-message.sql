-- What users are told. Likes and follows of one thing gather in one message until it is read.
create table message (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  type text not null check (type in ('notice', 'community_security', 'comment', 'follow', 'like')),
  -- which sentence it is: liked, followed, commented, answered, mentioned, profile.passed, …
  kind text not null,
  -- what the sentence says besides, by name
  holes jsonb not null default '{}',
  subject_type text,
  subject_id bigint,
  -- path or address of a notice
  link text,
  -- who did it, latest first, at most 3; how many in all
  actor_ids bigint[] not null default '{}',
  actor_count int not null default 0,
  read_at timestamptz,
  created_at timestamptz not null
);
create index message_latest on message (account_id, created_at desc, id desc);
create index message_type on message (account_id, type, created_at desc, id desc);
create index message_unread on message (account_id, type) where read_at is null;
create unique index message_gathers on message (account_id, kind, subject_type, subject_id) where read_at is null and kind in ('liked', 'followed');
create index message_age on message (created_at);
call protect_tenant_table('message');

-- Who is part of a gathered message, so that the same person counts once.
create table message_actor (
  tenant_id text not null references tenant,
  message_id bigint not null references message on delete cascade,
  actor_id bigint not null references account on delete cascade,
  primary key (message_id, actor_id)
);
call protect_tenant_table('message_actor');
