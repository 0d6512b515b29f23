-- Rows that an import writes by the hundred thousand. The tenant is checked by the policies of row-level security
-- already, and goods and offers never referenced it.
alter table offer_price drop constraint offer_price_tenant_id_fkey;
alter table goods_price drop constraint goods_price_tenant_id_fkey;
alter table goods_label drop constraint goods_label_tenant_id_fkey;
alter table price_exclusion drop constraint price_exclusion_tenant_id_fkey;

-- What nobody filters or joins by needs no statistics; gathering them of texts and documents took longer than judging.
alter table offer_price alter column evidence set statistics 0, alter column coupon_code set statistics 0;
alter table goods_price alter column evidence set statistics 0, alter column spark set statistics 0, alter column merged_offers set statistics 0;

-- What is judged follows its goods and offers. The judge writes it while it holds their locks, so a check of each row
-- against them finds nothing, and cost a tenth of a first import; when they go, it goes in one statement with them.
alter table offer_price drop constraint offer_price_offer_id_fkey;
alter table goods_price drop constraint goods_price_goods_id_fkey;
alter table goods_label drop constraint goods_label_goods_id_fkey;

create function forget_offer_judgements() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from offer_price p using gone where p.offer_id = gone.id;
  return null;
end $$;
create trigger offer_gone after delete on offer referencing old table as gone for each statement execute function forget_offer_judgements();

create function forget_goods_judgements() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from goods_price p using gone where p.goods_id = gone.id;
  delete from goods_label l using gone where l.goods_id = gone.id;
  return null;
end $$;
create trigger goods_gone after delete on goods referencing old table as gone for each statement execute function forget_goods_judgements();
