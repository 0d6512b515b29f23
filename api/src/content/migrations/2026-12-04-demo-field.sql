-- Fields of the demo world's content model go with it.
alter table content_field add column is_demo boolean not null default false;
