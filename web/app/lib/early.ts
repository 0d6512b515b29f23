/**
 * The page that a visit begins with is laid out as far as one looks: `data-early` of the document,
 * by which ui/styles/early.css leaves the rest to the browser. Part of the first script, which
 * shares no code with the others. The pages after it are laid out whole (routes/root.tsx).
 */

/** What is laid out otherwise for whoever is signed in has its place before anything is painted. */
export function markSignedIn(): void {
  const { cookie, documentElement } = document;
  documentElement.toggleAttribute('data-signed', cookie.includes('signed_in='));
}

/** A place that is found again, and one that the address names, need every height above it. */
export function layOutWhatIsReturnedTo(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash) delete document.documentElement.dataset.early;
}
