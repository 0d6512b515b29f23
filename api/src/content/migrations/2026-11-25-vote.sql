-- Votes for and against deals, with their reasons (BEY-11).
create table deal_vote (
  tenant_id text not null references tenant,
  content_id bigint not null references deal on delete cascade,
  account_id bigint not null references account on delete cascade,
  value smallint not null check (value in (-1, 1)),
  reason text check (reason in ('DEARER_ELSEWHERE', 'PRODUCT_ISSUE', 'SHOP_ISSUE')),
  link text,
  note text not null default '',
  voted_at timestamptz not null,
  primary key (content_id, account_id),
  check (value = 1 or reason is not null)
);
create index deal_vote_account on deal_vote (account_id, voted_at desc);
call protect_tenant_table('deal_vote');

-- What the community part of the score is computed of; changes in the transaction of each vote.
alter table deal
  add column up_count int not null default 0,
  add column down_count int not null default 0;
