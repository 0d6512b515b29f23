-- Goods that were taken down; no feed lists them again until that is taken back.
alter table goods add column withdrawn_at timestamptz;
