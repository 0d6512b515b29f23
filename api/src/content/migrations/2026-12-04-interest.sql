-- Shares count as views do (AMB-88), and what changed is put anew into the order of the hottest by a job.
alter table content
  add column share_count int not null default 0,
  add column hot_due boolean not null default false;
create index content_hot_due on content (tenant_id, id) where hot_due;
