-- LAB-02: a shopper's deal says by itself that it is a flash sale, and when it ends
alter table deal add column is_flash boolean not null default false;
alter table deal add constraint deal_flash check (not is_flash or ends_at is not null);
-- what is written says so too
update contribution set written = jsonb_set(written, '{deal,isFlash}', 'false'),
  passed = case when jsonb_typeof(passed -> 'deal') = 'object' then jsonb_set(passed, '{deal,isFlash}', 'false') else passed end
where jsonb_typeof(written -> 'deal') = 'object';
