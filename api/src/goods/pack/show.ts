/** Unit prices for cards, and packs that shrank (BEY-20). */
import type { Shrink, UnitPrice } from '#contract/catalog/card.ts';
import type { PackBefore } from '#contract/catalog/goods.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';

interface UnitRow {
  goods_id: number;
  unit: UnitPrice['unit'];
  size: number;
  unit_amount: number | null;
  size_before: number | null;
  unit_amount_before: number | null;
  changed_at: Date | null;
}
export interface Unit {
  readonly unitPrice: UnitPrice | null;
  readonly shrink: Shrink | null;
  /** The pack before this one, for histories by the unit. */
  readonly packBefore: PackBefore | null;
}

/** Grams and millilitres are compared by the hundred. */
const PER = { g: 100, ml: 100, piece: 1 } as const;
/** A smaller pack is shown for so long … */
const SHRINK_MS = 180 * 86_400_000;
/** … when its unit is dearer by at least this. */
const SHRINK_MIN = 0.02;

export async function unitsOf(
  ctx: Context,
  goodsIds: readonly number[],
): Promise<Map<number, Unit>> {
  const rows = await ctx.db.rows<UnitRow>(sql`
    select goods_id, unit, size::float8, unit_amount::float8, size_before::float8,
      unit_amount_before::float8, changed_at from goods_unit
      where goods_id = any(${goodsIds}::bigint[])`);
  return new Map(rows.map((row) => [row.goods_id, showUnit(row, ctx.now)]));
}

function showUnit(row: UnitRow, now: Date): Unit {
  if (row.unit_amount === null) return { unitPrice: null, shrink: null, packBefore: null };
  return {
    unitPrice: {
      unit: row.unit,
      size: row.size,
      per: PER[row.unit],
      amount: hundredths(row.unit_amount * PER[row.unit]),
    },
    shrink: shrinkOf(row, row.unit_amount, now),
    packBefore:
      row.size_before === null || row.changed_at === null
        ? null
        : { size: row.size_before, until: row.changed_at.toISOString() },
  };
}

function shrinkOf(row: UnitRow, amount: number, now: Date): Shrink | null {
  const { size_before: before, unit_amount_before: was, changed_at: at } = row;
  if (
    before === null ||
    was === null ||
    at === null ||
    row.size >= before ||
    now.getTime() - at.getTime() > SHRINK_MS
  )
    return null;
  const dearer = Math.round((amount / was - 1) * 10_000) / 10_000;
  return dearer < SHRINK_MIN
    ? null
    : { unit: row.unit, fromSize: before, toSize: row.size, dearer, time: at.toISOString() };
}

const hundredths = (amount: number): number => Math.round(amount * 100) / 100;
