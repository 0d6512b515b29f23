/**
 * Where the keyboard and a screen reader are after a change of page. The focus goes to the content,
 * whose title is said; Back finds the link that one left by. What has the focus already, such as a
 * field that a page begins with, keeps it, and so does a part of a page that is exchanged in place.
 */
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { DataRouter } from 'react-router';

let shown: string | undefined;
let isInPlace = false;
let left: Element | null = null;
/** By the key of an entry of the history: the link that it was left by. */
const ways = new Map<string, string>();

/** Call it before the router leaves a page by a link. */
export function leaveBy(way: Element, router: DataRouter): void {
  left = document.activeElement;
  const href = way.getAttribute('href');
  if (href !== null) ways.set(router.state.location.key, href);
}

export function watchPageFocus(router: DataRouter): void {
  router.subscribe(({ navigation, preventScrollReset }) => {
    if (navigation.state === 'idle') isInPlace = preventScrollReset;
  });
}

/** For the frame around the pages; the title of the page that was gone to, to be said. */
export function usePageFocus(): string {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const [title, say] = useState('');
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return;
    say(document.title);
    if (!isInPlace) focusContent(type === 'POP' ? ways.get(key) : undefined);
    left = null;
  }, [pathname, key, type]);
  return title;
}

const isOfFrame = (focused: Element | null, content: Element): boolean =>
  focused instanceof HTMLInputElement && !content.contains(focused);

function focusContent(way: string | undefined): void {
  const content = document.getElementById('content');
  const focused = document.activeElement;
  // who searches may go on typing
  if (!content || document.querySelector('dialog:modal') || isOfFrame(focused, content)) return;
  if (focused && focused !== content && focused !== left && content.contains(focused)) return;
  const link = way && content.querySelector<HTMLElement>(`a[href="${CSS.escape(way)}"]`);
  (link || content).focus({ preventScroll: true });
}
