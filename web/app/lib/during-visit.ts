/**
 * What components know of a visit without being told, on the server: for as long as its page is
 * drawn, and not a moment longer.
 */
import type { Messages } from './message.ts';
import { setMessages } from './message.ts';
import type { PageContext } from './page.ts';
import { setPage } from './page.ts';

/**
 * Draws a page in one go. Outside of it there is no visit, so that no loader ever sees that of
 * somebody else.
 */
export function duringVisit<Result>(
  page: PageContext,
  messages: Messages,
  draw: () => Result,
): Result {
  setPage(page);
  setMessages(messages);
  try {
    return draw();
  } finally {
    setPage(undefined);
    setMessages(undefined);
  }
}
