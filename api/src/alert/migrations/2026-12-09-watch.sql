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
  -- the price that it is about: 1 with shipping, 2 with coupon, 4 of twins, too
  basis smallint not null generated always as
    (with_shipping::int + with_coupon::int * 2 + with_twins::int * 4) stored,
  armed boolean not null default true,
  fired_amount bigint,
  fired_threshold bigint,
  out_from timestamptz,
  -- Where its state may change (keys.ts). Armed, it may fire at or below `fire_key`: an AMOUNT, a
  -- SHARE of the usual price in ten-thousandths, or at a low of so many DAYS or more; null: RESTOCK.
  -- After firing it may fire at or below `again_key` and is armed at or above `rearm_key`.
  unit text check (unit in ('AMOUNT', 'SHARE', 'DAYS')),
  fire_key bigint,
  again_key bigint,
  rearm_key bigint,
  fired_count int not null default 0,
  last_fired_at timestamptz,
  -- its rule holds since then
  begun_at timestamptz not null,
  -- when its owner is asked whether the rule is to change
  unmet_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index price_watch_goods on price_watch (goods_id);
create index price_watch_account on price_watch (account_id, created_at desc, id desc);
create index price_watch_fire on price_watch (goods_id, basis, unit, fire_key)
  where armed and not paused and offer_id is null and unit is not null;
create index price_watch_again on price_watch (goods_id, basis, again_key)
  where not armed and not paused and offer_id is null and unit is not null;
create index price_watch_rearm on price_watch (goods_id, basis, rearm_key)
  where not armed and not paused and offer_id is null and unit is not null;
create index price_watch_restock on price_watch (goods_id, basis)
  where not paused and offer_id is null and unit is null;
create index price_watch_out on price_watch (goods_id, basis)
  where not paused and offer_id is null and out_from is not null;
create index price_watch_unmet on price_watch (unmet_at) where not paused;
create index price_watch_offer on price_watch (goods_id) where not paused and offer_id is not null;
call protect_tenant_table('price_watch');

-- Goods that are, or were, watched: until when their watches are evaluated.
create table watch_goods (
  goods_id bigint primary key references goods on delete cascade,
  tenant_id text not null references tenant,
  looked_at timestamptz not null,
  -- a bit for each basis of a watch on them
  bases int not null,
  has_days boolean not null
) with (fillfactor = 80);
call protect_tenant_table('watch_goods');

-- Who was reminded of the end of which deal.
create table watch_reminder (
  account_id bigint not null references account on delete cascade,
  content_id bigint not null references deal on delete cascade,
  tenant_id text not null references tenant,
  primary key (account_id, content_id)
);
create index watch_reminder_content on watch_reminder (content_id);
call protect_tenant_table('watch_reminder');

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

-- Evaluations that meant something, the newest first: [at in ms, amount, outcome, threshold, delivery].
-- Those between that meant nothing follow from the history of prices (log.ts, BEY-46).
create table watch_log (
  watch_id bigint primary key references price_watch on delete cascade,
  tenant_id text not null,
  looks jsonb not null
) with (fillfactor = 70);
call protect_tenant_table('watch_log');
