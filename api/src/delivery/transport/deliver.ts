/**
 * Delivers messages: one at a time per job, with no transaction open while the other side takes its
 * time.
 */
import type { Config } from '../../kernel/config.ts';
import type { Context } from '../../kernel/context.ts';
import { noteTrouble, settleMessage, takeMessage } from '../outgoing/queries.ts';
import type { Channel } from '../outgoing/receiver.ts';
import type { MessageRow } from '../outgoing/row.ts';
import { suppressionOf, suppressReceiver } from '../outgoing/suppress.ts';
import { Undelivered } from './transport.ts';
import type { Transport } from './transport.ts';
import { reach, smsTransport } from './sms.ts';
import { greet, smtpTransport } from './smtp.ts';

/** Tries of a message: with the pauses of the job queue, a little more than a day. */
export const MAX_TRIES = 36;

/** Delivers a message, or stores why not; throws when it is to be tried again later. */
export async function deliverMessage(ctx: Context, letterId: number): Promise<void> {
  const message = await takeMessage(ctx, letterId);
  if (!message) return;
  if (message.expiresAt && message.expiresAt <= ctx.now)
    return settleMessage(ctx, message.id, { status: 'EXPIRED' });
  const reason = message.isSecret
    ? undefined
    : await suppressionOf(ctx, message.channel, message.receiver);
  if (reason) return settleMessage(ctx, message.id, { status: 'SUPPRESSED', error: reason });
  if (ctx.config.mailbox)
    return settleMessage(ctx, message.id, { status: 'SENT', carrier: 'mailbox' });
  const transport = transportOf(ctx.config, message.channel);
  const answer = await send(ctx, message, transport);
  if (answer !== undefined)
    await settleMessage(ctx, message.id, { status: 'SENT', carrier: transport.name, answer });
}

/** The answer of the other side; undefined when the message failed for good. */
async function send(
  ctx: Context,
  message: MessageRow,
  transport: Transport,
): Promise<string | undefined> {
  try {
    return await transport.send(message);
  } catch (error) {
    if (!(error instanceof Undelivered)) throw error;
    if (error.why === 'later' && message.attempts < MAX_TRIES) {
      await noteTrouble(ctx, message.id, error.message);
      // servers like to repeat the receiver, who is nobody's business in a log
      throw new Undelivered('later', error.message.replaceAll(message.receiver, '[receiver]'));
    }
    await settleMessage(ctx, message.id, {
      status: 'FAILED',
      carrier: transport.name,
      error: error.message,
    });
    if (error.why === 'unknown')
      await suppressReceiver(ctx, message.channel, message.receiver, 'UNKNOWN');
    return undefined;
  }
}

/**
 * What keeps this machine from its transports; names each with what is wrong, null where it
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

const transports = new WeakMap<Config, Partial<Record<Channel, Transport>>>();

function transportOf(config: Config, channel: Channel): Transport {
  const made = transports.get(config) ?? {};
  transports.set(config, made);
  return (made[channel] ??= makeTransport(config, channel));
}

function makeTransport({ mail, sms }: Config, channel: Channel): Transport {
  if (channel === 'EMAIL' && mail) return smtpTransport(mail);
  if (channel === 'SMS' && sms) return smsTransport(sms);
  const setting = channel === 'EMAIL' ? 'SMTP_URL' : 'SMS_URL';
  // it waits for an operator who sets it
  return {
    name: 'none',
    send: async () => {
      throw new Undelivered('later', `${setting} is not set.`);
    },
  };
}
