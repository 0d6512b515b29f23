/** The goods, and the offer of them, that a watch is to be set on. */
import { fail } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';

export interface Subject {
  readonly goodsId: number;
  readonly offerId: number | null;
  readonly name: string;
}

/** By id or code (AMB-17); `catalog.goods.not_found` for what is not listed. */
export async function subjectOf(
  ctx: Context,
  idOrCode: string,
  offerId: string | null,
): Promise<Subject> {
  const row = await ctx.db.row<{ id: number; name: string }>(sql`
    select g.id, g.name from goods g where g.listed and g.withdrawn_at is null
      and (g.id = ${idOf(idOrCode)}::bigint or g.code = ${idOrCode})
    order by g.id = ${idOf(idOrCode)}::bigint desc nulls last limit 1`);
  if (!row) throw fail('catalog.goods.not_found');
  if (offerId === null) return { goodsId: row.id, offerId: null, name: row.name };
  const offer = await ctx.db.row<{ id: number }>(sql`
    select id from offer where id = ${idOf(offerId)}::bigint and goods_id = ${row.id}`);
  if (!offer) throw fail('catalog.goods.not_found');
  return { goodsId: row.id, offerId: offer.id, name: row.name };
}
