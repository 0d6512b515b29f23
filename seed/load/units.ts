/**
 * What packs hold, the story of one that shrank (DEMO-13), and which goods are the same product
 * (DEMO-14).
 */
import sql from 'sql-template-tag';
import { matchGoods, measureGoods } from '#api/goods/index.ts';
import type { Context } from '#api/kernel/context.ts';
import { STORIES } from '../world/stories.ts';

export async function loadUnits(ctx: Context): Promise<void> {
  const shrunk = STORIES.flatMap(({ code, before }) => (before ? [{ code, before }] : []));
  const stories = sql`jsonb_to_recordset(${JSON.stringify(shrunk)}::jsonb) as s(code text,
      before text)`;
  const now = await ctx.db.rows<{ id: number; name: string }>(
    sql`select g.id, g.name from goods g join ${stories} on s.code = g.code where g.is_demo`,
  );
  await ctx.db.run(
    sql`update goods g set name = s.before from ${stories} where s.code = g.code and g.is_demo`,
  );
  await measureGoods(ctx, 'all');
  for (const { id, name } of now)
    await ctx.db.run(sql`update goods set name = ${name} where id = ${id}`);
  await measureGoods(
    ctx,
    now.map((one) => one.id),
  );
  await matchGoods(ctx, 'all');
}
