-- The shop beside each verdict that began to tell a product as raised first, so that its episodes are counted (BEY-56).
alter table verdict_said add column raised_by text;
create index verdict_said_raised on verdict_said (tenant_id, raised_by, said_at) where raised_by is not null;
