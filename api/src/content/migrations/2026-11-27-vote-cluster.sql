-- Who shares a device votes once (BEY-11): the word for the device's accounts, as `deviceCluster` makes it.
alter table deal_vote add column cluster text;
update deal_vote set cluster = 'device ' || account_id;
alter table deal_vote alter column cluster set not null;
