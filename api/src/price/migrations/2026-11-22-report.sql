-- Prices that shoppers doubt (BEY-03): a queue for operators. A report changes nothing by itself; who hides the
-- observation does, through price_exclusion. Devices and addresses are kept as hashes, addresses for a day.
create table price_report (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  goods_id bigint not null references goods on delete cascade,
  offer_id bigint not null references offer on delete cascade,
  observed_at timestamptz not null,
  source text not null,
  -- effective, as it was shown
  amount bigint not null,
  reason text not null check (reason in ('DEARER', 'CHEAPER', 'PAST', 'NOT_THIS', 'OTHER')),
  seen_amount bigint,
  note text not null default '',
  reporter text not null,
  address text,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- HIDDEN: the observation counts no more; KEPT: it stands
  settled_as text check (settled_as in ('HIDDEN', 'KEPT')),
  unique (offer_id, observed_at, source, reporter)
);
create index price_report_open on price_report (tenant_id, created_at) where settled_at is null;
create index price_report_reporter on price_report (reporter, created_at);
create index price_report_address on price_report (address, created_at) where address is not null;
create index price_report_goods on price_report (goods_id);
call protect_tenant_table('price_report');
