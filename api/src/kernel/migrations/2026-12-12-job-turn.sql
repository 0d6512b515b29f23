-- Jobs are leased for each tenant in its turn, so that one with many keeps no other waiting.
create index job_turn on job (tenant_id, run_at, id) where dead_at is null;
drop index job_due;
