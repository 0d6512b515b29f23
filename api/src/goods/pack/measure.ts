/**
 * Maintains `goods_unit`: reads packs from names, and reckons what a unit costs. Set-based; safe to
 * repeat.
 */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { noteRepacked } from '../../price/index.ts';
import { packOf } from './pack.ts';
import { jsonOf } from '../../kernel/json.ts';
import { workThrough } from '../../kernel/set-aside.ts';

/**
 * Goods of these categories, tops or seconds, are used up: 5 litres of an air fryer are no content.
 */
const USED_UP = ['be', 'gr', 'mo', 'li3'];
const BATCH = 5000;

/** Reads the packs of goods again, after their names may have changed. */
export async function measureGoods(
  ctx: Context,
  goodsIds: readonly number[] | 'all',
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await ctx.db.rows<{ id: number; name: string; loose: boolean }>(sql`
      select g.id, g.name, k.code is null as loose from goods g
        left join category c on c.id = g.category_id left join category k on k.id = c.path[1]
        left join category s on s.id = c.path[2]
      where g.id > ${after} and (${goodsIds === 'all'}
        or g.id = any(${goodsIds === 'all' ? [] : goodsIds}::bigint[])) and (k.code is null
        or k.code = any(${USED_UP}::text[]) or s.code = any(${USED_UP}::text[]))
      order by g.id limit ${BATCH}`);
    const last = rows.at(-1);
    if (!last) return;
    await workThrough(ctx, { job: 'goods.measure', type: 'GOODS' }, rows, (inside, some) =>
      write(
        inside,
        some.map(({ id, name, loose }) => ({ id, pack: packOf(name), loose })),
      ),
    );
    after = last.id;
  }
}

async function write(
  ctx: Context,
  read: readonly { id: number; pack: ReturnType<typeof packOf>; loose: boolean }[],
): Promise<void> {
  // where nobody says what the goods are, only a measured quantity is believed
  const packs = read.flatMap(({ id, pack, loose }) =>
    pack && !(loose && pack.unit === 'piece') ? [{ id, ...pack }] : [],
  );
  const repacked = await ctx.db.rows<{ id: number; scale: number }>(sql`
    select r.id, (r.size / u.size)::float as scale from
      jsonb_to_recordset(${jsonOf(packs)}::jsonb) as r(id bigint, unit text, size numeric)
    join goods_unit u on u.goods_id = r.id and u.unit = r.unit and u.size <> r.size
      and not u.by_operator order by r.id`);
  await ctx.db.run(sql`
    insert into goods_unit (goods_id, tenant_id, unit, size) select r.id, ${ctx.tenant.id}, r.unit,
      r.size
    from jsonb_to_recordset(${jsonOf(packs)}::jsonb) as r(id bigint, unit text, size numeric)
    on conflict (goods_id) do update set unit = excluded.unit, size = excluded.size,
      size_before = case when goods_unit.unit = excluded.unit then goods_unit.size end,
        changed_at = ${ctx.now},
      unit_amount_before = case when goods_unit.unit = excluded.unit then goods_unit.unit_amount end
    where not goods_unit.by_operator and (goods_unit.unit,
      goods_unit.size) is distinct from (excluded.unit, excluded.size)`);
  const gone = read.filter(({ id }) => !packs.some((pack) => pack.id === id)).map(({ id }) => id);
  await ctx.db.run(
    sql`delete from goods_unit where goods_id = any(${gone}::bigint[]) and not by_operator`,
  );
  // another pack is another price: what came before is compared by the unit
  for (const { id, scale } of repacked) await noteRepacked(ctx, id, scale);
  await reckonUnits(
    ctx,
    packs.map(({ id }) => id),
  );
}

/** After prices moved. */
export async function reckonUnits(ctx: Context, goodsIds: readonly number[]): Promise<void> {
  await ctx.db.run(sql`
    update goods_unit u set unit_amount = p.current_amount / u.size from goods_price p
    where p.goods_id = u.goods_id and u.goods_id = any(${goodsIds}::bigint[])
      and u.unit_amount is distinct from round(p.current_amount / u.size, 8)`);
}

/** An operator says what a pack holds; null leaves it to the name again. */
export async function overridePack(
  ctx: Context,
  goodsId: number,
  pack: { unit: 'g' | 'ml' | 'piece'; size: number } | null,
): Promise<void> {
  if (pack)
    await ctx.db.run(sql`
      insert into goods_unit (goods_id, tenant_id, unit, size, by_operator) values (${goodsId},
        ${ctx.tenant.id}, ${pack.unit}, ${pack.size}, true)
      on conflict (goods_id) do update set unit = excluded.unit, size = excluded.size,
        by_operator = true, size_before = null, unit_amount_before = null, changed_at = null`);
  else await ctx.db.run(sql`update goods_unit set by_operator = false where goods_id = ${goodsId}`);
  if (pack) await reckonUnits(ctx, [goodsId]);
  else await measureGoods(ctx, [goodsId]);
}
