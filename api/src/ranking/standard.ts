/**
 * The leaderboards that every tenant has from its first product on; an operator may change them or
 * take them offline.
 */
import sql from 'sql-template-tag';
import type { OrderType } from '#contract/ranking/item-group.ts';
import type { Context } from '../kernel/context.ts';
import { jsonOf } from '../kernel/json.ts';

interface Standard {
  readonly code: string;
  readonly order: OrderType;
  readonly names: { readonly th: string; readonly en: string; readonly id: string };
}

const STANDARD: readonly Standard[] = [
  {
    code: 'best-sellers',
    order: 'SOLD_QUANTITY',
    names: { th: 'ขายดีที่สุด', en: 'Bestsellers', id: 'Terlaris' },
  },
  {
    code: 'real-discounts',
    order: 'DISCOUNT',
    names: { th: 'ลดจริงมากที่สุด', en: 'Biggest real discounts', id: 'Diskon nyata terbesar' },
  },
  {
    code: 'highest-rated',
    order: 'AVERAGE_SCORE',
    names: { th: 'คะแนนสูงสุด', en: 'Highest rated', id: 'Rating tertinggi' },
  },
  {
    code: 'most-reviewed',
    order: 'REVIEW_COUNT',
    names: { th: 'รีวิวมากที่สุด', en: 'Most reviewed', id: 'Ulasan terbanyak' },
  },
];

/** Lays them out for a tenant that has no group at all. */
export async function layStandardGroups(ctx: Context): Promise<void> {
  const rows = STANDARD.map((one, position) => ({ ...one, position }));
  await ctx.db.run(sql`
    insert into item_group (tenant_id, code, names, generation_type, order_type, subject_type,
      position, updated_at)
    select ${ctx.tenant.id}, s.code, s.names, 'AUTO', s."order", 'GOODS', s.position, ${ctx.now}
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as s(code text, names jsonb, "order" text,
      position int)
    where not exists (select from item_group) on conflict (tenant_id, code) do nothing`);
}
