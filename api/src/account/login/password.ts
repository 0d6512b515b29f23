/**
 * Passwords: argon2id in PHC form, setting and resetting them (rows AUTH-16, AUTH-17, VAL-01,
 * VAL-02).
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import sql from 'sql-template-tag';
import { confirmationProblem, normalPassword, passwordProblem } from '#contract/account/rules.ts';
import { fail } from '#contract/errors.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { endSessions, viewerId } from '../session/session.ts';
import { spendValidKey } from '../verification/verification.ts';
import { isCommonPassword } from './common-password.ts';
import { forgetTries } from './guard.ts';
import { noticeChange } from './notice.ts';
import { accountOf, receiversOf } from './receiver.ts';

/**
 * Memory in KiB, passes, lanes: the least that is advised for signing in to a web site (OWASP,
 * 2025).
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const derive = promisify(argon2);

/** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await digest(password, salt, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(salt)}$${bare(hash)}`;
}

/** Whether it is the password; the same work is done when there is none to compare with. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored ?? '') ?? [];
  const cost = stored
    ? { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    : COST;
  const made = await digest(
    password,
    Buffer.from(salt ?? 'nobody-has-it-16', salt ? 'base64' : 'utf8'),
    cost,
  );
  return hash !== undefined && timingSafeEqual(made, Buffer.from(hash, 'base64'));
}

/** Throws what is wrong with a new password and its repetition. */
export async function checkNewPassword(
  password: string | undefined,
  repassword: string | undefined,
): Promise<string> {
  const problem = passwordProblem(password ?? '');
  if (problem) throw fail(problem, { fields: { password: problem } });
  const mismatch = confirmationProblem(password as string, repassword);
  if (mismatch) throw fail(mismatch, { fields: { repassword: mismatch } });
  if (await isCommonPassword(password as string))
    throw fail('account.password.common', { fields: { password: 'account.password.common' } });
  return password as string;
}

export const createPassword: Handler<'password.create'> = async (
  ctx,
  { validKey, password, repassword },
) => {
  const me = viewerId(ctx);
  const receivers = await receiversOf(ctx, me);
  if (receivers.length === 0) throw fail('account.password.no_receiver');
  const hash = await hashPassword(await checkNewPassword(password, repassword));
  await inTransaction(ctx, async (inside) => {
    if (!receivers.includes(await spendValidKey(inside, validKey, 'CHANGEPWD')))
      throw fail('account.valid_key.invalid');
    const set = await inside.db.run(
      sql`update account_private set password_hash = ${hash} where account_id = ${me}
          and password_hash is null`,
    );
    if (set === 0) throw fail('account.password.exists');
    await noticeChange(inside, me, 'password', receivers);
  });
  return { done: true };
};

export const resetPassword: Handler<'password.reset'> = async (
  ctx,
  { validKey, password, repassword },
) => {
  const hash = await hashPassword(await checkNewPassword(password, repassword));
  await inTransaction(ctx, async (inside) => {
    const receiver = await spendValidKey(inside, validKey, 'CHANGEPWD');
    const account = await accountOf(inside, receiver);
    if (!account) throw fail('account.valid_key.invalid');
    await inside.db.run(
      sql`update account_private set password_hash = ${hash} where account_id = ${account.id}`,
    );
    await noticeChange(inside, account.id, 'password', await receiversOf(inside, account.id));
    await forgetTries(inside, receiver, true);
    await endSessions(inside, account.id);
  });
  return { done: true };
};

function digest(
  password: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; parallelism: number },
): Promise<Buffer> {
  return derive('argon2id', {
    message: normalPassword(password),
    nonce,
    tagLength: 32,
    ...cost,
  }) as Promise<Buffer>;
}

function bare(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
