-- The score's parts, so that what a page explains is what the list was ordered by (BEY-02).
alter table deal add column points jsonb not null default '{}';

-- What the clock may still open: nothing else needs a look every minute.
create index deal_waiting on deal (tenant_id) where not is_open and state in ('UPCOMING', 'LIVE');
-- Newest first within a label.
create index deal_label_newest on deal_label (tenant_id, label, publish_time desc, content_id desc);
-- No two automatic deals of the same goods at a time, whatever runs at once.
create unique index deal_one_auto on deal (goods_id) where origin = 'AUTO' and state in ('UPCOMING', 'LIVE');
