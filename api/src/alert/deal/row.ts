/** Deal alerts as they are stored. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Alert } from '#contract/alert/alert.ts';
import type { Frequency } from '#contract/alert/delivery.ts';

/** What a deal must be besides matching. */
export interface DealRule {
  readonly maxAmount: number | null;
  readonly minDiscount: number | null;
  readonly minScore: number | null;
  readonly verifiedOnly: boolean;
  readonly lowDays: number | null;
}

/** What an alert asks, wherever it comes from: a row, a form, a preview. */
export interface DealWish extends DealRule {
  readonly keyword: string;
  readonly brandId: number | null;
  readonly categoryIds: readonly number[];
  readonly tags: readonly string[];
  readonly words: readonly string[];
  readonly tagKeys: readonly string[];
  readonly emailNotify: boolean;
  readonly frequency: Frequency;
}

export interface AlertRow {
  readonly id: number;
  readonly account_id: number;
  readonly kind: Alert['kind'];
  readonly keyword: string;
  readonly brand_id: number | null;
  readonly category_ids: number[];
  readonly tags: string[];
  readonly words: string[];
  readonly tag_keys: string[];
  readonly email_notify: boolean;
  readonly max_amount: number | null;
  readonly min_discount: number | null;
  readonly min_score: number | null;
  readonly verified_only: boolean;
  readonly low_days: number | null;
  readonly frequency: Frequency;
  readonly paused: boolean;
  readonly fired_count: number;
  readonly last_fired_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Of `deal_alert a`. */
export const ALERT_COLUMNS: Sql = sql`a.id, a.account_id, a.kind, a.keyword, a.brand_id,
    a.category_ids::float8[] as category_ids, a.tags, a.words, a.tag_keys, a.email_notify,
    a.max_amount, a.min_discount::float8 as min_discount, a.min_score, a.verified_only, a.low_days,
    a.frequency, a.paused, a.fired_count, a.last_fired_at, a.created_at, a.updated_at`;

export const wishIn = (row: AlertRow): DealWish => ({
  keyword: row.keyword,
  brandId: row.brand_id,
  categoryIds: row.category_ids,
  tags: row.tags,
  words: row.words,
  tagKeys: row.tag_keys,
  emailNotify: row.email_notify,
  maxAmount: row.max_amount,
  minDiscount: row.min_discount,
  minScore: row.min_score,
  verifiedOnly: row.verified_only,
  lowDays: row.low_days,
  frequency: row.frequency,
});

/** The same for whatever matches the same deals: case, spaces and order do not count (ALERT-08). */
export function setKeyOf({ words, brandId, categoryIds, tagKeys }: DealWish): string {
  return JSON.stringify([
    words.toSorted(),
    brandId,
    categoryIds.toSorted((a, b) => a - b),
    tagKeys.toSorted(),
  ]);
}
