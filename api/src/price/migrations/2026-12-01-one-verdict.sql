-- One verdict for goods: that of the offer which makes their price. Lows are those of goods alone.
alter table offer_price
  -- against the usual price; null where that is not known
  add column real_discount numeric,
  -- told by one look, or by one source within hours
  add column lone boolean not null default false,
  -- lone, and far below what is usual: not judged until a second look
  add column seen_once boolean not null default false,
  -- seen within 14 days of the day of judging
  add column is_current boolean not null default true,
  drop column low_days,
  drop column low_label;

alter table goods_price
  add column seen_once boolean not null default false,
  add column is_current boolean not null default true,
  -- the price that was last told as news, or would have been: a price seen only once is not
  add column announced_amount bigint,
  -- RULES_VERSION of the judge that wrote the row
  add column rules smallint not null default 1;

-- The one discount that lists are ordered by: the real one, of a price of now, where the claim is not refuted.
drop index goods_price_proven;
alter table goods_price drop column proven_discount;
alter table goods_price add column proven_discount numeric generated always as (
  case when verdict in ('VERIFIED', 'OVERSTATED', 'NO_CLAIM') and real_discount > 0 and is_current and not seen_once and (evidence ->> 'preDays')::int >= 14 then real_discount end) stored;
create index goods_price_proven on goods_price (tenant_id, proven_discount desc nulls last, goods_id);

-- What was said about goods, when, and why it changed. Append-only.
create table verdict_said (
  id bigint generated always as identity primary key,
  tenant_id text not null,
  goods_id bigint not null,
  offer_id bigint,
  said_at timestamptz not null,
  verdict text not null,
  claimed numeric,
  real numeric,
  typical_amount bigint,
  amount bigint not null,
  rules smallint not null,
  -- FIRST words; a new LOOK; another OFFER makes the price; the calendar moved by a DAY; new RULES
  cause text not null check (cause in ('FIRST', 'LOOK', 'OFFER', 'DAY', 'RULES'))
);
create index verdict_said_goods on verdict_said (goods_id, said_at desc);
call protect_tenant_table('verdict_said');

-- How far a tenant's history has been taken over by new rules: one row for each version, walked by a job.
create table rules_adopted (
  tenant_id text not null,
  rules smallint not null,
  -- offers up to this id are done
  last_offer_id bigint not null default 0,
  goods_judged int not null default 0,
  -- { "VERIFIED>OVERSTATED": 12, … }
  changed jsonb not null default '{}',
  began_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, rules)
);
call protect_tenant_table('rules_adopted');

-- SOURCE: a whole source whose prices jumped together is held until an operator decides.
alter table price_exclusion drop constraint price_exclusion_reason_check;
alter table price_exclusion add constraint price_exclusion_reason_check
  check (reason in ('ZERO', 'TOO_LOW', 'TOO_HIGH', 'DECIMAL_SLIP', 'JITTER', 'CURRENCY', 'REPORTED', 'SOURCE'));
create index price_exclusion_held on price_exclusion (source, created_at) where reason = 'SOURCE' and released_at is null;
create table price_hold (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  source text not null,
  held_at timestamptz not null,
  -- offers of which a usual price was known, and how many of them turned implausible
  known int not null,
  wild int not null,
  looks int not null,
  -- price told to price usual, in the middle
  factor double precision not null,
  settled_at timestamptz,
  settled_as text check (settled_as in ('RELEASED', 'KEPT')),
  unique (tenant_id, source, held_at)
);
call protect_tenant_table('price_hold');

-- A listing that became another thing: days before `since` are not compared; with a scale, it is a pack of another size
-- and they are compared by the unit.
create table offer_change (
  offer_id bigint primary key,
  tenant_id text not null references tenant,
  since date not null,
  scale numeric check (scale > 0)
);
call protect_tenant_table('offer_change');
