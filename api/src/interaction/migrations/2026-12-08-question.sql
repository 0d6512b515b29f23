-- A root comment that asks something (BEY-37).
alter table comment add column is_question boolean not null default false;
