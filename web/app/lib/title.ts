import { t } from './message.ts';
import type { Head } from './route.ts';

/**
 * The title of the document: what a list is narrowed by precedes it, and further pages say which
 * they are.
 */
export function titleOf({ title, narrowed = [], pages }: Head): string {
  const words = narrowed.filter((word) => word !== undefined && word !== '').join(', ');
  return [words, title, pages && pages.page > 1 ? t('page.number', { n: pages.page }) : '']
    .filter((part) => part !== '')
    .join(' · ');
}
