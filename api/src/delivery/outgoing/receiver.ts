/** Who gets a message, in the one spelling under which it is stored. */
import { emailOf } from '#contract/account/rules.ts';
import { fail } from '#contract/errors.ts';

export type Channel = 'EMAIL' | 'SMS';

export function receiverOf(channel: Channel, to: string): string {
  if (channel === 'SMS') {
    if (!/^\+[1-9]\d{6,14}$/.test(to)) throw fail('account.phone.invalid');
    return to;
  }
  const address = emailOf(to);
  if (!address) throw fail('account.email.invalid');
  return address;
}
