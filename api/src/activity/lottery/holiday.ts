/** Days on which nothing is sent: public holidays of the region, and those that operators add. */
import { fixedHolidays } from '#contract/market/holiday.ts';
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { audit, auditAll } from '../audit.ts';
import type { Operator } from '../audit.ts';

export async function holidaysOf(ctx: Context): Promise<ReadonlySet<string>> {
  const added = await holidays(ctx);
  return new Set([...fixedHolidays(ctx.tenant.id), ...added.map(({ day }) => day)]);
}

/** Adds days on which nothing is sent, or renames them; how many are new or other than before. */
export async function addHolidays(
  ctx: Context,
  days: readonly { readonly day: string; readonly name: string }[],
  by: Operator = { actor: ctx.requestId },
): Promise<number> {
  return inTransaction(ctx, async (inside) => {
    const known = new Map((await holidays(inside)).map(({ day, name }) => [day, name]));
    const given = new Map(days.map(({ day, name }) => [day, name]));
    const changed = [...given].filter(([day, name]) => known.get(day) !== name);
    await inside.db.run(sql`
      insert into holiday (tenant_id, day, name)
      select ${ctx.tenant.id}, x.day, x.name from unnest(${changed.map(([day]) => day)}::date[],
        ${changed.map(([, name]) => name)}::text[]) x(day, name)
      on conflict (tenant_id, day) do update set name = excluded.name`);
    await auditAll(
      inside,
      changed.map(([day, name]) => ({
        ...by,
        action: 'holiday.add',
        subject: `holiday ${day}`,
        before: known.has(day) ? { name: known.get(day) } : null,
        after: { name },
      })),
    );
    return changed.length;
  });
}

/** Takes a day out that operators added; false where it is none. Days that were promised already stay. */
export async function removeHoliday(ctx: Context, day: string, by: Operator): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const gone = await inside.db.row<{ name: string }>(sql`
      delete from holiday where tenant_id = ${ctx.tenant.id} and day = ${day}::date returning name`);
    if (!gone) return false;
    await audit(inside, {
      ...by,
      action: 'holiday.remove',
      subject: `holiday ${day}`,
      before: gone,
    });
    return true;
  });
}

/** Days that operators added, the earliest first. */
export const holidays = (ctx: Context): Promise<{ day: string; name: string }[]> =>
  ctx.db.rows(sql`select day, name from holiday where tenant_id = ${ctx.tenant.id} order by day`);
