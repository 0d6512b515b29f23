-- Every removal, for everybody to read (BEY-12). Nothing here names a person; what was removed is known by type and id.
create table moderation (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  target_type text not null,
  target_id bigint not null,
  -- whose it was; null: the house
  author_id bigint references account on delete set null,
  -- the rule that was broken: an option of reports
  rule text not null,
  reason text not null,
  decided_by text not null,
  decided_at timestamptz not null,
  appeal text check (appeal in ('OPEN', 'UPHELD', 'OVERTURNED')),
  appealed_at timestamptz,
  answered_by text,
  answered_at timestamptz,
  answer text,
  -- somebody else looked at it again
  check (answered_by <> decided_by)
);
create index moderation_latest on moderation (tenant_id, decided_at desc, id desc);
create index moderation_author on moderation (author_id, decided_at desc) where author_id is not null;
create index moderation_appeals on moderation (tenant_id, appealed_at) where appeal = 'OPEN';
call protect_tenant_table('moderation');

-- "Flag this decision": who doubts it, once each.
create table moderation_flag (
  tenant_id text not null references tenant,
  entry_id bigint not null references moderation on delete cascade,
  account_id bigint not null references account on delete cascade,
  flagged_at timestamptz not null,
  primary key (entry_id, account_id)
);
create index moderation_flag_by on moderation_flag (account_id, flagged_at);
call protect_tenant_table('moderation_flag');
