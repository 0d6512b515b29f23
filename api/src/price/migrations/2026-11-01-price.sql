-- Append-only observations, partitioned by month. Nothing here is ever updated: what is judged about an
-- observation stands in price_exclusion, what is derived from it in price_day and the judgements.
create table price_observation (
  tenant_id text not null,
  offer_id bigint not null,
  observed_at timestamptz not null,
  currency text not null,
  item_amount bigint not null check (item_amount >= 0),
  was_amount bigint,
  shipping_amount bigint,
  coupon_amount bigint,
  coupon_code text,
  in_stock boolean not null default true,
  -- PUBLIC, MEMBER, NEW_USER, APP: only PUBLIC makes the series that is judged
  audience text not null default 'PUBLIC',
  source text not null,
  confidence smallint not null default 100,
  payload_hash bytea,
  run_id bigint,
  primary key (offer_id, observed_at, source, audience)
) partition by range (observed_at);
call protect_tenant_table('price_observation');

-- Makes the month partitions that cover a span; safe to call from several processes at once. A month is made
-- beside the table and then attached, because `create table … partition of` would lock out every reader until the
-- import commits; and who needs no new month takes no lock at all.
create procedure ensure_observation_months(from_time timestamptz, to_time timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month date := date_trunc('month', from_time at time zone 'UTC')::date;
  part text;
begin
  while month <= (to_time at time zone 'UTC')::date loop
    part := 'price_observation_' || to_char(month, 'YYYYMM');
    if to_regclass(part) is null then
      perform pg_advisory_xact_lock(hashtext('ensure_observation_months'));
      if to_regclass(part) is null then
        execute format('create table %I (like price_observation including all)', part);
        execute format('alter table price_observation attach partition %I for values from (%L) to (%L)',
          part, month::text || ' 00:00:00+00', (month + interval '1 month')::date::text || ' 00:00:00+00');
        call protect_tenant_table(part);
      end if;
    end if;
    month := (month + interval '1 month')::date;
  end loop;
end $$;
revoke all on procedure ensure_observation_months from public;
grant execute on procedure ensure_observation_months to khum_app, khum_platform;

-- The quarantine (BEY-03): an observation listed here and not released counts for nothing.
create table price_exclusion (
  tenant_id text not null references tenant,
  offer_id bigint not null,
  observed_at timestamptz not null,
  source text not null,
  reason text not null check (reason in ('ZERO', 'TOO_LOW', 'TOO_HIGH', 'DECIMAL_SLIP', 'JITTER', 'CURRENCY', 'REPORTED')),
  created_at timestamptz not null,
  released_at timestamptz,
  -- CONFIRMED by a second observation, or OPERATOR
  released_by text,
  primary key (offer_id, observed_at, source)
);
create index price_exclusion_open on price_exclusion (tenant_id, observed_at desc) where released_at is null;
call protect_tenant_table('price_exclusion');

-- One row per offer and tenant-local day on which it was seen, from the observations that count.
-- Amounts are effective: item + shipping - coupon. Of a day with stock only the prices with stock are told: a price
-- at which nothing could be bought is no price.
create table price_day (
  tenant_id text not null,
  offer_id bigint not null,
  day date not null,
  low bigint not null,
  low_at timestamptz not null,
  high bigint not null,
  high_at timestamptz not null,
  -- the price that stood for most of the day (time-weighted median)
  mid bigint not null,
  -- time-weighted mean
  mean bigint not null,
  close bigint not null,
  close_at timestamptz not null,
  -- the struck price shown with `close`; null when none above the item's price was shown
  was bigint,
  in_stock boolean not null,
  -- observations that count, with stock or without
  seen int not null,
  -- the last of them; later than close_at when the day ended sold out
  seen_at timestamptz not null,
  primary key (offer_id, day)
);
call protect_tenant_table('price_day');

-- The same of goods that several live offers make the price of: of each figure the lowest of any. Only touched days
-- are merged anew (goods_price.merged_offers tells which offers are in it); goods with one live offer have no rows here.
create table goods_day (
  tenant_id text not null,
  goods_id bigint not null references goods on delete cascade,
  day date not null,
  low bigint not null,
  low_at timestamptz not null,
  high bigint not null,
  high_at timestamptz not null,
  mid bigint not null,
  mean bigint not null,
  close bigint not null,
  close_at timestamptz not null,
  was bigint,
  in_stock boolean not null,
  seen int not null,
  seen_at timestamptz not null,
  primary key (goods_id, day)
);
call protect_tenant_table('goods_day');

-- What stands now and what is judged about it, per offer and per goods; written by the judge alone.
create table offer_price (
  offer_id bigint primary key references offer on delete cascade,
  tenant_id text not null references tenant,
  goods_id bigint not null,
  observed_at timestamptz not null,
  item_amount bigint not null,
  was_amount bigint,
  shipping_amount bigint,
  coupon_amount bigint,
  coupon_code text,
  effective_amount bigint not null,
  in_stock boolean not null,
  -- the typical price of the last 90 days, and the days seen at all: what a single SKU is compared with (AMB-60)
  median_90 bigint,
  seen_days int not null default 0,
  verdict text not null,
  evidence jsonb not null,
  low_days int,
  low_label text,
  judged_at timestamptz not null,
  -- the tenant-local day of judged_at: indexed in its stead, so that judging twice a day touches no index
  judged_on date not null
) with (fillfactor = 80);
create index offer_price_goods on offer_price (goods_id);
-- led by judged_on: an index led by the tenant tempts the planner, as long as it has no statistics, to look up goods by it
create index offer_price_judged on offer_price (judged_on, tenant_id);
call protect_tenant_table('offer_price');

create table goods_price (
  goods_id bigint primary key references goods on delete cascade,
  tenant_id text not null references tenant,
  best_offer_id bigint,
  platform text not null,
  offer_count int not null,
  -- the offers that goods_day is made of; null when one offer makes the price
  merged_offers bigint[],
  current_amount bigint not null,
  origin_amount bigint,
  discount numeric(6,4),
  real_discount numeric,
  in_stock boolean not null,
  observed_at timestamptz not null,
  verdict text not null,
  evidence jsonb not null,
  labels text[] not null default '{}',
  low_days int,
  all_time_low boolean not null default false,
  spark jsonb not null,
  -- last recorded change of the price
  dropped_at timestamptz,
  dropped_by numeric(6,4),
  -- sales of the live offers and the top category (0: none), by which goods are ranked; sales are null when goods are not to be ranked
  sold_14 bigint,
  sold_30 bigint,
  sold bigint,
  top_category bigint not null default 0,
  judged_at timestamptz not null,
  judged_on date not null
) with (fillfactor = 70);
create index goods_price_sold_14 on goods_price (tenant_id, sold_14 desc, goods_id) where sold_14 > 0;
create index goods_price_sold_30 on goods_price (tenant_id, sold_30 desc, goods_id) where sold_30 > 0;
create index goods_price_category_sold_30 on goods_price (tenant_id, top_category, sold_30 desc, goods_id) where sold_30 > 0;
create index goods_price_category_sold on goods_price (tenant_id, top_category, sold desc, goods_id) where sold > 0;
create index goods_price_current on goods_price (tenant_id, current_amount);
create index goods_price_dropped on goods_price (tenant_id, dropped_at desc) where dropped_at is not null;
create index goods_price_judged on goods_price (judged_on, tenant_id);
create index goods_price_discount on goods_price (tenant_id, discount desc nulls last, goods_id);
call protect_tenant_table('goods_price');

-- One row per goods and label: lists by label walk this index (arrays would hide from row-level security).
create table goods_label (
  tenant_id text not null references tenant,
  label text not null,
  goods_id bigint not null references goods on delete cascade,
  primary key (tenant_id, label, goods_id)
);
create index goods_label_goods on goods_label (goods_id);
call protect_tenant_table('goods_label');
