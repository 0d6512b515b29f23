-- Shopee's app shares addresses that name the shop before both numbers, "/lovely.shop/11/22", and so do feeds of affiliate networks
-- (api/src/catalog/link.ts reads the same). The column is made again, since what is stored was read by the old rule.
create or replace function link_number(url text) returns text language sql immutable strict parallel safe as $$
  select coalesce(
    array_to_string(regexp_match(path, '-i\.(\d+)\.(\d+)/?$'), '.'),
    array_to_string(regexp_match(path, '^https?://(?:[^/]*\.)?shopee\.[^/]+/(?:.*/)?[^/]+/(\d+)/(\d+)/?$', 'i'), '.'),
    (regexp_match(path, '[/-]i(\d+)(?:-s\d+)?\.html$'))[1],
    (regexp_match(path, '/(?:product|pdp(?:/[^/]+)?)/(\d+)/?$'))[1])
  from (select split_part(split_part(url, '?', 1), '#', 1) as path) p
$$;
alter table offer drop column link_number;
alter table offer add column link_number text generated always as (link_number(url)) stored;
create index offer_link_number on offer (tenant_id, link_number) where link_number is not null and not retired;
