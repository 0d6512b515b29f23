/**
 * The rules of a select of many: what fits what was typed, where a key leads, which tags are shown.
 * Pure.
 */
import { SELECT } from '#contract/constants.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** A quiet word after it, a count for instance. */
  readonly note?: string;
}

/**
 * Options whose label has what was typed, those that begin with it first; upper and lower case and
 * width are alike.
 */
export function matching(options: readonly Option[], typed: string): Option[] {
  const wanted = folded(typed).trim();
  if (wanted === '') return [...options];
  const places = options
    .map((option) => [option, folded(option.label).indexOf(wanted)] as const)
    .filter(([, place]) => place >= 0);
  return [
    ...places.filter(([, place]) => place === 0),
    ...places.filter(([, place]) => place > 0),
  ].map(([option]) => option);
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The option that a key moves to; undefined: the key moves nothing. */
export function movedTo(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'PageDown':
      return Math.min(active + 10, count - 1);
    case 'PageUp':
      return Math.max(active - 10, 0);
    default:
      return undefined;
  }
}

/** The first ten as tags, and how many more there are (UI-04). */
export function foldTags(values: readonly string[]): { shown: readonly string[]; folded: number } {
  const shown = values.slice(0, SELECT.tagLimit);
  return { shown, folded: values.length - shown.length };
}
