/** SQL that writes the judgement of goods, and notes which prices dropped. */
import { DROP_DAYS, HIGHLY_RATED, WELL_REVIEWED } from '#contract/catalog/label.ts';
import { RULES_VERSION } from '#contract/price/judging.ts';
import { REFUTED } from '#contract/price/verdict.ts';
import sql, { join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { literal } from '../day/effective.ts';
import { utc } from './evidence-json.ts';
import { mayBeFlash } from './flash.ts';
import type { Moment } from './offer-queries.ts';

/** A change smaller than this is no news. */
export const DROP_MIN = 0.01;

/**
 * A lower price in stock than the one last announced is news, once it is more than a single look.
 */
export const noteDrops: Sql = sql`insert into judging_drop
  select b.goods_id, g.announced_amount, b.effective_amount from judging_best b
    join goods_price g on g.goods_id = b.goods_id
  where b.to_be_had and not b.seen_once and b.effective_amount <= g.announced_amount *
    ${literal(1 - DROP_MIN)}`;

/**
 * The struck price is the shop's own, comparable with the price; the discount is computed from
 * these two (PROD-03). `announced_amount` follows the price, but not to one that was seen only
 * once.
 */
export function writeGoods(goods: Sql, { today, tenantId, now }: Moment): Sql {
  return sql`insert into goods_price as known (goods_id, tenant_id, announced_amount, best_offer_id,
      platform, offer_count, merged_offers, current_amount, origin_amount, discount, real_discount,
      seen_once, is_current, in_stock, observed_at, verdict, evidence, labels, low_days,
        all_time_low, spark, dropped_at, dropped_by, sold_14, sold_30, sold, top_category,
        judged_at, judged_on, rules)
    select goods_id, ${tenantId}, effective_amount, offer_id, platform, live, (select offers
      from judging_merge m where m.goods_id = standing.goods_id),
      effective_amount, origin, trunc((origin - effective_amount)::numeric / origin, 4), real,
        seen_once, is_current, to_be_had,
      observed_at, verdict, evidence || jsonb_build_object('asLowTime', ${utc(sql`as_low_at`)}),
        ${ownLabels(now)}, low_days, coalesce(low_label = 'ALL_TIME_LOW', false),
      spark || jsonb_build_object('typical', evidence -> 'typicalAmount'), dropped_at, dropped_by,
        sold_14, sold_30, sold, top_category, ${now}::timestamptz, ${today}::date,
        ${literal(RULES_VERSION)}
    from (select *, case when was > effective_amount then was end as origin
      from (${goods}) told) standing
    on conflict (goods_id) do update set announced_amount = case
      when excluded.seen_once then known.announced_amount else excluded.announced_amount end,
      ${join(WRITTEN.map((column) => sql`${column} = excluded.${column}`))}`;
}

const WRITTEN = [
  sql`best_offer_id`,
  sql`platform`,
  sql`offer_count`,
  sql`merged_offers`,
  sql`current_amount`,
  sql`origin_amount`,
  sql`discount`,
  sql`real_discount`,
  sql`seen_once`,
  sql`is_current`,
  sql`in_stock`,
  sql`observed_at`,
  sql`verdict`,
  sql`evidence`,
  sql`labels`,
  sql`low_days`,
  sql`all_time_low`,
  sql`spark`,
  sql`dropped_at`,
  sql`dropped_by`,
  sql`sold_14`,
  sql`sold_30`,
  sql`sold`,
  sql`top_category`,
  sql`judged_at`,
  sql`judged_on`,
  sql`rules`,
];

const FLASH = sql`in_flash and to_be_had and ${mayBeFlash(sql`verdict`, sql`real`)}`;

/**
 * The labels that follow from the goods themselves; those that compare goods with each other come
 * after. Nothing is low or fallen that is sold out, long unseen, seen once or refuted.
 */
function ownLabels(now: Date): Sql {
  return sql`array(select distinct label from unnest(array_remove(array[
      low_label,
      case when shipping_amount = 0 then 'FREE_SHIPPING' end,
      case when is_mall and platform = 'LAZADA' then 'LAZ_MALL' when is_mall
        and platform = 'SHOPEE' then 'SHOPEE_MALL' end,
      case when ${FLASH} then 'FLASH_SALE' end,
      case when ${FLASH} and platform = 'LAZADA' then 'LAZ_FLASH' end,
      case when rating >= ${literal(HIGHLY_RATED.rating)}
        and reviews >= ${literal(HIGHLY_RATED.reviews)} then 'HIGHLY_RATED' end,
      case when rating >= ${literal(WELL_REVIEWED.rating)}
        and reviews >= ${literal(WELL_REVIEWED.reviews)} then 'GOOD_REVIEW_PRODUCT' end,
      case when dropped_by >= ${literal(DROP_MIN)} and dropped_at > ${now}::timestamptz -
        ${literal(DROP_DAYS)} * interval '1 day' and is_current and not seen_once
        and verdict <> all(array[${join([...REFUTED])}]::text[]) then 'PRICE_REDUCTION' end
    ], null) || manual_labels) label order by label)`;
}

/** Goods of which nothing counts any more have no price. */
export const forgetGoods: Sql = sql`delete from goods_price g using judging_goods j
    where g.goods_id = j.goods_id
  and j.batch is not null and not exists (select from offer_price p where p.goods_id = j.goods_id)`;

export const judgedGoods: Sql = sql`select goods_id as id from judging_goods order by 1`;

export const drops: Sql = sql`select goods_id as "goodsId", from_amount as "from", to_amount as "to"
    from judging_drop order by 1`;
