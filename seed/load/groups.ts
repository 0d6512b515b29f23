/**
 * Leaderboards and collections of the demo world: the standard ones, some of categories, of deals,
 * and by hand.
 */
import sql from 'sql-template-tag';
import type { Context } from '#api/kernel/context.ts';
import { every, layStandardGroups, makeGroups } from '#api/ranking/index.ts';
import { BOARDS, COLLECTIONS } from '../world/boards.ts';
import type { Region } from '../world/region.ts';

export async function loadGroups(ctx: Context, region: Region): Promise<void> {
  await layStandardGroups(ctx);
  const boards = BOARDS.slice(0, region.tenant === 'TH' ? BOARDS.length : 2).map((one, at) => ({
    ...one,
    position: 10 + at,
    category: one.category ?? null,
  }));
  await ctx.db.run(sql`
    insert into item_group (tenant_id, code, names, generation_type, order_type, subject_type,
      category_id, position, updated_at, is_demo)
    select ${ctx.tenant.id}, b.code, b.names, 'AUTO', b."order", b.subject, c.id, b.position,
      ${ctx.now}, true
    from jsonb_to_recordset(${JSON.stringify(boards)}::jsonb) as b(code text, names jsonb,
      "order" text, subject text, category text, position int)
      left join category c on c.code = b.category`);
  for (const [position, { code, names, descriptions, subject, choose }] of COLLECTIONS.entries())
    await ctx.db.run(sql`
      with made as (
        insert into item_group (tenant_id, code, names, descriptions, group_type, generation_type,
          subject_type, position, updated_at, is_demo)
        values (${ctx.tenant.id}, ${code}, ${JSON.stringify(names)}::jsonb,
          ${JSON.stringify(descriptions)}::jsonb, 'COLLECTION', 'MANUAL', ${subject}, ${position},
          ${ctx.now}, true) returning id
      )
      insert into item_group_ref (tenant_id, group_id, rank, subject_id)
      select ${ctx.tenant.id}, made.id, row_number() over (order by x.place, x.id), x.id
        from made, (${choose}) x`);
  await makeGroups(ctx, every);
  await shuffle(ctx);
  await makeGroups(ctx, every);
}

/**
 * Yesterday's order, invented: neighbours changed places and the seventh was not there, so that
 * today's moves can be seen.
 */
async function shuffle(ctx: Context): Promise<void> {
  await ctx.db.run(sql`
    update item_group_ref r set subject_id = y.subject_id
    from (select group_id, rank, case when rank = 7 then -1 else coalesce(lead(subject_id, case
      when rank % 5 = 2 then 1 when rank % 5 = 3 then -1 else 0 end) over w,
      subject_id) end as subject_id
      from item_group_ref where group_id in (select id from item_group
        where generation_type = 'AUTO') window w as (partition by group_id order by rank)) y
    where y.group_id = r.group_id and y.rank = r.rank`);
}
