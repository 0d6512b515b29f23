/**
 * Codes by SMS and e-mail (rows AUTH-02..06, SM-08; AMB-25, AMB-26): idle → sent → right → validKey
 * → used. A code belongs to one receiver, scene and device; only the newest of a device counts.
 */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE } from '#contract/account/verification.ts';
import type { AuthScene, ReceiverType } from '#contract/account/verification.ts';
import {
  emailOf,
  maskReceiver,
  phoneOf,
  phoneRuleOf,
  phoneRulesOf,
  verificationCodeOf,
} from '#contract/account/rules.ts';
import { VERIFICATION } from '#contract/constants.ts';
import { fail } from '#contract/errors.ts';
import { sendMessage } from '../../delivery/index.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Context, Tenant } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { macOf } from '../../kernel/signature.ts';
import { isKnownDevice } from '../login/known-device.ts';
import { accountOf, receiversOf } from '../login/receiver.ts';
import { areaOf } from '../../tenant/index.ts';
import { viewerId } from '../session/session.ts';
import { saveCode, saveValidKey, sendingsOf, tryCode, useCode, useValidKey } from './queries.ts';

/** Scenes that only a signed-in user can be in. */
const SIGNED_IN: readonly AuthScene[] = [
  'CLOSEUSER',
  'CHANGE_MOBILE_EMAIL',
  'CHECK_OLD_MOBILE_EMAIL',
];
/** Scenes in which a signed-in user proves a receiver that the account has. */
const OWN: readonly AuthScene[] = ['CHANGEPWD', 'CLOSEUSER', 'CHECK_OLD_MOBILE_EMAIL'];

export const send: Handler<'verification.send'> = async (
  ctx,
  { rcv, rcvType, authScene, countryCode },
) => {
  const receiver = receiverOf(ctx, rcv, rcvType, countryCode, 'rcv');
  if (SIGNED_IN.includes(authScene)) viewerId(ctx);
  if (
    ctx.viewer &&
    OWN.includes(authScene) &&
    !(await receiversOf(ctx, viewerId(ctx))).includes(receiver)
  )
    throw fail('account.receiver.not_yours');
  // nobody learns whether an account exists: the same steps and the same answer, but no message
  const isSilent = authScene === 'CHANGEPWD' && (await accountOf(ctx, receiver)) === null;
  return inTurn(ctx, [`receiver ${receiver}`, `address ${ctx.device.address}`], async (inside) => {
    const isKnown = await isKnownDevice(inside, receiver);
    await refuseHaste(inside, receiver, authScene, isKnown);
    const code = String(randomInt(10 ** CODE.digits)).padStart(CODE.digits, '0');
    const id = await saveCode(inside, {
      receiver,
      scene: authScene,
      mac: await codeMac(inside, receiver, authScene, code),
      expiresAt: after(ctx, CODE.lifeMs),
      isKnown,
    });
    if (!isSilent) await sendCode(inside, receiver, authScene, code, id);
    return {
      ttl: CODE.lifeMs / 1000,
      resendAt: after(ctx, VERIFICATION.resendMs).toISOString(),
      receiver: maskReceiver(receiver),
    };
  });
};

export const valid: Handler<'verification.valid'> = async (
  ctx,
  { rcv, rcvType, authScene, authCode, sceneCode, countryCode },
) => {
  if (sceneCode !== undefined && sceneCode !== '' && sceneCode !== authScene)
    throw fail('common.invalid', { fields: { sceneCode: 'field.choice' } });
  const id = await spendCode(
    ctx,
    receiverOf(ctx, rcv, rcvType, countryCode, 'rcv'),
    authScene,
    authCode,
  );
  const validKey = randomBytes(24).toString('base64url');
  const until = after(ctx, CODE.validKeyLifeMs);
  await saveValidKey(ctx, id, digest(validKey), until);
  return { validKey, expireTime: until.toISOString() };
};

/**
 * Uses up the code that was sent to a receiver for a scene; returns the verification's id. Wrong:
 * account.code.wrong; run out, used, tried five times, or asked for from another device:
 * account.code.expired.
 */
export async function spendCode(
  ctx: Context,
  receiver: string,
  scene: AuthScene,
  typed: string,
): Promise<number> {
  const code = verificationCodeOf(typed);
  if (code === null)
    throw fail('account.code.wrong', { fields: { authCode: 'account.code.wrong' } });
  const mac = await codeMac(ctx, receiver, scene, code);
  const tried = await tryCode(ctx, receiver, scene);
  if (!tried) throw fail('account.code.expired');
  if (!timingSafeEqual(tried.code_mac, mac))
    throw fail('account.code.wrong', { fields: { authCode: 'account.code.wrong' } });
  if (!(await useCode(ctx, tried.id))) throw fail('account.code.expired');
  return tried.id;
}

/**
 * Uses up a validKey of a scene; answers the receiver it proves. Anything else than a fresh one of
 * this scene and device is refused.
 */
export async function spendValidKey(
  ctx: Context,
  validKey: string,
  scene: AuthScene,
): Promise<string> {
  const receiver = await useValidKey(ctx, digest(validKey), scene);
  if (receiver === null) throw fail('account.valid_key.invalid');
  return receiver;
}

/** The one spelling of a receiver; `field` is where the problem is shown. */
export function receiverOf(
  { tenant }: Context,
  typed: string,
  type: ReceiverType,
  countryCode: string | undefined,
  field: string,
): string {
  if (typed.trim() === '') throw fail('field.required', { fields: { [field]: 'field.required' } });
  const receiver = type === 'EMAIL' ? emailOf(typed) : phoneIn(tenant, typed, countryCode);
  const key = type === 'EMAIL' ? 'account.email.invalid' : 'account.phone.invalid';
  if (receiver === null) throw fail(key, { fields: { [field]: key } });
  return receiver;
}

/**
 * A number of a country that the region lets sign in: nobody makes us send messages to the others.
 * Without a country it is the region's own.
 */
function phoneIn(tenant: Tenant, typed: string, countryCode: string | undefined): string | null {
  const rule = phoneRuleOf(countryCode?.trim() || areaOf(tenant));
  return rule && phoneRulesOf(areaOf(tenant)).includes(rule) ? phoneOf(typed, rule.areaCode) : null;
}

/** AUTH-06 and the caps of AMB-25. */
async function refuseHaste(
  ctx: Context,
  receiver: string,
  scene: AuthScene,
  isKnown: boolean,
): Promise<void> {
  const { last, ofReceiver, ofAddress } = await sendingsOf(ctx, receiver, scene, isKnown);
  const wait = last === null ? 0 : last.getTime() + VERIFICATION.resendMs - ctx.now.getTime();
  if (wait > 0) throw fail('account.code.too_soon', { holes: { seconds: Math.ceil(wait / 1000) } });
  if (ofReceiver >= CODE.perReceiverPerDay || ofAddress >= ctx.config.codesPerAddress)
    throw fail('account.code.too_many');
}

async function sendCode(
  ctx: Context,
  receiver: string,
  scene: AuthScene,
  code: string,
  id: number,
): Promise<void> {
  await sendMessage(ctx, {
    channel: receiver.includes('@') ? 'EMAIL' : 'SMS',
    to: receiver,
    template: 'verification-code',
    lang: ctx.lang,
    holes: { code, minutes: String(CODE.lifeMs / 60_000), scene },
    key: `verification:${id}`,
    secret: true,
    expiresAt: after(ctx, CODE.lifeMs),
  });
}

function codeMac(ctx: Context, receiver: string, scene: AuthScene, code: string): Promise<Buffer> {
  return macOf(ctx, 'verification-code', `${receiver} ${scene} ${code}`);
}

function after({ now }: Context, ms: number): Date {
  return new Date(now.getTime() + ms);
}

function digest(validKey: string): Buffer {
  return createHash('sha256').update(validKey).digest();
}
