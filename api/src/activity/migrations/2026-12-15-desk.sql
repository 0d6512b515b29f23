-- The demo world can be taken out again.
alter table activity add column is_demo boolean not null default false;
-- The log outlives what it is about.
alter table audit drop constraint audit_activity_id_fkey;
-- Taken off before anything was drawn.
alter table lottery add column withdrawn_at timestamptz;
-- What one costs the operator, in minor units.
alter table lottery_prize add column cost bigint check (cost >= 0);
-- When the winner was told that the time for an address ends.
alter table award add column reminded_at timestamptz;
create index award_to_remind on award (tenant_id, address_by) where status = 'NOT_FILL_ADDRESS' and reminded_at is null;
create index activity_of_region on activity (tenant_id, id desc);
