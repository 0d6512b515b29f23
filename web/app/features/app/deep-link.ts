/**
 * Opens a page in the app, and the store where there is no app (SM-16, APP-02): an app that opens
 * hides this page; if nothing has by the 250th look, 20 ms apart, it is not there.
 */
import { DEEP_LINK } from '#contract/constants.ts';

export interface Ways {
  readonly go: (address: string) => void;
  readonly isHidden: () => boolean;
}

const BROWSER: Ways = {
  go: (address) => location.assign(address),
  isHidden: () => document.hidden,
};

export type Outcome = 'opened' | 'store';

export function openApp(
  link: string,
  store: string,
  { go, isHidden }: Ways = BROWSER,
): Promise<Outcome> {
  go(link);
  return new Promise((resolve) => {
    let polls = 0;
    const timer = setInterval(() => {
      polls += 1;
      const hidden = isHidden();
      if (!hidden && polls < DEEP_LINK.polls) return;
      clearInterval(timer);
      if (!hidden) go(store);
      resolve(hidden ? 'opened' : 'store');
    }, DEEP_LINK.everyMs);
  });
}
