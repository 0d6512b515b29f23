-- Activities (rows ACT): lotteries, bonuses, badges. Their words are given by language.
create table activity (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  code text not null,
  type text not null check (type in ('BONUS', 'LOTTERY', 'BADGE')),
  title jsonb not null,
  summary jsonb not null,
  -- sanitised HTML
  rules jsonb not null,
  cover text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  state text not null check (state in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (start_at < end_at),
  check (state = 'DRAFT' or published_at is not null),
  unique (tenant_id, code)
);
create index activity_published on activity (tenant_id, end_at, id) where state = 'PUBLISHED';
call protect_tenant_table('activity');

-- What is promised of a lottery (BEY-13), and how far its draws are.
create table lottery (
  activity_id bigint primary key references activity,
  tenant_id text not null references tenant,
  -- how chances are earned, days for an address; frozen with the terms
  chances jsonb not null,
  address_days int not null,
  reveal_at timestamptz not null,
  -- from publishing on
  terms jsonb,
  terms_hash text,
  commit text,
  genesis text,
  -- encrypted under a key of this installation
  seed_sealed text,
  timelock jsonb,
  -- once it is open
  seed text,
  reveal_signature text,
  revealed_at timestamptz,
  -- the chain of draws that were asked for, and those that are decided
  last_no int not null default 0,
  last_link text,
  last_asked_at timestamptz,
  last_round bigint not null default 0,
  settled_no int not null default 0,
  table_version int not null default 1
) with (fillfactor = 50);
create index lottery_to_reveal on lottery (tenant_id, reveal_at) where revealed_at is null;
create index lottery_waiting on lottery (tenant_id) where settled_no < last_no;
call protect_tenant_table('lottery');

create table lottery_prize (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  activity_id bigint not null references activity,
  position int not null,
  name jsonb not null,
  image text not null,
  kind text not null check (kind in ('GOODS', 'VOUCHER', 'NOTHING')),
  -- of the ten thousand
  numbers int not null check (numbers between 0 and 10000),
  -- null: as many as are won
  stock int check (stock >= 0),
  remaining int check (remaining >= 0),
  -- the draw that took the last one
  ended_no int,
  -- the code of a voucher that everybody who wins it has; null: each has one of lottery_code
  shared_code text,
  unique (activity_id, position)
);
call protect_tenant_table('lottery_prize');

-- Codes of vouchers, encrypted; each goes to one draw.
create table lottery_code (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  prize_id bigint not null references lottery_prize,
  code_sealed text not null,
  draw_id bigint
);
create index lottery_code_free on lottery_code (prize_id, id) where draw_id is null;
call protect_tenant_table('lottery_code');

create table lottery_draw (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  activity_id bigint not null references activity,
  draw_no int not null,
  -- null: the account is gone, and the draw stays
  account_id bigint,
  user_hash text not null,
  user_no int not null,
  client_seed text not null,
  asked_at timestamptz not null,
  round bigint not null,
  link text not null,
  request_key text,
  -- from settling on
  mac text,
  number int check (number between 0 and 9999),
  table_version int,
  prize_id bigint references lottery_prize,
  settled_at timestamptz,
  unique (activity_id, draw_no)
);
create unique index lottery_draw_request on lottery_draw (activity_id, account_id, request_key) where request_key is not null;
create index lottery_draw_account on lottery_draw (activity_id, account_id, draw_no desc);
create index lottery_draw_winners on lottery_draw (activity_id, draw_no desc) where prize_id is not null;
create index lottery_draw_owner on lottery_draw (account_id);
call protect_tenant_table('lottery_draw');

-- Rounds of the public beacon that decided draws.
create table lottery_round (
  activity_id bigint not null references activity,
  tenant_id text not null references tenant,
  round bigint not null,
  signature text not null,
  primary key (activity_id, round)
);
call protect_tenant_table('lottery_round');

-- What was won and is to be sent (SM-10).
create table award (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  activity_id bigint not null references activity,
  draw_id bigint not null unique references lottery_draw,
  prize_id bigint not null references lottery_prize,
  account_id bigint,
  status text not null check (status in ('NOT_FILL_ADDRESS', 'NOT_DELIVERED', 'DELIVERED', 'EXPIRED')),
  -- of a voucher; encrypted, as the address
  code_sealed text,
  address_sealed text,
  awarded_at timestamptz not null,
  address_by timestamptz,
  addressed_at timestamptz,
  deliver_by date,
  delivered_at timestamptz,
  tracking_no text
);
create index award_account on award (account_id, id desc);
create index award_of_activity on award (activity_id, id desc);
create index award_to_expire on award (tenant_id, address_by) where status = 'NOT_FILL_ADDRESS';
create index award_to_send on award (tenant_id, deliver_by) where status = 'NOT_DELIVERED';
call protect_tenant_table('award');

-- The address last used, to fill the next form; encrypted.
create table last_address (
  account_id bigint primary key references account on delete cascade,
  tenant_id text not null references tenant,
  address_sealed text not null,
  updated_at timestamptz not null
);
call protect_tenant_table('last_address');

-- Days on which nothing is sent, beside those of every year.
create table holiday (
  tenant_id text not null references tenant,
  day date not null,
  name text not null,
  primary key (tenant_id, day)
);
call protect_tenant_table('holiday');
