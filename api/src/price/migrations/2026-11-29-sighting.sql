-- Prices that people see at shops (BEY-19). They stand apart from the history: until one is confirmed, nothing that makes
-- a day, a low, a verdict or an alert reads them. What is confirmed goes into price_observation with source COMMUNITY.
create table price_sighting (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  goods_id bigint not null references goods on delete cascade,
  offer_id bigint not null references offer on delete cascade,
  -- who told it; null once the account is closed
  account_id bigint references account on delete set null,
  -- the token it came with
  token_id bigint,
  -- whom the account shares a device with, and its address as a hash, which goes once nothing can be confirmed any more
  device text not null,
  address text,
  -- to the minute
  seen_at timestamptz not null,
  item_amount bigint not null check (item_amount > 0),
  was_amount bigint,
  shipping_amount bigint,
  coupon_amount bigint,
  coupon_code text,
  in_stock boolean not null,
  -- why it is implausible; such a one is told as excluded
  set_aside text check (set_aside in ('TOO_LOW', 'TOO_HIGH', 'DECIMAL_SLIP')),
  state text not null default 'OPEN' check (state in ('OPEN', 'CONFIRMED', 'REJECTED', 'WITHDRAWN')),
  confirmed_by text check (confirmed_by in ('FEED', 'PEOPLE', 'OPERATOR')),
  settled_at timestamptz,
  idempotency_key text,
  created_at timestamptz not null
);
create unique index price_sighting_once on price_sighting (account_id, offer_id, seen_at) where state <> 'WITHDRAWN';
create unique index price_sighting_key on price_sighting (account_id, idempotency_key) where idempotency_key is not null;
create index price_sighting_mine on price_sighting (account_id, created_at desc);
create index price_sighting_token on price_sighting (token_id, created_at) where token_id is not null;
create index price_sighting_offer on price_sighting (offer_id, seen_at) where state in ('OPEN', 'CONFIRMED');
create index price_sighting_goods on price_sighting (goods_id);
create index price_sighting_open on price_sighting (tenant_id, created_at) where state = 'OPEN';
create index price_sighting_address on price_sighting (tenant_id, created_at) where address is not null;
call protect_tenant_table('price_sighting');
