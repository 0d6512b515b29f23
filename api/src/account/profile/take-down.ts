/**
 * What a user calls themselves, looks like and says about themselves goes when reports were right
 * about it; an appeal that was right puts it back.
 */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { EventOf } from '../../kernel/job-queue/event.ts';
import { newNickname } from '../login/make-account.ts';

export async function takeDownProfile(
  ctx: Context,
  { targetType, targetId, isWithdrawn }: EventOf<'subject.withdrawn'>,
): Promise<void> {
  if (targetType !== 'USER') return;
  if (isWithdrawn)
    await ctx.db.run(sql`
      update account set withdrawn = jsonb_build_object('nickname', nickname, 'avatar', avatar,
        'biography', biography), nickname = ${newNickname(ctx)}, avatar = '', biography = ''
      where id = ${targetId} and tenant_id = ${ctx.tenant.id} and withdrawn is null
        and closed_at is null`);
  else
    await ctx.db.run(sql`
      update account set nickname = withdrawn ->> 'nickname', avatar = withdrawn ->> 'avatar',
        biography = withdrawn ->> 'biography', withdrawn = null
      where id = ${targetId} and tenant_id = ${ctx.tenant.id} and withdrawn is not null
        and closed_at is null`);
}
