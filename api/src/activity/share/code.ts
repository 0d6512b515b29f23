/** The share code of somebody in an activity: names the account, signed, so that nobody makes one up. */
import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../kernel/context.ts';
import { macOf } from '../../kernel/signature.ts';

const MAC_BYTES = 12;
const RADIX = 36;

export async function shareCodeOf(
  ctx: Context,
  activityId: number,
  accountId: number,
): Promise<string> {
  const mac = await signatureFor(ctx, activityId, accountId);
  return `${accountId.toString(RADIX)}.${mac.toString('base64url')}`;
}

/** The account that a share code of this activity names; null where this site did not sign it. */
export async function sharerIn(
  ctx: Context,
  activityId: number,
  code: string,
): Promise<number | null> {
  const [, account, mac] = /^([0-9a-z]{1,10})\.([\w-]{16})$/.exec(code) ?? [];
  if (!account || !mac) return null;
  const accountId = Number.parseInt(account, RADIX);
  const given = Buffer.from(mac, 'base64url');
  const right = await signatureFor(ctx, activityId, accountId);
  return given.length === MAC_BYTES && timingSafeEqual(given, right) ? accountId : null;
}

const signatureFor = async (ctx: Context, activityId: number, accountId: number) =>
  (await macOf(ctx, 'share', `${activityId}:${accountId}`)).subarray(0, MAC_BYTES);
