-- Which change of the words this is: whoever saves says which one they saw, and nothing is written over unseen (P-17).
alter table contribution add column version int not null default 1;
