-- The language in which somebody last signed in: that of their letters.
alter table account_private add column lang text check (lang in ('th', 'en', 'id'));
