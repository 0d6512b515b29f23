-- Alerts of shoppers for new deals (P-05..P-13), each under the few anchors by which a new deal finds it.
create table deal_alert (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('CUSTOM', 'TAG')),
  keyword text not null,
  brand_id bigint,
  category_ids bigint[] not null,
  -- as they were typed, or the codes of labels
  tags text[] not null,
  -- what a deal must have of the keyword, and any one of the tags (alert/deal/words.ts)
  words text[] not null,
  tag_keys text[] not null,
  -- the same for whatever matches the same deals
  set_key text not null,
  email_notify boolean not null,
  max_amount bigint,
  min_discount numeric(5, 4),
  min_score smallint,
  verified_only boolean not null,
  -- 0: lowest of all time
  low_days int,
  frequency text not null check (frequency in ('INSTANT', 'DAILY', 'WEEKLY')),
  paused boolean not null default false,
  -- deals that opened before are no news
  since timestamptz not null,
  fired_count int not null default 0,
  last_fired_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index deal_alert_once on deal_alert (account_id, set_key);
create index deal_alert_account on deal_alert (account_id, created_at desc, id desc);
call protect_tenant_table('deal_alert');

-- Of active alerts alone: its rarest word, else each of its tags, its brand, or each of its categories.
create table alert_anchor (
  tenant_id text not null references tenant,
  anchor text not null,
  alert_id bigint not null references deal_alert on delete cascade,
  primary key (tenant_id, anchor, alert_id)
);
create index alert_anchor_alert on alert_anchor (alert_id);
call protect_tenant_table('alert_anchor');

-- Deals as alerts see them, from their opening on.
create table alert_deal (
  content_id bigint primary key references content on delete cascade,
  tenant_id text not null references tenant,
  goods_id bigint not null,
  opened_at timestamptz not null,
  words text[] not null,
  tag_keys text[] not null,
  brand_id bigint,
  -- with all above it
  category_ids bigint[] not null
);
create index alert_deal_words on alert_deal using gin (words);
create index alert_deal_tags on alert_deal using gin (tag_keys);
create index alert_deal_categories on alert_deal using gin (category_ids);
create index alert_deal_brand on alert_deal (tenant_id, brand_id, opened_at);
create index alert_deal_opened on alert_deal (tenant_id, opened_at);
call protect_tenant_table('alert_deal');

-- Each moment at which a deal was better in some respect than at the one before.
create table alert_deal_look (
  content_id bigint not null references alert_deal on delete cascade,
  tenant_id text not null references tenant,
  at timestamptz not null,
  amount bigint not null,
  discount numeric(6, 4),
  is_verified boolean not null,
  score smallint not null,
  -- 0: no low; 9999: the lowest of all time
  low_days int not null,
  primary key (content_id, at)
);
call protect_tenant_table('alert_deal_look');

-- What fired: each alert and deal once.
create table alert_fire (
  alert_id bigint not null references deal_alert on delete cascade,
  content_id bigint not null references content on delete cascade,
  tenant_id text not null references tenant,
  account_id bigint not null references account on delete cascade,
  goods_id bigint not null,
  amount bigint not null,
  -- false: another message about the same product and price went out
  sent boolean not null,
  fired_at timestamptz not null,
  -- of the region
  day date not null,
  primary key (alert_id, content_id)
);
create unique index alert_fire_sent on alert_fire (account_id, goods_id, amount, day) where sent;
create index alert_fire_content on alert_fire (content_id);
call protect_tenant_table('alert_fire');

-- The last 20 evaluations of each, the newest first (BEY-46): [at in ms, deal, amount, outcome].
create table alert_log (
  alert_id bigint primary key references deal_alert on delete cascade,
  tenant_id text not null references tenant,
  looks jsonb not null
) with (fillfactor = 70);
call protect_tenant_table('alert_log');

-- At most `most` deals of this connection's tenant that have all these words and, where they are asked for, the brand, any of the categories
-- and any of the tags, and opened since. With the rights of the owner, since operators of arrays are not leakproof and would not be
-- tried before row-level security has let a row through; it lets through nothing but the tenant of the connection. Planned anew each
-- time: which index is the best depends on what is asked.
create function alert_deals(needed text[], brand bigint, categories bigint[], tags text[], since timestamptz, most int)
returns table (content_id bigint)
language plpgsql stable rows 200 security definer
set search_path = public, pg_temp
as $$
begin
  return query execute 'select d.content_id from alert_deal d where d.tenant_id = $1 and d.opened_at >= $6'
    || case when cardinality(needed) > 0 then ' and d.words @> $2' else '' end
    || case when brand is not null then ' and d.brand_id = $3' else '' end
    || case when cardinality(categories) > 0 then ' and d.category_ids && $4' else '' end
    || case when cardinality(tags) > 0 then ' and d.tag_keys && $5' else '' end
    || ' limit $7'
    using current_tenant(), needed, brand, categories, tags, since, most;
end $$;
revoke all on function alert_deals from public;
grant execute on function alert_deals to khum_app, khum_platform;
