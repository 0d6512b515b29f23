-- Where marketplaces put the number of a product, an address is found by it, whatever words, tail or spelling the address has
-- besides (api/src/catalog/link.ts reads the same). A column of its own, as link_hash is.
create function link_number(url text) returns text language sql immutable strict parallel safe as $$
  select coalesce(
    array_to_string(regexp_match(path, '(?:-i\.|/product/|/opaanlp/)(\d+)[./](\d+)/?$'), '.'),
    (regexp_match(path, '[/-]i(\d+)(?:-s\d+)?\.html$'))[1],
    (regexp_match(path, '/(?:product|pdp(?:/[^/]+)?)/(\d+)/?$'))[1])
  from (select split_part(split_part(url, '?', 1), '#', 1) as path) p
$$;
alter table offer add column link_number text generated always as (link_number(url)) stored;
create index offer_link_number on offer (tenant_id, link_number) where link_number is not null and not retired;
