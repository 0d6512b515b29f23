/** Registering and signing in by password or code (rows AUTH-01, AUTH-08, AUTH-09). */
import { lengthOf } from '#contract/account/rules.ts';
import type { ReceiverType } from '#contract/account/verification.ts';
import { fail } from '#contract/errors.ts';
import type { LoginAnswer } from '#contract/account/login.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { signedInUser } from '../profile/me.ts';
import { openSession } from '../session/session.ts';
import { receiverOf, spendCode, spendValidKey } from '../verification/verification.ts';
import { countTry, forgetTries } from './guard.ts';
import { rememberDevice } from './known-device.ts';
import { noticeNewDevice } from './notice.ts';
import { makeAccount } from './make-account.ts';
import { checkNewPassword, hashPassword, isPassword } from './password.ts';
import { accountOf } from './receiver.ts';

interface Registration {
  validKey: string;
  password?: string;
  repassword?: string;
  pwdRegister: boolean;
}

export const registerMobile: Handler<'login.register-mobile'> = (ctx, ask) =>
  register(ctx, ask, 'MOBILE');
export const registerEmail: Handler<'login.register-email'> = (ctx, ask) =>
  register(ctx, ask, 'EMAIL');

async function register(
  ctx: Context,
  { validKey, password, repassword, pwdRegister }: Registration,
  type: ReceiverType,
): Promise<LoginAnswer> {
  const wanted = pwdRegister || (password ?? '') !== '';
  const passwordHash = wanted
    ? await hashPassword(await checkNewPassword(password, repassword))
    : null;
  return inTransaction(ctx, async (inside) => {
    const receiver = await spendValidKey(inside, validKey, 'REGISTER');
    if (receiver.includes('@') !== (type === 'EMAIL')) throw fail('account.valid_key.invalid');
    const id = await makeAccount(inside, { receiver, passwordHash });
    if (id === null) throw fail('account.receiver.registered');
    return signIn(inside, id, true);
  });
}

export const byMobile: Handler<'login.mobile'> = (ctx, { mobile, password, countryCode }) =>
  byPassword(ctx, receiverOf(ctx, mobile, 'MOBILE', countryCode, 'mobile'), password);
export const byEmail: Handler<'login.email'> = (ctx, { email, password }) =>
  byPassword(ctx, receiverOf(ctx, email, 'EMAIL', undefined, 'email'), password);

/**
 * Unknown receivers, accounts without a password and wrong passwords take the same steps and get
 * the same answer.
 */
async function byPassword(ctx: Context, receiver: string, password: string): Promise<LoginAnswer> {
  if (password === '') throw fail('field.required', { fields: { password: 'field.required' } });
  await countTry(ctx, receiver);
  const account = await accountOf(ctx, receiver);
  const right =
    lengthOf(password) <= 100 && (await isPassword(password, account?.passwordHash ?? null));
  if (!account || !right)
    throw fail('account.password.wrong', { fields: { password: 'account.password.wrong' } });
  await forgetTries(ctx, receiver);
  return inTransaction(ctx, (inside) => signIn(inside, account.id, false));
}

export const byCode: Handler<'login.code'> = async (
  ctx,
  { email, mobile, countryCode, smscode, sceneCode },
) => {
  if (sceneCode !== '' && sceneCode !== 'LOGIN')
    throw fail('common.invalid', { fields: { sceneCode: 'field.choice' } });
  const isEmail = email !== undefined && email !== '';
  const receiver = isEmail
    ? receiverOf(ctx, email, 'EMAIL', undefined, 'email')
    : receiverOf(ctx, mobile ?? '', 'MOBILE', countryCode, 'mobile');
  // a wrong try counts even though the call fails: outside the transaction
  await spendCode(ctx, receiver, 'LOGIN', smscode).catch((error) => {
    throw error?.key === 'account.code.wrong'
      ? fail('account.code.wrong', { fields: { smscode: 'account.code.wrong' } })
      : error;
  });
  return inTransaction(ctx, async (inside) => {
    const known = await accountOf(inside, receiver);
    if (known) return signIn(inside, known.id, false);
    const id = await makeAccount(inside, { receiver, passwordHash: null });
    // somebody registered it in the same moment: it is proven, so it is theirs
    return id === null
      ? signIn(inside, ((await accountOf(inside, receiver)) as { id: number }).id, false)
      : signIn(inside, id, true);
  });
};

/** The same after every way in. */
export async function signIn(
  ctx: Context,
  accountId: number,
  isNew: boolean,
): Promise<LoginAnswer> {
  if (!isNew) await noticeNewDevice(ctx, accountId);
  const { token, expireTime } = await openSession(ctx, accountId);
  await rememberDevice(ctx, accountId);
  return {
    token,
    expireTime: expireTime.toISOString(),
    isNew,
    user: await signedInUser(ctx, accountId),
  };
}
