-- Content that was taken down: the state it had, so that an appeal that was right puts it back.
alter table content add column withdrawn_from text;
