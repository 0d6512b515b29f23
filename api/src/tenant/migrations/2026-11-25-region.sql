-- example addresses belong to the demo world, which keeps its own
alter table tenant alter column contact_email set default '';
update tenant set contact_email = '' where contact_email = 'hello@khum.example' and social = '[]';

-- days on which shops of the region are known to cut prices: KIND:MM-DD, KIND:DD of every month,
-- and DOUBLE for 1.1 to 12.12
alter table tenant add column sale_days text[] not null default '{DOUBLE,PAYDAY:25}';
update tenant set sale_days = '{DOUBLE,PAYDAY:25,MID_MONTH:15}' where id = 'TH';
update tenant set sale_days = '{HARBOLNAS:12-12,DOUBLE,PAYDAY:25}' where id = 'ID';
update tenant set sale_days = '{DOUBLE,PAYDAY:15,PAYDAY:30}' where id = 'PH';
