/**
 * What authors write, as HTML and back: simple Markdown, or HTML as it is. Either way it passes the
 * allow-list.
 */
import { markdownHtml } from '#contract/content/markdown.ts';
import { cleanHtml, plainOf } from '../writing/rich-text.ts';

const IS_HTML = /<(p|h[1-6]|ul|ol|figure|blockquote|table|div)\b[^>]*>/i;

export function htmlOfWritten(text: string): string {
  if (IS_HTML.test(text)) return cleanHtml(text);
  return cleanHtml(markdownHtml(text));
}

/** How many links a text holds, however they are written. */
export function linksIn(text: string): number {
  return new Set(text.match(/(?:https?:\/\/|\bwww\.)[^\s<>()"']+/gi) ?? []).size;
}

/** HTML that was written elsewhere, as the same simple Markdown, for the editor. */
export function writtenOf(html: string): string {
  const marked = cleanHtml(html)
    .replace(/<h2>/g, '\n\n## ')
    .replace(/<h[34]>/g, '\n\n### ')
    .replace(/<li>/g, '\n- ')
    .replace(/<blockquote>\s*(?:<p>)?/g, '\n\n> ')
    .replace(/<br \/>/g, '\n')
    .replace(/<\/?(?:strong)>/g, '**')
    .replace(/<\/?(?:em)>/g, '*')
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, words: string) =>
      /^https?:/.test(href) ? `[${words}](${href})` : words,
    )
    .replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, '\n\n![$2]($1)\n\n')
    .replace(/<(?:p|ul|ol|figure|table)>/g, '\n\n');
  return marked
    .split('\n')
    .map((line) => plainOf(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
