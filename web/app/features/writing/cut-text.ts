/** The first characters of a text as people count them: a Thai cluster is one and is never cut (CONT-02). Pure. */
import { CARD } from '#contract/constants.ts';

export function cutText(text: string, length: number = CARD.summaryLength): string {
  if (text.length <= length) return text;
  const clusters = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text.slice(0, length * 12))];
  const next = clusters[length];
  return next === undefined ? text : `${text.slice(0, next.index).trimEnd()}…`;
}
