/**
 * A mail as HTML: tables and inline styles, since that is what mail programs understand; nothing
 * loaded from afar but pictures of products, from this site.
 */
import type { Language } from '#contract/language.ts';
import { FRAME } from '../messages/frame.ts';
import { anchor, escape, lineHtml, safeUrl } from './line.ts';
import type { Extras, Link } from './line.ts';
import type { Words } from './template.ts';

const FONT =
  "font-family:Anuphan,'Noto Sans Thai',-apple-system,'Segoe UI',Roboto,Tahoma,sans-serif";
const [INK, SOFT, PAPER, LINE, RED] = ['#231d1a', '#6b625c', '#fbfaf8', '#e4dfda', '#b80f2b'];

/** Programs that show mails dark take these; the others show what is inline. */
const DARK =
  '<style>@media (prefers-color-scheme:dark){.page{background:#14100f!important}' +
  '.card,.part{background:#1d1917!important;border-color:#322c2a!important;color:#f2f0ed!important}' +
  '.soft{color:#a8a29c!important}.price{color:#fa7c7b!important}.good{color:#6ed5ab!important}}</style>';

export function mailHtml(
  words: Words,
  lang: Language,
  { unsubscribe, lines = [], date, second, receiver, links = [] }: Extras = {},
): string {
  const { subject, title, paragraphs, figure, button, foot } = words;
  const { name, motto, unsubscribe: stop } = FRAME[lang];
  const row = (style: string, inner: string, kind = 'part') =>
    `<tr><td class="${kind}" style="${FONT};color:${INK};${style}">${inner}</td></tr>`;
  const rows = [
    headRow(name, date),
    row(
      'padding:20px 28px 0;font-size:20px;line-height:1.45;font-weight:600',
      `<h1 style="margin:0;font-size:20px;font-weight:600">${escape(title)}</h1>`,
    ),
    figure === undefined
      ? ''
      : row(
          'padding:16px 28px 0;font-size:34px;line-height:1.2;font-weight:700;letter-spacing:4px',
          escape(figure),
        ),
    ...paragraphs.map((text) =>
      row('padding:12px 28px 0;font-size:16px;line-height:1.65', escape(text)),
    ),
    ...lines.map((line) =>
      row(`padding:16px 28px;border-top:1px solid ${LINE}`, lineHtml(line, FONT)),
    ),
    button === undefined
      ? ''
      : row(
          'padding:20px 28px 0',
          buttonLink(button.text, button.url) + (second ? ` &nbsp; ${quietLink(second)}` : ''),
        ),
    row(`padding:24px 28px;font-size:13px;line-height:1.65;color:${SOFT}`, escape(foot), 'soft'),
  ];
  const ends = [...(unsubscribe ? [{ text: stop, url: unsubscribe }] : []), ...links];
  const under = [
    ...(receiver === undefined ? [] : [escape(FRAME[lang].receiver(receiver))]),
    `${escape(name)} · ${escape(motto)}`,
    ...(ends.length === 0
      ? []
      : [ends.map((one) => anchor(one, `color:${SOFT}`)).join(' &nbsp;·&nbsp; ')]),
  ];
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title>${DARK}</head>` +
    `<body class="page" style="margin:0;padding:0;background:${PAPER}"><table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:24px 12px">` +
    `<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${LINE};border-radius:12px">${rows.join('')}</table>` +
    `<p class="soft" style="${FONT};margin:16px 0 0;font-size:12px;line-height:1.65;color:${SOFT}">${under.join('<br>')}</p></td></tr></table></body></html>`
  );
}

/** The name, and beside it when the mail was written. */
function headRow(name: string, date: string | undefined): string {
  const style = `${FONT};padding:24px 28px 0`;
  const left = `<td class="price" style="${style};font-size:20px;font-weight:700;color:${RED}">${escape(name)}</td>`;
  if (date === undefined) return `<tr>${left}</tr>`;
  const right = `<td class="soft" align="right" style="${style};font-size:13px;color:${SOFT}">${escape(date)}</td>`;
  return `<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${left}${right}</tr></table></td></tr>`;
}

function quietLink({ text, url }: Link): string {
  return `<a class="part" href="${escape(safeUrl(url))}" style="${FONT};display:inline-block;padding:11px 21px;border:1px solid #908983;border-radius:8px;color:${INK};font-size:16px;font-weight:600;text-decoration:none">${escape(text)}</a>`;
}

function buttonLink(text: string, url: string): string {
  return `<a href="${escape(safeUrl(url))}" style="${FONT};display:inline-block;padding:12px 22px;border-radius:8px;background:${RED};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escape(text)}</a>`;
}
