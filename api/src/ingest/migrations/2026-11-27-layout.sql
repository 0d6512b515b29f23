-- Which columns a run found for which field: a source whose next file lacks one of them has changed (OPS-26).
alter table import_run add column layout jsonb;
