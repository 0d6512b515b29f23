-- What nobody filters or joins by needs no statistics; gathering them of texts and lists took longer than an import.
alter table goods alter column name set statistics 0, alter column names set statistics 0, alter column cover set statistics 0, alter column images set statistics 0,
  alter column description set statistics 0, alter column attributes set statistics 0;
alter table offer alter column url set statistics 0, alter column cover set statistics 0, alter column shop_name set statistics 0, alter column variant set statistics 0,
  alter column sku set statistics 0, alter column feed_hash set statistics 0;

-- With the tenant, which row-level security asks for at every lookup: as long as a table has no statistics, the planner
-- would combine this index with one that is led by the tenant and read all of that.
drop index offer_goods;
create index offer_goods on offer (goods_id, tenant_id);
