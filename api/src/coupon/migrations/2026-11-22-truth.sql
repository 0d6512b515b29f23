-- Coupons as readers see them: words, scope, state, and whether they work.
alter table coupon
  -- { language: text }; the title of the feed where there is none
  add column titles jsonb not null default '{}',
  add column descriptions jsonb not null default '{}',
  add column exclusive boolean not null default false,
  add column url text not null default '',
  -- scope: of these brands and of these categories with all below; empty: of all
  add column brand_ids bigint[] not null default '{}',
  add column category_ids bigint[] not null default '{}',
  -- it holds only for the goods it was offered with (coupon_goods)
  add column for_goods boolean not null default false,
  -- when it came on the shelf
  add column shelf_at timestamptz,
  add column state text not null default 'LIVE' check (state in ('SCHEDULED', 'LIVE', 'DOUBTFUL', 'DEAD', 'EXPIRED')),
  -- an operator's word; only votes after it count
  add column ruled text check (ruled in ('LIVE', 'DEAD')),
  add column ruled_at timestamptz,
  -- what the votes come to (truth.ts)
  add column works int not null default 0,
  add column fails int not null default 0,
  add column share numeric(5,4),
  add column last_worked_at timestamptz,
  -- at the bottom, and waiting for an operator
  add column sunk boolean not null generated always as (state in ('DOUBTFUL', 'DEAD')) stored,
  add column is_demo boolean not null default false;
update coupon set shelf_at = created_at, for_goods = true;
alter table coupon alter column shelf_at set not null;
create index coupon_shelf on coupon (tenant_id, sunk, shelf_at desc, id desc) where state <> 'EXPIRED';
create index coupon_code on coupon (tenant_id, code) where code is not null;

-- One word per user and tenant-local day; a later one replaces it (BEY-08).
create table coupon_vote (
  tenant_id text not null references tenant,
  coupon_id bigint not null references coupon on delete cascade,
  user_id bigint not null references account on delete cascade,
  day date not null,
  works boolean not null,
  note text not null default '',
  voted_at timestamptz not null,
  primary key (coupon_id, user_id, day)
);
create index coupon_vote_user on coupon_vote (user_id);
call protect_tenant_table('coupon_vote');
