-- What readers say about the end of a deal, what an operator said, and every state it went through (BEY-07, DEMO-16).
alter table deal
  -- an operator's word: END until OPEN
  add column ruled text check (ruled in ('END', 'OPEN')),
  -- when it last came back to life; votes before that say nothing about it
  add column revived_at timestamptz;

create table deal_end_vote (
  tenant_id text not null references tenant,
  content_id bigint not null references deal on delete cascade,
  user_id bigint not null references account on delete cascade,
  -- who belongs together (same device, same beginning, same habits): of a cluster only the weightiest vote counts
  cluster text not null,
  weight numeric(4,3) not null check (weight between 0 and 2),
  voted_at timestamptz not null,
  primary key (content_id, user_id)
);
create index deal_end_vote_user on deal_end_vote (user_id);
call protect_tenant_table('deal_end_vote');

create table deal_change (
  tenant_id text not null references tenant,
  content_id bigint not null references deal on delete cascade,
  at timestamptz not null,
  state text not null,
  reason text,
  id bigint generated always as identity,
  primary key (content_id, id)
);
call protect_tenant_table('deal_change');
