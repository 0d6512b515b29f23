-- A watch may wait for the end of a deal alone.
alter table price_watch drop constraint price_watch_kind_check;
alter table price_watch add constraint price_watch_kind_check check (kind in ('TARGET_PRICE', 'BELOW_NOW', 'BELOW_TYPICAL', 'NEW_LOW', 'RESTOCK', 'ENDS')) not valid;
alter table price_watch validate constraint price_watch_kind_check;
