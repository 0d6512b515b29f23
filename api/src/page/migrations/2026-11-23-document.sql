-- Privacy policy and user agreement, each version kept: what somebody agreed to can be read again (NAV-31, AMB-81).
create table document (
  tenant_id text not null references tenant,
  kind text not null check (kind in ('privacy', 'terms')),
  lang text not null check (lang in ('th', 'en', 'id')),
  version int not null,
  html text not null,
  is_placeholder boolean not null default false,
  published_at timestamptz not null,
  primary key (tenant_id, kind, lang, version)
);
call protect_tenant_table('document');
