-- Short links: the same address always has the same code (rows SHO).
create table short_link (
  tenant_id text not null references tenant,
  code text not null check (code ~ '^[A-Za-z0-9]{7}$'),
  -- a path of this site, or an http(s) address of a shop that is known
  origin_uri text not null,
  created_at timestamptz not null,
  primary key (tenant_id, code)
);
create unique index short_link_origin on short_link (tenant_id, md5(origin_uri));
call protect_tenant_table('short_link');
