/**
 * The Back button of a phone closes what lies over the page before it leaves the page. An entry of
 * the history with the same address acts as a guard while a dialog or a popover is open. Back lands
 * on the page's own entry: whatever is open closes; where nothing is open any more, Back goes on at
 * once, so the guard is never felt.
 */
import type { DataRouter } from 'react-router';

/** Marks the guard in `history.state`. */
const GUARD = 'covers';
const LAYERS = 'dialog[open]:modal, [popover]:popover-open';

let isGuarded = false;
/** Counts the entries of the router; a guard has the number of the page that it belongs to. */
let place: number | undefined;

/** Before the router listens; `watchPlaces` follows when there is one. */
export function closeByBack(): void {
  isGuarded = isGuard(history.state);
  place = placeOf(history.state);
  addEventListener('popstate', comeBack, { capture: true });
  // popovers say that they open; dialogs do not in every browser, and come by `openModal`
  document.addEventListener(
    'toggle',
    (event) =>
      event.newState === 'open' &&
      event.target instanceof HTMLElement &&
      event.target.popover &&
      guardBack(),
    {
      capture: true,
    },
  );
}

/** The router goes on: a page that stays below an open sheet is guarded again. */
export function watchPlaces(router: DataRouter): void {
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    isGuarded = isGuard(history.state);
    place = placeOf(history.state);
    if (openLayer()) guardBack();
  });
}

/** Call it when something opens over the page. */
export function guardBack(): void {
  if (isGuarded) return;
  place = placeOf(history.state);
  history.pushState({ ...history.state, [GUARD]: true }, '');
  isGuarded = true;
}

function comeBack(event: PopStateEvent): void {
  const wasGuarded = isGuarded;
  isGuarded = isGuard(event.state);
  const now = placeOf(event.state);
  if (isGuarded) {
    // a guard that was left behind is passed over, whichever way one comes
    event.stopImmediatePropagation();
    if (now !== place && now !== undefined && place !== undefined) history.go(now < place ? -1 : 1);
    return;
  }
  if (!wasGuarded || now !== place) return;
  event.stopImmediatePropagation();
  const open = openLayer();
  if (!open) return history.back();
  close(open);
  if (openLayer()) guardBack();
}

function openLayer(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(LAYERS)].at(-1);
}

function close(layer: HTMLElement): void {
  if (layer instanceof HTMLDialogElement) layer.close();
  else layer.hidePopover();
}

const isGuard = (state: unknown): boolean =>
  (state as Record<string, unknown> | null)?.[GUARD] === true;
const placeOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;
