-- Rows that a batch job could not work on: the rest of the batch went on without them. A row leaves when it could be worked on.
create table set_aside (
  tenant_id text not null,
  job text not null,
  subject_type text not null,
  subject_id bigint not null,
  reason text not null,
  set_aside_at timestamptz not null,
  primary key (tenant_id, job, subject_type, subject_id)
);
call protect_tenant_table('set_aside');
