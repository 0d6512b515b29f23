/** What a mail lists: products with their prices, as HTML and as text. */

/** Ready to be read; addresses are whole. */
export interface MailLine {
  readonly title: string;
  readonly href: string;
  /** A picture of this site. */
  readonly cover: string | null;
  readonly price: string | null;
  readonly was: string | null;
  readonly verdict: string | null;
  readonly isVerified: boolean;
  readonly isGone: boolean;
  readonly why: string;
  /** What stops this line alone. */
  readonly stop?: Link | undefined;
}

/** Words that lead somewhere. */
export interface Link {
  readonly text: string;
  readonly url: string;
}

/** What a mail has besides the words of its template. */
export interface Extras {
  readonly unsubscribe?: string | undefined;
  readonly lines?: readonly MailLine[];
  /** When it was written, beside the name. */
  readonly date?: string | undefined;
  /** A second button. */
  readonly second?: Link | undefined;
  /** Below the frame: whom it was sent to, and where else it can be read or changed. */
  readonly receiver?: string | undefined;
  readonly links?: readonly Link[] | undefined;
}

const [INK, SOFT, RED, GREEN] = ['#241c19', '#6c645f', '#cd0f30', '#006d4e'];
const PICTURE = 88;

export function lineHtml(line: MailLine, font: string): string {
  const { title, href, cover, price, was, verdict, isVerified, isGone, why, stop } = line;
  const part = (kind: string, style: string, inner: string) =>
    `<p class="${kind}" style="${font};margin:0;line-height:1.6;${style}">${inner}</p>`;
  const struck =
    was === null
      ? ''
      : ` <s class="soft" style="font-size:13px;font-weight:400;color:${SOFT}">${escape(was)}</s>`;
  const words = [
    part(
      'part',
      'font-size:16px;font-weight:600',
      `<a class="part" href="${escape(safeUrl(href))}" style="color:${INK};text-decoration:none">${escape(title)}</a>`,
    ),
    price === null
      ? ''
      : part(
          isGone ? 'soft' : 'price',
          `font-size:22px;font-weight:700;color:${isGone ? SOFT : RED}`,
          escape(price) + struck,
        ),
    verdict === null
      ? ''
      : part(
          isVerified ? 'good' : 'soft',
          `font-size:14px;font-weight:600;color:${isVerified ? GREEN : SOFT}`,
          `${isVerified ? '✓' : '–'} ${escape(verdict)}`,
        ),
    part('soft', `font-size:13px;color:${SOFT}`, escape(why)),
    stop === undefined
      ? ''
      : part('soft', `font-size:13px;color:${SOFT}`, anchor(stop, `color:${SOFT}`)),
  ];
  const picture =
    cover === null
      ? ''
      : `<td width="${PICTURE + 16}" valign="top"><img src="${escape(safeUrl(cover))}" width="${PICTURE}" height="${PICTURE}" alt="" style="display:block;border-radius:8px;object-fit:cover"></td>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${picture}<td valign="top">${words.join('')}</td></tr></table>`;
}

/** A link in small letters. */
export function anchor({ text, url }: Link, style: string): string {
  return `<a class="soft" href="${escape(safeUrl(url))}" style="${style}">${escape(text)}</a>`;
}

export function lineText({ title, href, price, was, verdict, why, stop }: MailLine): string {
  const figures = [price, was === null ? null : `(${was})`, verdict].filter(Boolean).join(' ');
  const end = stop === undefined ? '' : `${stop.text}: ${stop.url}`;
  return [title, figures, why, href, end].filter((part) => part !== '').join('\n');
}

/** Only addresses of the web become links. */
export function safeUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('A message links to the web alone.');
  return url.href;
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
