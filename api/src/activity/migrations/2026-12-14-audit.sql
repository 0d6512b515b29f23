-- What operators did with activities (OPS-03): only ever added to.
create table audit (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  at timestamptz not null,
  -- a user of the machine, or an account of an operator
  actor text not null,
  action text not null,
  -- 'activity 12', 'award 5', 'holidays'
  subject text not null,
  -- the activity it belongs to
  activity_id bigint references activity,
  -- as it was and as it became; never anything that is stored encrypted
  before jsonb,
  after jsonb,
  reason text
);
create index audit_subject on audit (tenant_id, subject, id desc);
create index audit_activity on audit (activity_id, id desc);
create index audit_newest on audit (tenant_id, id desc);
call protect_tenant_table('audit');
revoke update, delete on audit from khum_app, khum_platform;
