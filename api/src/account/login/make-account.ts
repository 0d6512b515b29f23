/** New accounts. */
import { randomInt } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Language } from '#contract/language.ts';
import type { Context } from '../../kernel/context.ts';
import { columnsOf } from './receiver.ts';

/** The name of somebody who has not chosen one yet. */
const NEWCOMER: Readonly<Record<Language, string>> = { th: 'ผู้ใช้', en: 'Shopper', id: 'Pembeli' };

export function newNickname(ctx: Context): string {
  return `${NEWCOMER[ctx.lang]} ${randomInt(100_000, 1_000_000)}`;
}

/** Makes an account in the transaction of `ctx`; null when the receiver has one already. */
export async function makeAccount(
  ctx: Context,
  { receiver, passwordHash }: { receiver: string | null; passwordHash: string | null },
): Promise<number | null> {
  const { mobile, email } = columnsOf(receiver);
  const nickname = newNickname(ctx);
  const row = await ctx.db.row<{ account_id: number }>(sql`
    with made as (
      insert into account (tenant_id, nickname, created_at) select ${ctx.tenant.id}, ${nickname},
        ${ctx.now}
      where not exists (select 1 from account_private where tenant_id = ${ctx.tenant.id}
        and (mobile = ${mobile} or email = ${email})) returning id)
    insert into account_private (account_id, tenant_id, mobile, email, password_hash)
    select id, ${ctx.tenant.id}, ${mobile}, ${email}, ${passwordHash} from made
      on conflict do nothing returning account_id`);
  if (row) return row.account_id;
  // two at once: the row of the slower one stays without a receiver and goes
  await ctx.db.run(sql`delete from account where tenant_id = ${ctx.tenant.id}
      and nickname = ${nickname} and created_at = ${ctx.now}
    and not exists (select 1 from account_private p where p.account_id = account.id)`);
  return null;
}
