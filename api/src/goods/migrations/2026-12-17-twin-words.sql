-- Titles are compared as they stand; stored are only the words by which others are looked for.
-- Signatures are made again in batches (goods.match-missing).
delete from goods_signature;
drop index goods_signature_alike;
alter table goods_signature drop column brand_id, drop column codes;
create index goods_signature_words on goods_signature using gin (words);

-- in how many titles of a region a word stands; the empty word counts the titles
create table goods_word (
  tenant_id text not null references tenant,
  word text not null,
  goods integer not null,
  primary key (tenant_id, word)
);
call protect_tenant_table('goods_word');

alter table goods_twin
  -- what is likely the same is shown, but never compared by price
  add column tier text not null default 'SAME' check (tier in ('SAME', 'LIKELY')),
  drop constraint goods_twin_basis_check,
  add constraint goods_twin_basis_check check (basis in ('GTIN', 'MODEL', 'NAME', 'PICTURE'));
