-- Affiliate programs and what they pay (BEY-30). They live in a schema of their own, in which neither role of the
-- application may do anything: no query of a ranking, a search or a page can read a commission. The one thing that
-- comes out is the tag for a host, through the function below; operators write with `npm run affiliate`, as the owner.
create schema affiliate;
create table affiliate.program (
  tenant_id text not null references tenant,
  -- the shop's host; hosts below it belong to it
  host text not null check (host = lower(host) and host ~ '^[a-z0-9.-]+\.[a-z]{2,}$'),
  -- query parameters that make our tag
  parameters jsonb not null check (jsonb_typeof(parameters) = 'object'),
  -- the fraction of a sale that is paid; null: not noted
  commission numeric(6,4) check (commission >= 0 and commission <= 1),
  updated_at timestamptz not null,
  primary key (tenant_id, host)
);

-- The tag of the tenant of this connection for a shop's host; null where it has none.
create function affiliate_parameters(shop_host text) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
    select p.parameters from affiliate.program p
    where p.tenant_id = public.current_tenant() and (shop_host = p.host or shop_host like '%.' || p.host)
    order by length(p.host) desc limit 1
  $$;
revoke all on function affiliate_parameters(text) from public;
grant execute on function affiliate_parameters(text) to khum_app;
