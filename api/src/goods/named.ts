/** Goods that somebody names by their codes. */
import sql from 'sql-template-tag';
import type { Handler } from '../kernel/module.ts';
import { goodsCards } from './card.ts';

export const named: Handler<'goods.named'> = async (ctx, { codes }) => {
  const rows = await ctx.db.rows<{ id: number }>(sql`
    select g.id from unnest(${[...new Set(codes)]}::text[]) with ordinality n(code, place)
      join goods g on g.code = n.code and g.tenant_id = ${ctx.tenant.id} and g.listed
    order by n.place`);
  return goodsCards(
    ctx,
    rows.map(({ id }) => id),
  );
};
