/**
 * A page is finished when 90 % of it was scrolled through and 3 s have passed (TEL-06). Reported
 * once for each page.
 */
import { TRACKING } from '#contract/constants.ts';

/** Watches this page; returns how to stop. */
export function watchFinish(onFinish: () => void): () => void {
  const startedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    const left = TRACKING.pageFinish.afterMs - (performance.now() - startedAt);
    if (!isScrolled()) return;
    if (left > 0) {
      timer = setTimeout(check, left);
      return;
    }
    stop();
    onFinish();
  };
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(check, TRACKING.scrollDebounceMs);
  };
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return stop;
}

function isScrolled(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY + window.innerHeight >= scrollHeight * TRACKING.pageFinish.scrolled;
}
