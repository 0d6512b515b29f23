/** The browser takes over the page that the server made. */
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { watchPageFocus } from './lib/page-focus.ts';
import { closeByBack, watchPlaces } from './lib/back.ts';
import { collectClicks } from './lib/click.ts';
import { FRAME, framed, homeRoute } from './home-route.ts';
import { callerContext } from './lib/call.ts';
import { navigationCaller } from './lib/caller.ts';
import { followLinks, sayBusy } from './lib/navigation.ts';
import { idle } from './lib/idle.ts';
import { findVisitBy } from './lib/page.ts';
import type { PageContext, Visit } from './lib/page.ts';
import { StaleCode } from './lib/route.ts';
import { readStored } from './lib/storage.ts';
import { viewer } from './lib/viewer.ts';
import { startViewer, watchViewer } from './lib/viewer-start.ts';
import { fetchLaterStyles } from './lib/later-styles.ts';
import { loadWords, startWords } from './lib/words.ts';

interface State {
  page: PageContext;
  state: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
}

const { page, state } = JSON.parse(
  (document.getElementById('khum-state') as HTMLElement).textContent,
) as State;
const visit: Visit = { page, messages: {} };
findVisitBy(() => visit);
const home = framed([homeRoute]);
const atHome = matchRoutes(home, location);
const routes = atHome ? home : (await loadSitemap()).routes;
const matches = atHome ?? matchRoutes(routes, location) ?? [];
await Promise.all([
  startWords(),
  // the page's own code must be there before hydration, or the router would show nothing meanwhile
  ...matches.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
]);

closeByBack();
const router = createBrowserRouter(routes, {
  hydrationData: state,
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(callerContext, navigationCaller());
    return context;
  },
  // what the router has already it leaves as it is
  ...(atHome && {
    patchRoutesOnNavigation: async ({ patch }) => patch(FRAME, (await loadSitemap()).pages),
  }),
});
watchPlaces(router);
watchPageFocus(router);
sayBusy(router);
followLinks(router);
collectClicks();
if (page.terminalType === 'app') (await import('./lib/bridge.ts')).bridgeApp(router);
// in slices: a tap or a scroll meanwhile waits for one of them and not for the whole page
startTransition(() => {
  hydrateRoot(document.getElementById('root') as HTMLElement, <Ready />);
});

function loadSitemap() {
  return import('./routes.ts').catch((error: unknown) => {
    throw new StaleCode('The addresses of this site are not there any more.', { cause: error });
  });
}

/** Where notifications were turned on, this browser sees to it that they still arrive (BEY-55). */
function heal(): void {
  if (readStored('push-channel') === null || !viewer().user) return;
  // whatever fails is tried again by the next page
  import('./features/message/push.ts').then(({ healPush }) => healPush()).catch(() => {});
}

function Ready() {
  useEffect(() => {
    // tests and tools wait for this
    document.documentElement.dataset.ready = 'true';
    void startViewer().then(() => idle(heal));
    watchViewer();
    dispatchEvent(new Event('khum-ready'));
    // the next page will need them
    idle(() => void loadWords('rest').catch(() => {}));
    idle(() => void loadSitemap().catch(() => {}));
    idle(fetchLaterStyles);
    idle(
      () =>
        void import('./lib/kept-focus.ts').then(
          ({ keepFocus }) => keepFocus(),
          () => {},
        ),
    );
    idle(
      () =>
        void import('./features/offline/keep.ts')
          .then(({ startKeeping }) => startKeeping(router))
          .catch(() => {}),
    );
    idle(
      () =>
        void import('./features/telemetry/telemetry.ts')
          .then(({ startTelemetry }) => startTelemetry(router))
          .catch(() => {}),
    );
  }, []);
  return <RouterProvider router={router} />;
}
