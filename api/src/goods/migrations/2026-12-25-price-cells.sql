-- Prices of everything and of each value of a field, by their first two digits (docs/decisions/0011): the lowest amount of
-- each cell and how many prices it has. Null: not made yet, or of two fields together; these are counted when asked.
alter table standing_count add column price_cells bigint[], add column price_counts int[];
