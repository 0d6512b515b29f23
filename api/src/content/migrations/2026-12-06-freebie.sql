-- AMB-32: a deal that costs nothing says so by itself; a price of 0 never counts as one (BEY-03)
alter table deal add column is_freebie boolean not null default false;
alter table deal add constraint deal_freebie check (not is_freebie or deal_amount = 0);
-- what is written says so too
update contribution set written = jsonb_set(written, '{deal,isFreebie}', 'false'),
  passed = case when jsonb_typeof(passed -> 'deal') = 'object' then jsonb_set(passed, '{deal,isFreebie}', 'false') else passed end
where jsonb_typeof(written -> 'deal') = 'object';
