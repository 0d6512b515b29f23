create table tenant (
  id text primary key check (id ~ '^[A-Z]{2,8}$'),
  name jsonb not null,
  type text not null default 'DEAL' check (type in ('DEAL', 'CONTENT')),
  timezone text not null,
  date_format text not null default '',
  currency text not null,
  languages text[] not null,
  ios_app_id text not null default '',
  android_app_id text not null default '',
  hosts text[] not null default '{}',
  contact_email text not null default 'hello@khum.example',
  social jsonb not null default '[]',
  search_keywords jsonb not null default '{}',
  settings jsonb not null default '{}',
  position int not null default 0,
  created_at timestamptz not null default now()
);
call share_table('tenant');
revoke insert, update, delete on tenant from khum_app;
