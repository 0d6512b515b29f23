-- It left the site by some channel: the number of the day counts messages, not channels.
alter table message add column rang boolean not null default false;
