/** Writes an outgoing message; `transport/` delivers it. */
import { maskReceiver } from '#contract/account/rules.ts';
import type { Language } from '#contract/language.ts';
import type { Context } from '../../kernel/context.ts';
import { templates } from '../messages/templates.ts';
import type { Holes, TemplateName } from '../messages/templates.ts';
import { mailHtml } from '../template/html.ts';
import { mailText } from '../template/text.ts';
import { fill } from '../template/template.ts';
import { insertMessage } from './queries.ts';
import { receiverOf } from './receiver.ts';
import type { Extras, MailLine } from '../template/line.ts';
import type { Channel } from './receiver.ts';

export interface OutgoingMessage<Name extends TemplateName = TemplateName> {
  readonly channel: Channel;
  /** An e-mail address, or a phone number such as `+66812345678`. */
  readonly to: string;
  readonly template: Name;
  readonly lang: Language;
  readonly holes: Holes<Name>;
  /** Idempotency key: a message is written once per key. At most 200 characters. */
  readonly key: string;
  /**
   * For messages that a subscription causes: a page, and an https address that a mail program may
   * POST to (RFC 8058).
   */
  readonly unsubscribe?: { readonly url: string; readonly oneClickUrl: string };
  /**
   * A code: its texts are removed once it is sent or expired, and it leaves before other messages.
   */
  readonly secret?: boolean;
  /** What a mail lists below its first paragraphs. */
  readonly lines?: readonly MailLine[];
  /** What surrounds a mail that may be one of many: its date, a second button, further links. */
  readonly around?: Pick<Extras, 'date' | 'second' | 'links'>;
  /** Not sent after that. A secret without one expires in an hour. */
  readonly expiresAt?: Date;
}

const SECRET_LIFE_MS = 3_600_000;

/**
 * Writes a message in the transaction of `ctx.db`; it leaves after the commit, or never. Refuses
 * what is no address.
 */
export async function sendMessage<Name extends TemplateName>(
  ctx: Context,
  message: OutgoingMessage<Name>,
): Promise<void> {
  const { channel, key, lang, unsubscribe, secret = false, lines = [], around } = message;
  if (key === '' || key.length > 200)
    throw new Error(`A message needs a key of at most 200 characters, not ${key.length}.`);
  const holes: Readonly<Record<string, string>> = message.holes;
  const words = fill(templates[message.template], lang, holes);
  if (channel === 'SMS' && words.sms === undefined)
    throw new Error(`${message.template} has no words for a short message.`);
  const mailed = channel === 'EMAIL';
  const links = unsubscribe && {
    page: webAddress(unsubscribe.url),
    oneClick: webAddress(unsubscribe.oneClickUrl),
  };
  const extras: Extras = {
    ...around,
    unsubscribe: links?.page,
    lines,
    receiver: around && maskReceiver(message.to),
  };
  const id = await insertMessage(ctx, {
    key,
    channel,
    receiver: receiverOf(channel, message.to),
    template: message.template,
    lang,
    subject: mailed ? words.subject : '',
    body: mailed ? mailText(words, lang, extras) : (words.sms as string),
    html: mailed ? mailHtml(words, lang, extras) : '',
    code: ctx.config.mailbox ? (holes.code ?? null) : null,
    isSecret: secret,
    unsubscribeUrl: links?.page ?? null,
    oneClickUrl: links?.oneClick ?? null,
    expiresAt: message.expiresAt ?? (secret ? new Date(ctx.now.getTime() + SECRET_LIFE_MS) : null),
  });
  if (id !== undefined)
    await ctx.emit({ topic: secret ? 'letter.urgent' : 'letter.written', letterId: id }, ctx.db);
}

/**
 * An address for a header and a link; written out by the parser, it holds no character that could
 * end either.
 */
function webAddress(text: string): string {
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} is no address of the web.`);
  return url.href;
}
