-- Comments of two levels: roots, and replies under a root; a reply may answer another one.
create table comment (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  target_type text not null check (target_type in ('CONTENT', 'GOODS')),
  target_id bigint not null,
  root_id bigint references comment on delete cascade,
  parent_id bigint references comment on delete set null,
  account_id bigint not null references account on delete cascade,
  -- plain text
  content text not null,
  at_user_ids bigint[] not null default '{}',
  -- PENDING and REJECTED are seen by their author alone
  state text not null default 'PUBLIC' check (state in ('PUBLIC', 'PENDING', 'REJECTED')),
  reason text,
  like_count int not null default 0,
  -- of a root: replies that everybody sees
  sub_count int not null default 0,
  -- the client's word for one writing, so that a repeated request writes once
  idempotency_key text,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  check ((root_id is null) or (parent_id is not null) or deleted_at is not null)
);
create index comment_roots_new on comment (target_type, target_id, created_at desc, id desc) where root_id is null;
create index comment_roots_best on comment (target_type, target_id, like_count desc, created_at desc, id desc) where root_id is null;
create index comment_replies on comment (root_id, created_at, id) where root_id is not null;
create index comment_author on comment (account_id, created_at desc);
create unique index comment_once on comment (account_id, idempotency_key) where idempotency_key is not null;
call protect_tenant_table('comment');

-- What a comment said before it was changed.
create table comment_edit (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  comment_id bigint not null references comment on delete cascade,
  content text not null,
  replaced_at timestamptz not null
);
create index comment_edit_comment on comment_edit (comment_id, id);
call protect_tenant_table('comment_edit');
