/**
 * A new phone number or e-mail address: the old one proven first, then the new one (rows SEC-01,
 * SEC-02, SM-14).
 */
import sql from 'sql-template-tag';
import { fail } from '#contract/errors.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { noticeChange } from '../login/notice.ts';
import { accountOf, receiversOf } from '../login/receiver.ts';
import { endSessions, viewerId } from '../session/session.ts';
import { receiverOf, spendValidKey } from '../verification/verification.ts';
import { signedInUser } from './me.ts';

export const changeReceiver: Handler<'profile.change-receiver'> = async (
  ctx,
  { countryCode, mobile, email, preValidKey, validKey },
) => {
  const me = viewerId(ctx);
  const isEmail = (email ?? '') !== '';
  const field = isEmail ? 'email' : 'mobile';
  const wanted = receiverOf(
    ctx,
    (isEmail ? email : mobile) ?? '',
    isEmail ? 'EMAIL' : 'MOBILE',
    countryCode,
    field,
  );
  await inTransaction(ctx, async (inside) => {
    const own = await receiversOf(inside, me);
    if (
      own.length > 0 &&
      !own.includes(await spendValidKey(inside, preValidKey ?? '', 'CHECK_OLD_MOBILE_EMAIL'))
    )
      throw fail('account.valid_key.invalid');
    if ((await spendValidKey(inside, validKey, 'CHANGE_MOBILE_EMAIL')) !== wanted)
      throw fail('account.valid_key.invalid');
    const owner = await accountOf(inside, wanted);
    if (owner && owner.id !== me)
      throw fail('account.receiver.taken', { fields: { [field]: 'account.receiver.taken' } });
    const change = isEmail
      ? sql`update account_private set email = ${wanted} where account_id = ${me}`
      : sql`update account_private set mobile = ${wanted} where account_id = ${me}`;
    await inside.db.run(change).catch((error) => {
      // somebody registered it in the same moment
      throw error?.code === '23505'
        ? fail('account.receiver.taken', { fields: { [field]: 'account.receiver.taken' } })
        : error;
    });
    await noticeChange(inside, me, field, own, wanted);
    // whoever else was signed in knew the old one at best
    await endSessions(inside, me, ctx.viewer?.sessionId);
  });
  return signedInUser(ctx, me);
};
