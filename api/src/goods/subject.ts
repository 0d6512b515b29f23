/** Goods as a subject of others, by id or code. */
import sql from 'sql-template-tag';
import { idsOf } from '../kernel/identity.ts';
import type { Resolver } from '../kernel/subject.ts';
import { goodsCards } from './card.ts';

export const goodsLines: Resolver = async (ctx, keys) => {
  const rows = await ctx.db.rows<{ id: number }>(
    sql`select id from goods where tenant_id = ${ctx.tenant.id}
        and (id = any(${idsOf(keys)}::bigint[]) or code = any(${keys}::text[]))`,
  );
  const cards = await goodsCards(
    ctx,
    rows.map((row) => row.id),
  );
  return cards.map(({ id, code, name, cover, currentAmount }) => ({
    type: 'GOODS',
    id,
    code,
    title: name,
    path: `/product/${code}`,
    cover,
    authorId: null,
    amount: currentAmount,
  }));
};
