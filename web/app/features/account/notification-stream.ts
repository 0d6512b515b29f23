/**
 * The unread count: pushed by the server while the page is visible, asked for again when
 * it comes back (MSG-01).
 */
import { setCount } from '../../lib/viewer.ts';

const STREAM = '/api/saas-user-service/message-center/stream';

/** Begins to listen for the signed-in user; returns how to stop. */
export function listenToNotifications(): () => void {
  let stream: EventSource | undefined;
  const close = () => {
    stream?.close();
    stream = undefined;
  };
  const follow = () => {
    if (document.visibilityState === 'hidden') return close();
    if (stream) return;
    stream = new EventSource(STREAM);
    stream.addEventListener('unread', (event) => {
      const { unread } = JSON.parse((event as MessageEvent<string>).data) as { unread: unknown };
      if (typeof unread === 'number') setCount('unreadCount', unread);
    });
    // the browser connects again by itself, unless the server says that nobody is signed in
    stream.addEventListener('error', () => {
      if (stream?.readyState === EventSource.CLOSED) close();
    });
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
}
