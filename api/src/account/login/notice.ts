/**
 * Security notices: the owner of an account is notified that its address or password changed, at the
 * address it had before, and that it was signed in on a device that was never seen with it. They
 * say where from and when, and never a secret.
 */
import { maskReceiver } from '#contract/account/rules.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/language.ts';
import { headOf } from '#contract/text.ts';
import sql from 'sql-template-tag';
import { sendMessage } from '../../delivery/index.ts';
import type { Context } from '../../kernel/context.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import { NOTICES } from '../messages/security.ts';
import { deviceHash } from './known-device.ts';
import { receiversOf } from './receiver.ts';

type Kind = keyof typeof NOTICES;

/**
 * In the transaction of the change; `to`: the receivers before it. `receiver`: the new one, shown
 * masked.
 */
export async function noticeChange(
  ctx: Context,
  accountId: number,
  kind: Kind,
  to: readonly string[],
  receiver = '',
): Promise<void> {
  const row = await ctx.db.row<{ lang: string | null }>(
    sql`select lang from account_private where account_id = ${accountId}`,
  );
  const lang =
    row?.lang && isLanguage(row.lang) ? row.lang : (ctx.tenant.languages[0] ?? DEFAULT_LANGUAGE);
  const time = new Intl.DateTimeFormat(`${lang}-u-ca-gregory-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: ctx.tenant.timezone,
  }).format(ctx.now);
  const holes = {
    what: NOTICES[kind][lang].replace('{receiver}', maskReceiver(receiver)),
    device: [headOf(ctx.device.userAgent, 120) || ctx.device.platform, ctx.device.address]
      .filter(Boolean)
      .join(' · '),
    time,
    url: siteAddress(ctx, '/profile/security'),
  };
  for (const [at, one] of to.entries())
    await sendMessage(ctx, {
      channel: one.includes('@') ? 'EMAIL' : 'SMS',
      to: one,
      template: 'security',
      lang,
      holes,
      key: `security:${kind}:${accountId}:${ctx.requestId}:${at}`,
    });
}

/**
 * Before the device is remembered: a device never seen with the account is reported by e-mail;
 * messages to phones cost, and say less.
 */
export async function noticeNewDevice(ctx: Context, accountId: number): Promise<void> {
  const hash = deviceHash(ctx);
  const known = await ctx.db.row<{ any: boolean; this: boolean }>(sql`
    select count(*) > 0 as any, coalesce(bool_or(device_hash = ${hash}::bytea),
      false) as this from account_device where account_id = ${accountId}`);
  if (!known?.any || known.this) return;
  const mails = (await receiversOf(ctx, accountId)).filter((one) => one.includes('@'));
  await noticeChange(ctx, accountId, 'device', mails);
}
