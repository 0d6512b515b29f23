/** Later, when the page has nothing else to do, or at last because it never has. */
export const idle = (work: () => void): unknown =>
  'requestIdleCallback' in window
    ? requestIdleCallback(work, { timeout: MOST_MS })
    : setTimeout(work, 1000);

const MOST_MS = 5000;
