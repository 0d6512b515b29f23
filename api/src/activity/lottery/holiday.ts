/** Days on which nothing is sent: public holidays of the region, and those that operators add. */
import { fixedHolidays } from '#contract/market/holiday.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';

export async function holidaysOf(ctx: Context): Promise<ReadonlySet<string>> {
  const added = await ctx.db.rows<{ day: string }>(
    sql`select day from holiday where tenant_id = ${ctx.tenant.id}`,
  );
  return new Set([...fixedHolidays(ctx.tenant.id), ...added.map(({ day }) => day)]);
}

/** Adds a day on which nothing is sent. */
export async function addHoliday(ctx: Context, day: string, name: string): Promise<void> {
  await ctx.db.run(sql`
    insert into holiday (tenant_id, day, name) values (${ctx.tenant.id}, ${day}, ${name})
    on conflict (tenant_id, day) do update set name = excluded.name`);
}
