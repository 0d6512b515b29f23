-- Whether a host is a shop's is asked of the offers (short links, ways out).
create index offer_host on offer (tenant_id, split_part(url, '/', 3));
