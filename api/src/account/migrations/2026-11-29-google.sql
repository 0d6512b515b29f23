-- Google signs in as well.
alter table account_provider drop constraint account_provider_provider_check;
alter table account_provider add constraint account_provider_provider_check check (provider in ('LINE', 'GOOGLE', 'FIREBASE'));
