/**
 * The focus never falls on the body: where what has it goes away, it goes to what follows there,
 * else to what had it before, else to the content. A keyboard and a screen reader go on from it.
 */

interface Place {
  readonly element: Element;
  /** From the inside out: what it is in, and its index there. */
  readonly within: readonly { readonly parent: Element; readonly at: number }[];
}

const FOCUSABLE = ':is(a[href], button, summary, [tabindex]):not(:disabled, [tabindex="-1"])';
/** A row, the toast that said that it is gone, and a dialog between them. */
const PLACES = 4;
/** Code that moves the focus itself has done it by then. */
const SETTLED_MS = 100;

/** What had the focus, the last first. */
let places: readonly Place[] = [];

export function keepFocus(): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) places = [placeOf(activeElement)];
  document.addEventListener('focusin', ({ target }) => {
    const others = places.filter((one) => one.element !== target);
    places = [placeOf(target as Element), ...others].slice(0, PLACES);
  });
  let isWaiting = false;
  const look = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      if (document.activeElement === document.body) restore();
    }, SETTLED_MS);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}

function placeOf(element: Element): Place {
  const within = [];
  for (let child = element; child.parentElement; child = child.parentElement)
    within.push({
      parent: child.parentElement,
      at: [...child.parentElement.children].indexOf(child),
    });
  return { element, within };
}

function restore(): void {
  const [last] = places;
  // none, or one that is still there, which was left by intention
  if (!last || isShown(last.element)) return;
  for (const place of places) {
    const way = isShown(place.element) ? place.element : beside(place);
    if (way) return focus(way);
  }
  focus(document.getElementById('content'));
}

function beside({ within }: Place): Element | undefined {
  const left = within.find(({ parent }) => isShown(parent));
  // where a whole page went, nothing follows
  if (!left?.parent.parentElement?.closest('#content, dialog')) return undefined;
  const outward = within.slice(within.indexOf(left));
  for (const { parent, at } of outward) {
    const children = [...parent.children];
    const near = [...children.slice(at), ...children.slice(0, at).toReversed()];
    const way = near
      .flatMap((child) => [child, ...child.querySelectorAll(FOCUSABLE)])
      .find((one) => one.matches(FOCUSABLE) && isShown(one));
    if (way || parent.id === 'content') return way;
  }
  return undefined;
}

const isShown = (element: Element): boolean =>
  element.isConnected && element.getClientRects().length > 0;

function focus(element: Element | null): void {
  (element as HTMLElement | null)?.focus({ preventScroll: true });
}
