/**
 * What a module is filled with, read from stored data that may be anything: only what has its shape
 * counts.
 */
import { DEAL_LABELS, LABEL_CATEGORIES } from '#contract/catalog/label.ts';

export type Source = Readonly<Record<string, unknown>>;

export function wordOf(source: Source, key: string): string | undefined {
  const value = source[key];
  return typeof value === 'string' && value !== '' && value.length <= 200 ? value : undefined;
}

export function wordsOf(source: Source, key: string): string[] {
  const value = source[key];
  return Array.isArray(value)
    ? value
        .filter((one): one is string => typeof one === 'string' && one.length <= 200)
        .slice(0, 60)
    : [];
}

export function oneOf<const Words extends readonly string[]>(
  source: Source,
  key: string,
  words: Words,
  otherwise: Words[number],
): Words[number] {
  return words.find((word) => word === source[key]) ?? otherwise;
}

/** So many items, 1 to 40. */
export function sizeOf(source: Source, otherwise: number): number {
  const size = Number(source.size);
  return Number.isInteger(size) && size >= 1 && size <= 40 ? size : otherwise;
}

export function labelOf(source: Source): string | undefined {
  return [...DEAL_LABELS, ...LABEL_CATEGORIES].find((label) => label === source.label);
}

/** Objects of a list. */
export function partsOf(source: Source, key: string): Source[] {
  const value = source[key];
  return Array.isArray(value)
    ? value.filter((one): one is Source => typeof one === 'object' && one !== null).slice(0, 20)
    : [];
}
