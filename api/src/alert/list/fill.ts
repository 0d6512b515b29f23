/** Keeps the watches of saved lists with what is in them. */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { EventOf } from '../../kernel/job-queue/event.ts';
import { isLimit, makeWatch } from '../watch/make.ts';
import { deliveryOf, savedGoods } from './row.ts';
import type { ListRow } from './row.ts';

interface Saved {
  readonly goodsId: number;
  readonly name: string;
}

/**
 * Watches what is in a list and not watched by it, the newest first, as far as there is room; with `only` of
 * these goods. What its owner watches by the same rule is left as it is.
 */
export async function fillList(
  ctx: Context,
  row: ListRow,
  only: readonly number[] | null,
): Promise<void> {
  const goods = await ctx.db.rows<Saved>(sql`
    select s.goods_id as "goodsId", s.name from (${savedGoods(row.account_id)}) s
    where s.list = ${row.list} and (${only}::bigint[] is null or s.goods_id = any(${only}::bigint[]))
      and not exists (select from price_watch w where w.account_id = ${row.account_id}
        and w.goods_id = s.goods_id and w.list = ${row.list})
    order by s.saved_at desc, s.goods_id limit 100`);
  for (const { goodsId, name } of goods) {
    const subject = { goodsId, offerId: null, name };
    const wish = { kind: row.kind, fraction: row.fraction, lowDays: row.low_days };
    const asked = { wish, delivery: deliveryOf(row), list: row.list };
    const isFull = await makeWatch(ctx, row.account_id, subject, asked).then(
      () => false,
      (error: unknown) => {
        if (isLimit(error)) return true;
        throw error;
      },
    );
    if (isFull) return;
  }
}

/** The goods that a mark is about, itself or by a deal on them. */
export async function goodsOf(
  ctx: Context,
  { targetType, targetId }: Pick<EventOf<'mark.dropped'>, 'targetType' | 'targetId'>,
): Promise<number[]> {
  if (targetType === 'GOODS') return [targetId];
  if (targetType !== 'CONTENT') return [];
  const rows = await ctx.db.rows<{ id: number }>(
    sql`select goods_id as id from deal where content_id = ${targetId}`,
  );
  return rows.map(({ id }) => id);
}
