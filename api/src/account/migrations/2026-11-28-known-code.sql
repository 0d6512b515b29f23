-- Whether a code was asked for by a device that the account knows: strangers' codes count apart.
alter table verification add column known boolean not null default false;
