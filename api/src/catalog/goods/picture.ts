/** Whether an address is that of a picture of these goods: what may be fetched for a visitor. */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';

export async function isPicture(ctx: Context, url: string): Promise<boolean> {
  return (
    (await ctx.db.row<{ known: boolean }>(sql`select is_picture(${url}) as known`))?.known ?? false
  );
}
