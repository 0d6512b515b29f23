-- Sales of the last 14 and 30 days, where a feed tells them (OPS-31).
alter table import_staging add column sold_14 int, add column sold_30 int;
alter table import_staging alter column sold_14 set statistics 0, alter column sold_30 set statistics 0;
create or replace view import_row as select * from import_staging where for_tenant = current_tenant();
