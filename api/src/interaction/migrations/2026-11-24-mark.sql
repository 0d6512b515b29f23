-- A mark is this user, this kind, on this subject: likes, collections, follows and blocks.
create table mark (
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('THUMB_UP', 'COLLECT', 'FOLLOW', 'BLOCK')),
  target_type text not null check (target_type in ('CONTENT', 'GOODS', 'CONTENT_COMMENT', 'REPLY_COMMENT', 'REFER_COMMENT', 'GOODS_COMMENT', 'USER')),
  target_id bigint not null,
  -- price when it was marked, minor units: "since saved"
  amount bigint,
  created_at timestamptz not null,
  primary key (account_id, kind, target_type, target_id),
  check ((kind in ('FOLLOW', 'BLOCK')) = (target_type = 'USER'))
);
create index mark_latest on mark (account_id, kind, created_at desc, target_id);
create index mark_target on mark (target_type, target_id, kind, created_at desc);
call protect_tenant_table('mark');

-- How many did what with a subject. Changes in the transaction of what it counts; a nightly job counts anew.
create table subject_count (
  tenant_id text not null references tenant,
  target_type text not null,
  target_id bigint not null,
  thumb_up int not null default 0,
  collect int not null default 0,
  -- roots and replies that everybody sees
  comment int not null default 0,
  share int not null default 0,
  view bigint not null default 0,
  -- of a USER
  follower int not null default 0,
  following int not null default 0,
  primary key (tenant_id, target_type, target_id)
);
call protect_tenant_table('subject_count');
