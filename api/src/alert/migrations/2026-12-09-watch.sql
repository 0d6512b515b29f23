-- Price watches of shoppers (P-22, BEY-05): a rule over goods, and the state of its engine (contract/alert/engine.ts).
create table price_watch (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  -- null once the goods are gone
  goods_id bigint references goods on delete set null,
  -- what they were called
  name text not null,
  -- one offer of them; null: whichever is the cheapest
  offer_id bigint,
  with_twins boolean not null,
  with_shipping boolean not null,
  with_coupon boolean not null,
  kind text not null check (kind in ('TARGET_PRICE', 'BELOW_NOW', 'BELOW_TYPICAL', 'NEW_LOW', 'RESTOCK')),
  target_amount bigint,
  fraction numeric(5, 4),
  -- 0: all that is known
  low_days int,
  verified_only boolean not null,
  min_score smallint,
  start_amount bigint,
  -- channel kinds; null: every way of its owner, as the next three: as all watches of its owner
  ways text[],
  frequency text check (frequency in ('INSTANT', 'DAILY', 'WEEKLY')),
  remind_end boolean,
  remind_unmet boolean,
  loud boolean not null default false,
  paused boolean not null default false,
  armed boolean not null default true,
  fired_amount bigint,
  fired_threshold bigint,
  out_from timestamptz,
  fired_count int not null default 0,
  last_fired_at timestamptz,
  -- what was looked at last: a later look is news, the same one is not
  looked_at timestamptz not null,
  looked_seen text,
  looked_amount bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index price_watch_goods on price_watch (goods_id) where not paused;
create index price_watch_account on price_watch (account_id, created_at desc, id desc);
call protect_tenant_table('price_watch');

-- How the watches of an account are delivered that say nothing else (BEY-47).
create table watch_default (
  account_id bigint primary key references account on delete cascade,
  tenant_id text not null references tenant,
  ways text[],
  frequency text not null check (frequency in ('INSTANT', 'DAILY', 'WEEKLY')),
  remind_end boolean not null,
  remind_unmet boolean not null
);
call protect_tenant_table('watch_default');

-- The last 20 evaluations of each, the newest first (BEY-46): [at in ms, amount, outcome, threshold].
create table watch_log (
  watch_id bigint primary key references price_watch on delete cascade,
  tenant_id text not null,
  looks jsonb not null
) with (fillfactor = 70);
call protect_tenant_table('watch_log');
