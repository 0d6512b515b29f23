-- Weekly newsletters for people without an account (BEY-44): of a tag, or of the best of the region. Who does not confirm
-- within 48 hours, or has left for as long, is forgotten.
create table newsletter (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  email text not null,
  -- as it was typed, or the code of a label; empty: the best of the region
  tag text not null,
  tag_key text not null,
  lang text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- the day of the last issue that was sent
  sent_week date,
  unique (tenant_id, email, tag_key)
);
create index newsletter_due on newsletter (tenant_id, tag_key, lang, id) where confirmed_at is not null and ended_at is null;
create index newsletter_unconfirmed on newsletter (tenant_id, asked_at) where confirmed_at is null;
create index newsletter_ended on newsletter (tenant_id, ended_at) where ended_at is not null;
call protect_tenant_table('newsletter');

-- How often a newsletter was asked for today by an address, a device, a network: digests with the day in them, gone the
-- day after.
create table newsletter_ask (
  tenant_id text not null references tenant,
  day date not null,
  who text not null,
  asked int not null,
  primary key (tenant_id, day, who)
);
call protect_tenant_table('newsletter_ask');

-- What was mailed: the same for every reader of a tag, a language and a week.
create table newsletter_issue (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  tag text not null,
  tag_key text not null,
  lang text not null,
  week date not null,
  -- contract/message/digest.ts
  lines jsonb not null,
  created_at timestamptz not null,
  unique (tenant_id, tag_key, lang, week)
);
create index newsletter_issue_age on newsletter_issue (tenant_id, week);
call protect_tenant_table('newsletter_issue');
