-- The one secret of this installation, with which links are signed. It lives in the database, so that every process
-- and machine over it has the same one, and a restored backup still knows its own signatures.
create table instance_secret (
  only_one boolean primary key default true check (only_one),
  -- 244 random bits
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into instance_secret default values;
grant select on instance_secret to khum_app, khum_platform;
