/**
 * A page that was opened by the link of a message says so, and that it was left for a shop after that. The
 * reference is in the fragment of the address and is taken out of it; it is reported once somebody touches,
 * types or moves, which programs that follow the links of a mail do not.
 */
import { callTable } from 'virtual:khum-calls';
import { TRACKING } from '#contract/constants.ts';
import { LINK_MARK } from '#contract/message/limits.ts';
import type { Click } from '../../lib/click.ts';
import { requestOf } from '../../lib/request.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
const EXITS: readonly Click['subjectType'][] = ['OFFER', 'DEAL', 'COUPON'];

/** How the visit began that is going on in this tab. */
let current: { readonly ref: string; readonly at: number } | undefined;

/** Takes the reference out of the address, now and when a message leads to the page that is open. */
export function startMessageVisit(): void {
  take();
  addEventListener('hashchange', take);
}

/** To be called for every click that counts. */
export function leaveMessageVisit(subjectType: Click['subjectType']): void {
  if (!current || !EXITS.includes(subjectType)) return;
  if (Date.now() - current.at < TRACKING.sessionMs) report(current.ref, 'EXIT');
}

function take(): void {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(LINK_MARK)) return;
  history.replaceState(history.state, '', pathname + search);
  const ref = hash.slice(LINK_MARK.length);
  if (!/^[\w-]{12}$/.test(ref)) return;
  current = { ref, at: Date.now() };
  if (navigator.userActivation?.hasBeenActive) report(ref, 'VISIT');
  else awaitSign(() => report(ref, 'VISIT'));
}

function awaitSign(then: () => void): void {
  const heard = new AbortController();
  for (const sign of SIGNS)
    addEventListener(
      sign,
      () => {
        heard.abort();
        then();
      },
      { signal: heard.signal, capture: true, passive: true },
    );
}

function report(ref: string, step: 'VISIT' | 'EXIT'): void {
  const { url, body } = requestOf(callTable['telemetry.visit'] as string, { ref, step });
  try {
    navigator.sendBeacon(url, body);
  } catch {
    // a browser without beacons is not counted
  }
}
