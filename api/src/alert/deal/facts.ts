/** What alerts know of a deal at a moment, and what they ask of it. */
import type { AlertOutcome } from '#contract/alert/alert.ts';
import { LABELS } from '#contract/catalog/label.ts';
import { headOf } from '#contract/text.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { DEAL_PRICE, IS_PRICED } from '../../content/index.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { isLow } from '../../price/index.ts';
import type { DealRule } from './row.ts';
import { keysOf, labelKey, tagKey } from './words.ts';

/** Lower than ever: more than any number of days that a rule may ask for. */
export const EVER = 9999;

/** What rules are about. */
export interface Moment {
  readonly amount: number;
  /** Off what was usual; null where that is not known. */
  readonly discount: number | null;
  readonly isVerified: boolean;
  readonly score: number;
  readonly lowDays: number;
}

/** A deal that is open, with everything that alerts match. */
export interface DealFacts {
  readonly id: number;
  readonly goodsId: number;
  readonly authorId: number | null;
  readonly openedAt: Date;
  readonly words: ReadonlySet<string>;
  readonly tagKeys: readonly string[];
  readonly brandId: number | null;
  readonly categoryIds: readonly number[];
  readonly moment: Moment;
}

interface Row {
  id: number;
  goods_id: number;
  author_id: number | null;
  opened_at: Date;
  texts: string[];
  keywords: string[];
  labels: string[];
  brand_id: number | null;
  path: number[];
  amount: number;
  discount: number | null;
  is_verified: boolean;
  score: number;
  low_labels: string[];
}

/** Letters of a text that are read. */
const LETTERS = 1000;

/**
 * Those of the deals that are open. A deal opened when it first was public and live: its clock says
 * when that was, else the first time that it was found live.
 */
export async function factsOf(db: Db, dealIds: readonly number[]): Promise<DealFacts[]> {
  const rows = await db.rows<Row>(sql`
    select d.content_id as id, d.goods_id, c.author_id, greatest(c.publish_time, d.starts_at,
        (select min(h.at) from deal_change h where h.content_id = d.content_id
          and h.state = 'LIVE')) as opened_at,
      array[c.title, g.name, b.name] || coalesce(b.aliases, '{}')
        || array(select value from jsonb_each_text(g.names)) || c.keywords
        || array(select n.value from category p, jsonb_each_text(p.names) n
          where p.id = any(k.path)) as texts,
      c.keywords, d.labels, g.brand_id, coalesce(k.path, '{}')::float8[] as path,
      case when d.is_freebie then 0 else p.current_amount end as amount,
      p.proven_discount::float8 as discount, coalesce(p.verdict = 'VERIFIED', false) as is_verified,
      round(d.score)::int as score, coalesce(p.labels, '{}') as low_labels
    from deal d join content c on c.id = d.content_id join goods g on g.id = d.goods_id
      left join brand b on b.id = g.brand_id left join category k on k.id = g.category_id
      left join ${DEAL_PRICE}
    where d.content_id = any(${dealIds}::bigint[]) and d.is_open and ${IS_PRICED}
    order by d.content_id`);
  return rows.map(factsIn);
}

function factsIn(row: Row): DealFacts {
  const tags = new Set([...row.keywords.map(tagKey), ...row.labels.map(labelKey)]);
  return {
    id: row.id,
    goodsId: row.goods_id,
    authorId: row.author_id,
    openedAt: row.opened_at,
    words: keysOf(row.texts.filter(Boolean).map((text) => headOf(text, LETTERS))),
    tagKeys: [...tags].filter((key) => key !== ''),
    brandId: row.brand_id,
    categoryIds: row.path,
    moment: {
      amount: row.amount,
      discount: row.discount,
      isVerified: row.is_verified,
      score: row.score,
      lowDays: Math.max(0, ...row.low_labels.map(daysOfLow)),
    },
  };
}

function daysOfLow(label: string): number {
  const low = LABELS.find((one) => one === label);
  if (!low || !isLow(low)) return 0;
  if (low === 'ALL_TIME_LOW') return EVER;
  return low === 'HALF_YEAR_LOW' ? 180 : Number(/\d+/.exec(low)?.[0] ?? 0);
}

/** Whether a moment may satisfy a rule that none of those before could. */
export function isBetter(now: Moment, before: Moment): boolean {
  return (
    now.amount < before.amount ||
    (now.discount ?? -1) > (before.discount ?? -1) ||
    (now.isVerified && !before.isVerified) ||
    now.score > before.score ||
    now.lowDays > before.lowDays
  );
}

/** What keeps a deal from firing, by its rule alone; null: nothing does. */
export function unmet(rule: DealRule, { amount, ...now }: Moment): AlertOutcome | null {
  if (rule.maxAmount !== null && amount > rule.maxAmount) return 'ABOVE';
  if (rule.verifiedOnly && !now.isVerified) return 'NOT_VERIFIED';
  if (rule.minDiscount !== null && (now.discount ?? -1) < rule.minDiscount) return 'SMALL_DISCOUNT';
  if (rule.minScore !== null && now.score < rule.minScore) return 'LOW_SCORE';
  return rule.lowDays !== null && now.lowDays < (rule.lowDays || EVER) ? 'NO_LOW' : null;
}

/** The same of `alert_deal_look l`, for previews. */
export function meets({ maxAmount, minDiscount, minScore, verifiedOnly, lowDays }: DealRule): Sql {
  return sql`(${maxAmount}::bigint is null or l.amount <= ${maxAmount})
      and (not ${verifiedOnly}::boolean or l.is_verified)
      and (${minDiscount}::numeric is null or l.discount >= ${minDiscount}::numeric)
      and (${minScore}::int is null or l.score >= ${minScore})
      and (${lowDays}::int is null or l.low_days >= coalesce(nullif(${lowDays}::int, 0), ${EVER}))`;
}
