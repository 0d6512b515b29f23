import { t } from './message.ts';
import type { Head } from './route.ts';

/** The title of the document: further pages of a list say which they are. */
export function titleOf(head: Head): string {
  return head.pages && head.pages.page > 1 ? `${head.title} · ${t('page.number', { n: head.pages.page })}` : head.title;
}
