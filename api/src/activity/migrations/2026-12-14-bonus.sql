-- Bonuses (ACT-09..11): money for orders that shoppers hand in. Amounts are minor units of the region's currency.
create table bonus (
  activity_id bigint primary key references activity,
  tenant_id text not null references tenant,
  platforms text[] not null,
  -- what is promised, by language
  reward jsonb not null,
  -- of what was paid, or the same for every order
  per_mille int check (per_mille between 1 and 1000),
  fixed_amount bigint check (fixed_amount > 0),
  most_per_order bigint check (most_per_order > 0),
  budget bigint not null check (budget > 0),
  -- orders that somebody may hand in within a day of the region
  most_a_day int not null check (most_a_day > 0),
  check ((per_mille is null) <> (fixed_amount is null)),
  check (cardinality(platforms) > 0)
);
call protect_tenant_table('bonus');

-- SM-11. Every step has its date and what it rests on.
create table bonus_order (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  activity_id bigint not null references bonus,
  -- null: the account is gone, and what was paid stays
  account_id bigint,
  platform text not null,
  -- as it was written, '' once the account is gone; the mark is the same for the same number
  order_no text not null,
  order_mark text not null,
  -- paid for the goods: as handed in, then as the report has it
  amount bigint not null check (amount > 0),
  bonus_amount bigint not null check (bonus_amount > 0),
  proof text,
  request_key text,
  status text not null check (status in ('UN_DELIVERED', 'DELIVERED', 'RETURNED')),
  ordered_at timestamptz not null,
  created_at timestamptz not null,
  -- the midnight after the day of the order, and when it was confirmed then
  confirm_at timestamptz not null,
  confirmed_at timestamptz,
  pay_by date,
  -- found in a report (its name and the line), or by an operator (null)
  checked_at timestamptz,
  check_report text,
  check_line int,
  commission bigint,
  paid_at timestamptz,
  payment_ref text,
  -- where it went, masked
  paid_to text,
  returned_at timestamptz,
  return_reason text check (return_reason in ('NOT_FOUND', 'CANCELLED', 'GOODS_RETURNED', 'NOT_ELIGIBLE', 'ACCOUNT_CLOSED')),
  return_note text,
  return_report text,
  return_line int,
  -- transfers of the ledger: kept for it, credited, paid
  kept_id bigint,
  credited_id bigint,
  spent_id bigint,
  check ((status = 'DELIVERED') <= (paid_at is not null)),
  check ((status = 'RETURNED') = (returned_at is not null and return_reason is not null))
);
-- The same number counts once, whoever hands it in; one that nobody found may be handed in again.
create unique index bonus_order_mark on bonus_order (tenant_id, platform, order_mark) where return_reason is distinct from 'NOT_FOUND';
create unique index bonus_order_request on bonus_order (account_id, request_key) where request_key is not null;
create index bonus_order_account on bonus_order (account_id, activity_id, id desc);
create index bonus_order_of_activity on bonus_order (activity_id, id desc);
create index bonus_order_paid on bonus_order (activity_id, paid_at desc, id desc) where status = 'DELIVERED';
create index bonus_order_to_confirm on bonus_order (tenant_id, confirm_at) where status = 'UN_DELIVERED' and credited_id is null;
call protect_tenant_table('bonus_order');

-- Where somebody is paid; sealed whole but for what is shown.
create table payee (
  account_id bigint primary key references account on delete cascade,
  tenant_id text not null references tenant,
  kind text not null check (kind in ('BANK', 'PROMPTPAY', 'E_WALLET')),
  bank_name text not null,
  sealed text not null,
  updated_at timestamptz not null
);
call protect_tenant_table('payee');
