/** The page of the development mailbox: no script, styles from a file of its own. */
import type { Language } from '#contract/language.ts';
import { WORDS } from '../messages/mailbox.ts';
import { escape } from '../template/line.ts';
import type { MailboxMessage } from './mailbox.ts';

export function mailboxPage(
  lang: Language,
  messages: readonly MailboxMessage[],
  to: string,
): string {
  const words = WORDS[lang];
  const none = to === '' ? words.none : words.noneTo.replace('{to}', to);
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${words.title} | Khum</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/dev/mailbox/style.css"></head><body><main>` +
    `<p><a class="brand" href="/" aria-label="${words.home}">${lang === 'th' ? 'คุ้ม' : 'Khum'}</a></p><h1>${words.title}</h1><p class="lead">${words.lead}</p>` +
    `<form action="/dev/mailbox"><label for="to">${words.receiver}</label><input id="to" name="to" value="${escape(to)}" autocomplete="off" spellcheck="false"><button>${words.show}</button>` +
    `${to === '' ? '' : `<a href="/dev/mailbox">${words.all}</a>`}</form>` +
    (messages.length === 0
      ? `<p class="none">${escape(none)}</p>`
      : `<ol>${messages.map((message) => item(lang, message)).join('')}</ol>`) +
    '</main></body></html>'
  );
}

function item(lang: Language, message: MailboxMessage): string {
  const words = WORDS[lang];
  const code =
    message.code === null
      ? ''
      : `<p class="code"><span>${words.code}</span><output>${escape(message.code)}</output></p>`;
  return (
    `<li><p class="who"><b>${escape(message.to)}</b> <span>${words.channel[message.channel]} · ${message.tenant}</span> ` +
    `<time datetime="${message.sentAt.toISOString()}">${shown(lang, message)}</time></p>${message.text === '' ? `<p class="lead">${words.gone}</p>` : what(lang, message, code)}</li>`
  );
}

/** A short message is shown as it is, a mail by its subject, with the rest at hand. */
function what(
  lang: Language,
  { channel, subject, text, id }: MailboxMessage,
  code: string,
): string {
  const words = WORDS[lang];
  if (channel === 'SMS') return `<p class="sms">${escape(text)}</p>${code}`;
  return (
    `<h2>${escape(subject)}</h2>${code}<details><summary>${words.text}</summary><pre>${escape(text)}</pre></details>` +
    `<details><summary>${words.mail}</summary><iframe src="/dev/mailbox/${id}" title="${escape(subject)}" sandbox="allow-popups" loading="lazy"></iframe></details>`
  );
}

function shown(lang: Language, { sentAt, timezone }: MailboxMessage): string {
  const locale = `${lang === 'en' ? 'en-GB' : lang}-u-nu-latn-ca-gregory`;
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: timezone,
  }).format(sentAt);
}
