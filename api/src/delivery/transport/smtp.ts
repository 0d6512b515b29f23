/** E-mail over SMTP: a pool of connections, TLS as configured, a time limit on every step. */
import { createTransport } from 'nodemailer';
import type { MailTransport } from '../../kernel/config-outside.ts';
import type { MessageRow } from '../outgoing/row.ts';
import { Undelivered } from './transport.ts';
import type { Transport } from './transport.ts';
import { headOf } from '#contract/text.ts';

/**
 * Connections of a process, as many as there are deliveries under way at most (../jobs.ts), messages
 * over one of them, and how long it waits for the next; a broken one is replaced once.
 */
const POOL = { maxConnections: 24, maxMessages: 100, idleTimeout: 5_000, maxRequeues: 1 } as const;
const LIMITS = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  dnsTimeout: 5_000,
  socketTimeout: 10_000,
  wholeTimeout: 30_000,
} as const;

/** `limits` in ms, each for one step and the last for all of them. */
export function smtpTransport(
  mail: MailTransport,
  { wholeTimeout, ...steps }: Record<keyof typeof LIMITS, number> = LIMITS,
): Transport {
  const transport = createTransport({ pool: true, ...POOL, ...settingsOf(mail), ...steps });
  return {
    name: 'smtp',
    async send(message) {
      try {
        const { response } = await transport.sendMail({
          ...messageOf(message, mail),
          signal: AbortSignal.timeout(wholeTimeout),
        });
        return headOf(response, 500);
      } catch (error) {
        throw undelivered(error as SmtpError);
      }
    },
  };
}

/** Connects, encrypts and signs in as for a message, and goes again; throws what is wrong. */
export async function greet(mail: MailTransport): Promise<void> {
  const { wholeTimeout: _whole, ...steps } = LIMITS;
  const transport = createTransport({ ...settingsOf(mail), ...steps });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function settingsOf({ host, port, tls, user, password }: MailTransport) {
  return {
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'off',
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    tls: { minVersion: 'TLSv1.2' as const },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A message as a mail, the same each time it is composed. */
export function messageOf(message: MessageRow, { from }: MailTransport) {
  const { oneClickUrl, unsubscribeUrl } = message;
  const list = oneClickUrl?.startsWith('https:')
    ? {
        'List-Unsubscribe': `<${oneClickUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : unsubscribeUrl
      ? { 'List-Unsubscribe': `<${unsubscribeUrl}>` }
      : {};
  return {
    from,
    to: { name: '', address: message.receiver },
    subject: message.subject,
    text: message.body,
    html: message.html,
    date: message.createdAt,
    messageId: `<${message.ref}@${from.address.split('@')[1]}>`,
    // bodies that every server takes, however old
    textEncoding: 'quoted-printable' as const,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': message.lang, ...list },
  };
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

const UNKNOWN =
  /\b5\.1\.[1236]\b|\b(user|mailbox|recipient) (unknown|not found|does not exist)|\bno such (user|mailbox|recipient)/i;

/**
 * 5xx is for good where it is about this receiver or this message; whatever is about us or the way
 * there can be mended.
 */
function undelivered({
  code,
  command,
  responseCode = 0,
  response,
  message,
}: SmtpError): Undelivered {
  const text = headOf(`${code ?? 'SMTP'}: ${response ?? message}`, 500);
  if (responseCode < 500 || (command !== 'RCPT TO' && command !== 'DATA'))
    return new Undelivered('later', text);
  return new Undelivered(command === 'RCPT TO' && UNKNOWN.test(text) ? 'unknown' : 'never', text);
}
