/** Counts and ratings as this page shows them: by the marks of its language. */
import { formatFigure } from '#contract/money.ts';
import { page } from './page.ts';

/** Empty for zero and what is missing (PROD-05). */
export const figure = (value: number | string | null | undefined): string =>
  formatFigure(value, page().lang);

/** The same where none is a count too. */
export const countText = (count: number): string => figure(count) || '0';

/** A rating of buyers, of five: with a decimal always, 4.0 as well as 4.8. */
export function ratingText(rating: number): string {
  const text = figure(rating);
  return /^\d$/.test(text) ? `${text}${page().lang === 'id' ? ',' : '.'}0` : text;
}
