/** Marks where something was taken out of a query: no name goes on across it. */
export const BORDER = '\u0001';

/** The words that are left, without borders. */
export function withoutBorders(text: string): string {
  return text
    .replaceAll(BORDER, ' ')
    .replace(/(?:^|\s)[,;]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '');
}
