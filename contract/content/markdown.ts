/**
 * Simple Markdown as authors write it: paragraphs, `##` headings, lists, quotes, **bold**,
 * *italic*, [words](https://…) and ![words](/media/…). What comes out holds no other markup;
 * whoever stores it cleans it nevertheless.
 */
export function markdownHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((block) => blockOf(block.trim()))
    .join('');
}

/** Lines of one kind are together; a heading, or a line of another kind, begins again. */
function blockOf(block: string): string {
  const parts: { kind: Kind; lines: string[] }[] = [];
  for (const line of block.split('\n')) {
    const [kind, words] = kindOf(line);
    const last = parts.at(-1);
    if (last && last.kind === kind && kind !== 'h2' && kind !== 'h3') last.lines.push(words);
    else parts.push({ kind, lines: [words] });
  }
  return parts.map(({ kind, lines }) => partOf(kind, lines.map(inline))).join('');
}

type Kind = 'h2' | 'h3' | 'ul' | 'ol' | 'blockquote' | 'p';
const LINES: readonly (readonly [Kind, RegExp])[] = [
  ['h3', /^#{3,6}\s+(.*)$/],
  ['h2', /^#{1,2}\s+(.*)$/],
  ['ul', /^[-*•]\s+(.*)$/],
  ['ol', /^\d{1,3}[.)]\s+(.*)$/],
  ['blockquote', /^>\s?(.*)$/],
];

function kindOf(line: string): [Kind, string] {
  for (const [kind, pattern] of LINES) {
    const found = pattern.exec(line);
    if (found) return [kind, found[1] as string];
  }
  return ['p', line];
}

function partOf(kind: Kind, lines: readonly string[]): string {
  if (kind === 'ul' || kind === 'ol')
    return `<${kind}>${lines.map((line) => `<li>${line}</li>`).join('')}</${kind}>`;
  const words = lines.join('<br />');
  if (words.trim() === '') return '';
  return kind === 'blockquote'
    ? `<blockquote><p>${words}</p></blockquote>`
    : `<${kind}>${words}</${kind}>`;
}

/** A link away from the site says nothing about us and gives no weight (CONT-13). */
const AWAY = 'rel="nofollow noopener ugc" target="_blank"';

function inline(line: string): string {
  return line
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/!\[([^\]\n]{0,200})\]\(([^\s()]{1,500})\)/g, '<img src="$2" alt="$1" />')
    .replace(/\[([^\]\n]{1,200})\]\((https?:\/\/[^\s()]{1,2000})\)/g, `<a href="$2" ${AWAY}>$1</a>`)
    .replace(
      /(^|[\s(])(https?:\/\/[^\s<>()]{3,2000}[^\s<>().,;:!?])/g,
      `$1<a href="$2" ${AWAY}>$2</a>`,
    )
    .replace(/\*\*([^*\n]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^*])\*([^*\s][^*\n]*)\*/g, '$1<em>$2</em>');
}
