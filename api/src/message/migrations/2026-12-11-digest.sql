-- Digests as they were mailed, for the page of the same content (BEY-44).
create table digest (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  -- contract/message/digest.ts
  content jsonb not null,
  created_at timestamptz not null
);
create index digest_account on digest (account_id);
create index digest_age on digest (tenant_id, created_at);
call protect_tenant_table('digest');
