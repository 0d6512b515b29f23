-- Newcomers weigh little, and accounts that one person may hold count once (BEY-07, BEY-11). Device and address are digests, kept for a
-- week, by which the next vote on the same deal is told to belong to them.
alter table deal_vote
  add column device bytea,
  add column address bytea,
  add column is_new boolean not null default false;
alter table deal_end_vote
  add column device bytea,
  add column address bytea,
  add column is_new boolean not null default false;

-- What the score is computed of; the counts are what readers see.
alter table deal
  add column up_weight real not null default 0,
  add column down_weight real not null default 0;
update deal set up_weight = up_count, down_weight = down_count where up_count + down_count > 0;
