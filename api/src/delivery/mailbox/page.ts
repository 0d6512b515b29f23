/** The page of the development mailbox: no script, styles from a file of its own. */
import type { Language } from '#contract/language.ts';
import { WORDS } from '../messages/mailbox.ts';
import { escape } from '../template/html.ts';
import type { MailboxLetter } from './mailbox.ts';

export function mailboxPage(lang: Language, letters: readonly MailboxLetter[], to: string): string {
  const words = WORDS[lang];
  const none = to === '' ? words.none : words.noneTo.replace('{to}', to);
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${words.title} | Khum</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/dev/mailbox/style.css"></head><body><main>` +
    `<p><a class="brand" href="/" aria-label="${words.home}">${lang === 'th' ? 'คุ้ม' : 'Khum'}</a></p><h1>${words.title}</h1><p class="lead">${words.lead}</p>` +
    `<form action="/dev/mailbox"><label for="to">${words.receiver}</label><input id="to" name="to" value="${escape(to)}" autocomplete="off" spellcheck="false"><button>${words.show}</button>` +
    `${to === '' ? '' : `<a href="/dev/mailbox">${words.all}</a>`}</form>` +
    (letters.length === 0 ? `<p class="none">${escape(none)}</p>` : `<ol>${letters.map((letter) => item(lang, letter)).join('')}</ol>`) +
    '</main></body></html>'
  );
}

function item(lang: Language, letter: MailboxLetter): string {
  const words = WORDS[lang];
  const time = letter.sentAt.toISOString();
  const title = letter.subject || letter.text.split('\n')[0] || words.gone;
  const code = letter.code === null ? '' : `<p class="code"><span>${words.code}</span><output>${escape(letter.code)}</output></p>`;
  const text = letter.text === '' ? '' : `<details><summary>${words.text}</summary><pre>${escape(letter.text)}</pre></details>`;
  const mail =
    letter.html === ''
      ? ''
      : `<details><summary>${words.mail}</summary><iframe src="/dev/mailbox/${letter.id}" title="${escape(letter.subject)}" sandbox="allow-popups" loading="lazy"></iframe></details>`;
  return (
    `<li><p class="who"><b>${escape(letter.to)}</b> <span>${words.channel[letter.channel]} · ${letter.tenant}</span> <time datetime="${time}">${shown(lang, letter.sentAt)}</time></p>` +
    `<h2>${escape(title)}</h2>${code}${text}${mail}</li>`
  );
}

function shown(lang: Language, time: Date): string {
  return new Intl.DateTimeFormat(`${lang}-u-nu-latn-ca-gregory`, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(time) + ' UTC';
}

export const STYLE = `:root{color-scheme:light dark;--paper:#fbfaf8;--surface:#fff;--ink:#231d1a;--soft:#6b625c;--line:#e4dfda;--edge:#8f857d;--red:#b80f2b}
@media (prefers-color-scheme:dark){:root{--paper:#161210;--surface:#1f1a17;--ink:#f4efe9;--soft:#b3a9a1;--line:#3a332e;--edge:#8f857d;--red:#ff6b7d}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,"Noto Sans Thai",Thonburi,Tahoma,sans-serif;overflow-wrap:anywhere}
main{max-width:720px;margin:0 auto;padding:24px 16px 64px}p,h1,h2{margin:0}a{color:inherit;text-underline-offset:4px}
.brand{display:inline-flex;align-items:center;min-height:44px;color:var(--red);font-size:22px;font-weight:700;text-decoration:none}
h1{font-size:28px;line-height:1.4;font-weight:600}.lead{margin-top:8px;color:var(--soft);max-width:60ch}
form{display:grid;grid-template-columns:1fr auto;gap:6px 8px;align-items:center;margin:24px 0}label{grid-column:1/-1;font-size:14px;color:var(--soft)}
input,button{min-height:44px;font:inherit;color:inherit;border:1px solid var(--edge);border-radius:8px;background:var(--surface);padding:0 14px;min-width:0}button{font-weight:600;cursor:pointer}
form a{grid-column:1/-1;justify-self:start;min-height:44px;display:inline-flex;align-items:center;font-size:14px}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
ol{list-style:none;margin:0;padding:0;display:grid;gap:12px}li{border:1px solid var(--line);border-radius:12px;background:var(--surface);padding:16px}
.who{display:flex;flex-wrap:wrap;gap:2px 12px;font-size:14px}.who span,.who time{color:var(--soft)}.who time{margin-left:auto}
h2{margin-top:4px;font-size:18px;line-height:1.5;font-weight:600}.none{padding:32px 16px;border:1px dashed var(--line);border-radius:12px;text-align:center;color:var(--soft)}
.code{display:flex;align-items:baseline;gap:12px;margin-top:8px}.code span{font-size:14px;color:var(--soft)}.code output{font-size:30px;line-height:1.2;font-weight:700;letter-spacing:3px;font-variant-numeric:tabular-nums}
summary{min-height:44px;display:list-item;padding:10px 0;cursor:pointer;font-size:14px}pre{margin:0 0 8px;white-space:pre-wrap;font:14px/1.6 ui-monospace,Menlo,Consolas,"Noto Sans Thai",monospace}
iframe{width:100%;height:420px;border:1px solid var(--line);border-radius:8px;background:#fff}
`;
