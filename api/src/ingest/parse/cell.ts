/** Cells that hold more than one thing: JSON inside CSV, lists, breadcrumbs, specifications. */
import { LIMITS } from '../limits.ts';
import { isNothing } from './nothing.ts';
import { cleanLine } from './text.ts';
import { linkOrEmpty } from './link.ts';
import { headOf } from '#contract/text.ts';

/** JSON of a cell, or undefined when it is none. */
export function jsonCell(text: string): unknown {
  const first = text.charCodeAt(0);
  if (first !== 91 && first !== 123) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Picture addresses of a cell: one, a JSON array, or several separated by `|`, `,` or spaces; only
 * http(s).
 */
export function imagesOf(text: string): string[] {
  if (text === '' || isNothing(text)) return [];
  const found = jsonCell(text);
  const texts = Array.isArray(found)
    ? found.filter((one): one is string => typeof one === 'string')
    : text.split(/[|\s]+|,(?=\s*(?:https?:)?\/\/)/);
  const links: string[] = [];
  for (const one of texts) {
    if (links.length >= LIMITS.images) break;
    const link = linkOrEmpty(one.trim());
    if (link !== '' && !links.includes(link)) links.push(link);
  }
  return links;
}

/** How the steps of a breadcrumb are written among the attributes of goods. */
export const BETWEEN_STEPS = ' > ';
/** In HTML too; a slash without spaces is often part of a name, but not two. */
const STEP_BORDER = /\s*(?:&gt;|&raquo;|&rsaquo;|[>»›→＞|｜]|\s\/\s)\s*/iu;
const SLASHED = /\/.*\//;

/** The steps of a breadcrumb: a JSON array, or text separated by `>`, `/`, `|`, `»` or `→`. */
export function breadcrumbOf(text: string): string[] {
  if (text === '' || isNothing(text)) return [];
  const found = jsonCell(text);
  const steps = Array.isArray(found)
    ? found.map((one) =>
        typeof one === 'string'
          ? one
          : typeof one === 'object' && one !== null
            ? String((one as { name?: unknown }).name ?? '')
            : '',
      )
    : text.split(SLASHED.test(text) && !STEP_BORDER.test(text) ? '/' : STEP_BORDER);
  return steps
    .map((step) => cleanLine(step, LIMITS.word))
    .filter((step) => step !== '')
    .slice(0, 8);
}

export interface NamedValue {
  name: string;
  value: string;
}

/** `[{ name, value }]` of a cell, without the pairs that say nothing. */
export function pairsOf(text: string): NamedValue[] {
  const found = jsonCell(text);
  if (!Array.isArray(found)) return [];
  const pairs: NamedValue[] = [];
  for (const one of found as ({ name?: unknown; value?: unknown } | null)[]) {
    if (pairs.length >= LIMITS.attributes) break;
    if (
      typeof one?.name !== 'string' ||
      (typeof one.value !== 'string' && typeof one.value !== 'number')
    )
      continue;
    const value = cleanLine(String(one.value), LIMITS.title);
    if (value !== '' && !isNothing(value))
      pairs.push({ name: cleanLine(one.name, LIMITS.word), value });
  }
  return pairs;
}

/** The variant of a cell: plain text, or the values of JSON pairs joined (`Black / 256GB`). */
export function variantOf(text: string): string | null {
  if (text === '' || isNothing(text)) return null;
  const found = jsonCell(text);
  const plain =
    found === undefined
      ? cleanLine(text, LIMITS.word)
      : headOf(
          pairsOf(text)
            .map((pair) => pair.value)
            .join(' / '),
          LIMITS.word,
        );
  return plain === '' ? null : plain;
}
