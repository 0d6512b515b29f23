/** Reading JSON of others, of which nothing is certain. */
import { wellFormed } from '#contract/text.ts';

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

export function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(recordOf) : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? wellFormed(value) : '';
}
