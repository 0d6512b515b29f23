-- What a unit of goods costs (BEY-20): the pack as its name tells it or an operator wrote it, and the price of a unit.
create table goods_unit (
  goods_id bigint primary key references goods on delete cascade,
  tenant_id text not null references tenant,
  unit text not null check (unit in ('g', 'ml', 'piece')),
  size numeric(12,3) not null check (size > 0),
  -- an operator's word is not overwritten by a name
  by_operator boolean not null default false,
  -- minor units for one gram, millilitre or piece; null without a price that counts
  unit_amount numeric(20,8),
  -- the pack before this one, and what its unit cost then: a smaller pack at the same price is a dearer one
  size_before numeric(12,3),
  unit_amount_before numeric(20,8),
  changed_at timestamptz
);
create index goods_unit_cheapest on goods_unit (tenant_id, unit, unit_amount, goods_id) where unit_amount is not null;
call protect_tenant_table('goods_unit');
