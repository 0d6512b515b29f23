/**
 * The page that a visit begins with is laid out as far as one looks: `data-early` of the document,
 * by which ui/styles/early.css leaves the rest to the browser. Part of the first script, which
 * shares no code with the others. The pages after it are laid out whole (routes/root.tsx).
 */

/** What has other columns for people who are signed in has them before anything is painted. */
export function markSignedIn(): void {
  document.documentElement.toggleAttribute('data-signed', cookies().includes('signed_in='));
}

/**
 * Home has room for what was looked at or searched in this browser before anything is painted
 * (features/page/since-here.tsx), whose storage it is.
 */
export function makeRoomForSince(): void {
  try {
    const looks = localStorage.getItem('looked-at') === null ? [] : ['looks'];
    const words = localStorage.getItem('search-history') === null ? [] : ['words'];
    const kept = [...looks, ...words];
    if (kept.length > 0) document.documentElement.dataset.since = kept.join(' ');
  } catch {
    // a browser may refuse its storage
  }
}

/** A browser may refuse its cookies, which must not end the first script. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** A place that is found again, and one that the address names, need every height above it. */
export function layOutWhatIsReturnedTo(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash) delete document.documentElement.dataset.early;
}
