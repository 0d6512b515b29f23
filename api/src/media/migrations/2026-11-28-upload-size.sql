-- What was announced, for what an account may store in a day and in all.
alter table upload add column size bigint not null default 0;
