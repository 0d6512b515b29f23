/**
 * Carrying letters: one at a time per job, with no transaction open while the other side takes its
 * time.
 */
import type { Config } from '../../kernel/config.ts';
import type { Context } from '../../kernel/context.ts';
import { noteTrouble, settleLetter, takeLetter } from '../letter/queries.ts';
import type { Channel } from '../letter/receiver.ts';
import type { LetterRow } from '../letter/row.ts';
import { suppressionOf, suppressReceiver } from '../letter/suppress.ts';
import { Undelivered } from './carrier.ts';
import type { Carrier } from './carrier.ts';
import { reach, smsCarrier } from './sms.ts';
import { greet, smtpCarrier } from './smtp.ts';

/** Tries of a letter: with the pauses of the job queue, a little more than a day. */
export const MAX_TRIES = 36;

/** Carries a letter, or says why not; throws when it is to be tried again later. */
export async function carryLetter(ctx: Context, letterId: number): Promise<void> {
  const letter = await takeLetter(ctx, letterId);
  if (!letter) return;
  if (letter.expiresAt && letter.expiresAt <= ctx.now)
    return settleLetter(ctx, letter.id, { status: 'EXPIRED' });
  const reason = letter.isSecret
    ? undefined
    : await suppressionOf(ctx, letter.channel, letter.receiver);
  if (reason) return settleLetter(ctx, letter.id, { status: 'SUPPRESSED', error: reason });
  if (ctx.config.mailbox)
    return settleLetter(ctx, letter.id, { status: 'SENT', carrier: 'mailbox' });
  const carrier = carrierOf(ctx.config, letter.channel);
  const answer = await carry(ctx, letter, carrier);
  if (answer !== undefined)
    await settleLetter(ctx, letter.id, { status: 'SENT', carrier: carrier.name, answer });
}

/** The answer of the other side; undefined when the letter failed for good. */
async function carry(
  ctx: Context,
  letter: LetterRow,
  carrier: Carrier,
): Promise<string | undefined> {
  try {
    return await carrier.carry(letter);
  } catch (error) {
    if (!(error instanceof Undelivered)) throw error;
    if (error.why === 'later' && letter.attempts < MAX_TRIES) {
      await noteTrouble(ctx, letter.id, error.message);
      // servers like to repeat the receiver, who is nobody's business in a log
      throw new Undelivered('later', error.message.replaceAll(letter.receiver, '[receiver]'));
    }
    await settleLetter(ctx, letter.id, {
      status: 'FAILED',
      carrier: carrier.name,
      error: error.message,
    });
    if (error.why === 'unknown')
      await suppressReceiver(ctx, letter.channel, letter.receiver, 'UNKNOWN');
    return undefined;
  }
}

/**
 * What stands between this machine and its transports; names each with what is wrong, null where it
 * answers. Sends nothing.
 */
export async function tryTransports({
  mail,
  sms,
}: Config): Promise<{ readonly name: string; readonly trouble: string | null }[]> {
  const tried: [string, Promise<void>][] = [];
  if (mail) tried.push([`Mail server ${mail.host}:${mail.port}`, greet(mail)]);
  if (sms) tried.push([`SMS gateway ${new URL(sms.url).host}`, reach(sms)]);
  return Promise.all(
    tried.map(async ([name, done]) => ({
      name,
      trouble: await done.then(
        () => null,
        (error: Error) => error.message,
      ),
    })),
  );
}

const carriers = new WeakMap<Config, Partial<Record<Channel, Carrier>>>();

function carrierOf(config: Config, channel: Channel): Carrier {
  const made = carriers.get(config) ?? {};
  carriers.set(config, made);
  return (made[channel] ??= makeCarrier(config, channel));
}

function makeCarrier({ mail, sms }: Config, channel: Channel): Carrier {
  if (channel === 'EMAIL' && mail) return smtpCarrier(mail);
  if (channel === 'SMS' && sms) return smsCarrier(sms);
  const setting = channel === 'EMAIL' ? 'SMTP_URL' : 'SMS_URL';
  // it waits for an operator who sets it
  return {
    name: 'none',
    carry: async () => {
      throw new Undelivered('later', `${setting} is not set.`);
    },
  };
}
