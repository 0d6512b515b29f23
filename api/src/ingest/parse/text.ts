/**
 * Text of strangers → plain text: no tags, no control or direction-changing characters, NFC, single
 * spaces, bounded. React escapes what is shown; this keeps mark-up and invisible tricks out of
 * search, mails and feeds.
 */
import { LIMITS } from '../limits.ts';
import { headOf } from '#contract/text.ts';

/** What a clean line never holds; most titles hold none of it and cost one scan. */
const SUSPECT =
  /[<&\u0000-\u001f\u007f-\u00a0\u200b\u200e\u200f\u2028-\u202f\u2060-\u2069\ufeff\ufff9-\ufffd\ud800-\udfff]|\s\s|^\s|\s$/u;
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffd]|\p{Surrogate}/gu;
const ASCII = /^[\x20-\x7e]*$/;

/** One line, at most `limit` characters. */
export function cleanLine(text: string, limit: number = LIMITS.title): string {
  const plain = SUSPECT.test(text)
    ? stripped(text)
        .replace(/[\s\u00a0\u200b]+/gu, ' ')
        .trim()
    : text;
  const normal = ASCII.test(plain) ? plain : plain.normalize('NFC');
  return headOf(normal, limit).trimEnd();
}

/** Paragraphs: line breaks stay, at most one empty line in a row. */
export function cleanText(text: string, limit: number = LIMITS.description): string {
  // far more than the limit is never looked at: tags may be most of a description, but not all of a
  // megabyte
  const broken = headOf(text, limit * 8)
    .replace(/\r\n?/g, '\n')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^>]{0,200}>/gi, '\n');
  const plain = stripped(broken)
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
  return headOf(plain, limit).trimEnd();
}

function stripped(text: string): string {
  let plain = withoutTags(text);
  if (plain.includes('&')) {
    // entities may spell a tag, so tags go once more afterwards
    plain = withoutTags(plain.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});/gi, decoded));
  }
  return plain.replace(INVISIBLE, '');
}

function withoutTags(text: string): string {
  if (!text.includes('<')) return text;
  return text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z!?][^<>]*(?:>|$)/gi, ' ');
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  trade: '™',
  reg: '®',
  copy: '©',
  deg: '°',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  times: '×',
  euro: '€',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
};

function decoded(whole: string, name: string): string {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : '';
  }
  return ENTITIES[name.toLowerCase()] ?? whole;
}
