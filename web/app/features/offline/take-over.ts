/**
 * The worker of a new build takes over at once, and asks for it (web/public/sw.js). Chromium lets it
 * wait all the same while the one before has requests of pages to answer, and may then forget it
 * until nothing was asked for half a minute: it is sent for until it is there.
 */
const AGAIN_MS = 2_000;

export function letTakeOver(registration: ServiceWorkerRegistration): void {
  const send = (): void => {
    if (!registration.waiting) return;
    registration.waiting.postMessage('take over');
    setTimeout(send, AGAIN_MS);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', send, { once: true });
  });
  send();
}
