-- What users contribute (P-17, SM-07): the working copy of a note or deal and its life under review. Its id and code are those of
-- the content that it becomes; what stands in `content` is what passed, or, before that, what its author alone sees.
grant usage on sequence content_id_seq to khum_app, khum_platform;

create table contribution (
  id bigint primary key default nextval('content_id_seq'),
  tenant_id text not null references tenant,
  code text not null,
  author_id bigint not null references account on delete cascade,
  type text not null check (type in ('NOTE', 'DEAL')),
  state text not null default 'DRAFT'
    check (state in ('DRAFT', 'SUBMITTED', 'AUDITING', 'PASSED', 'REJECTED', 'CANCELED', 'RECALLED', 'SELF_VISIBLE', 'DELETED')),
  -- a version that passed is public; while a change of it is under review `state` is that of the change
  is_public boolean not null default false,
  -- the working copy (content/draft/written.ts), and the copy that passed last
  written jsonb not null,
  passed jsonb,
  reason text,
  -- of a deal: the goods that its link is of, and what its link is the same as (catalog/link.ts)
  goods_id bigint references goods on delete set null,
  link_key text,
  idempotency_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  deleted_at timestamptz,
  unique (tenant_id, code)
);
create unique index contribution_once on contribution (author_id, idempotency_key) where idempotency_key is not null;
create index contribution_mine on contribution (author_id, updated_at desc, id desc) where state <> 'DELETED';
create index contribution_waiting on contribution (tenant_id, submitted_at) where state in ('SUBMITTED', 'AUDITING');
create index contribution_deleted on contribution (tenant_id, deleted_at) where state = 'DELETED';
call protect_tenant_table('contribution');

-- Every step of that life, by whom and why.
create table contribution_move (
  tenant_id text not null references tenant,
  contribution_id bigint not null references contribution on delete cascade,
  at timestamptz not null,
  from_state text not null,
  to_state text not null,
  actor text not null check (actor in ('author', 'operator')),
  reason text,
  id bigint generated always as identity,
  primary key (contribution_id, id)
);
create index contribution_move_submitted on contribution_move (contribution_id, at) where to_state = 'SUBMITTED';
call protect_tenant_table('contribution_move');

-- What the link of a deal that somebody posted is the same as.
alter table deal add column link_key text;
create index deal_link on deal (tenant_id, link_key) where link_key is not null;
