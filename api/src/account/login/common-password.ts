/**
 * Passwords that everybody tries first (VAL-01): the ranked list of zxcvbn, as data of a package
 * that is kept up.
 */
import { normalPassword } from '#contract/account/rules.ts';

/** VAL-01 takes `abcdefg1`, which is far below these. */
const COMMONEST = 3000;
let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the commonest of the world, in any case of its letters, with or
 * without marks behind it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const list = await (known ??= commonest());
  const plain = normalPassword(password).toLowerCase();
  return list.has(plain) || list.has(plain.replace(/[\p{P}\p{S}]+$/u, ''));
}

/** Loaded with the first password that somebody chooses. */
async function commonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    (dictionary['passwords-common'] as readonly string[])
      .slice(0, COMMONEST)
      .map((one) => one.toLowerCase()),
  );
}
