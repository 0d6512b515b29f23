-- Everything in a saved list is watched by one rule (BEY-47): what is added to the list gets a watch, what is taken out
-- loses it, unless its owner has made it their own.
create table watch_list (
  account_id bigint not null references account on delete cascade,
  tenant_id text not null references tenant,
  list text not null check (list in ('GOODS', 'DEALS')),
  kind text not null check (kind in ('BELOW_NOW', 'BELOW_TYPICAL', 'NEW_LOW', 'RESTOCK')),
  fraction numeric(5, 4),
  low_days int,
  ways text[],
  frequency text check (frequency in ('INSTANT', 'DAILY', 'WEEKLY')),
  remind_end boolean,
  remind_unmet boolean,
  loud boolean not null,
  created_at timestamptz not null,
  primary key (account_id, list)
);
call protect_tenant_table('watch_list');

-- the list that made it; null: its owner did
alter table price_watch add column list text check (list in ('GOODS', 'DEALS'));
