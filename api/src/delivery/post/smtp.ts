/** E-mail over SMTP: a pool of connections, TLS as configured, a time limit on every step. */
import { createTransport } from 'nodemailer';
import type { MailTransport } from '../../kernel/config.ts';
import type { LetterRow } from '../letter/row.ts';
import { Undelivered } from './carrier.ts';
import type { Carrier } from './carrier.ts';

/** Connections of a process, and of each kept one the letters before it is opened anew. */
const POOL = { maxConnections: 4, maxMessages: 100 } as const;
/** `socketTimeout` also ends connections that have nothing to carry. */
const LIMITS = { connectionTimeout: 5_000, greetingTimeout: 5_000, dnsTimeout: 5_000, socketTimeout: 10_000 } as const;

export function smtpCarrier(mail: MailTransport): Carrier {
  const transport = createTransport({
    pool: true,
    ...POOL,
    ...LIMITS,
    host: mail.host,
    port: mail.port,
    secure: mail.tls === 'implicit',
    requireTLS: mail.tls === 'required',
    ignoreTLS: mail.tls === 'off',
    ...(mail.user === undefined ? {} : { auth: { user: mail.user, pass: mail.password ?? '' } }),
    tls: { minVersion: 'TLSv1.2' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    async carry(letter) {
      try {
        const { response } = await transport.sendMail(messageOf(letter, mail));
        return response.slice(0, 500);
      } catch (error) {
        throw undelivered(error as SmtpError);
      }
    },
  };
}

/** The message of a letter, alike each time it is made. */
export function messageOf(letter: LetterRow, { from }: MailTransport) {
  const { oneClickUrl, unsubscribeUrl } = letter;
  const list = oneClickUrl?.startsWith('https:')
    ? { 'List-Unsubscribe': `<${oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : unsubscribeUrl
      ? { 'List-Unsubscribe': `<${unsubscribeUrl}>` }
      : {};
  return {
    from,
    to: { name: '', address: letter.receiver },
    subject: letter.subject,
    text: letter.body,
    html: letter.html,
    date: letter.createdAt,
    messageId: `<${letter.ref}@${from.address.split('@')[1]}>`,
    // bodies that every server takes, however old
    textEncoding: 'quoted-printable' as const,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': letter.lang, ...list },
  };
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** RFC 5321: 4xx is for now, 5xx for good; 5.1.x is about the receiver. What breaks off, or our own account, is for now. */
function undelivered({ code, command, responseCode, response, message }: SmtpError): Undelivered {
  const text = `${code ?? 'SMTP'}: ${response ?? message}`.slice(0, 500);
  if (code === 'EAUTH' || responseCode === undefined || responseCode < 500) return new Undelivered('later', text);
  const isUnknown =
    command === 'RCPT TO' && /\b5\.1\.[1236]\b|\b(user|mailbox|recipient) (unknown|not found|does not exist)|no such (user|mailbox|recipient)/i.test(text);
  return new Undelivered(isUnknown ? 'unknown' : 'never', text);
}
