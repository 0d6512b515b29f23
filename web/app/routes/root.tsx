/** The frame around every page, and what is shown when a page cannot be. */
import { useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRouteError } from 'react-router';
import { AppGuide } from '../features/app/app-guide.tsx';
import { LoginHost } from '../features/account/login-host.tsx';
import { TrayHost } from '../features/compare/tray-host.tsx';
import { WhyHost } from '../features/mute/why-host.tsx';
import { BottomTabs } from '../features/frame/bottom-tabs.tsx';
import { Footer } from '../features/frame/footer.tsx';
import { Header } from '../features/frame/header.tsx';
import { RegionHint } from '../features/frame/region-hint.tsx';
import { OfflineBar } from '../features/offline/offline-bar.tsx';
import { PageFailed } from '../features/frame/page-failed.tsx';
import { isUnreached } from '../lib/call.ts';
import { StaleCode } from '../lib/route.ts';
import { useWaitingFor, Waiting } from '../features/frame/waiting.tsx';
import { pageConfig } from '../features/frame/frame-rules.ts';
import { usePageFocus } from '../lib/page-focus.ts';
import { t } from '../lib/message.ts';
import { page } from '../lib/page.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Toasts } from '../ui/toasts.tsx';

export function RootLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const waitingFor = useWaitingFor();
  const arrivedAt = usePageFocus();
  const { header, footer, tabs, appOffer } = pageConfig(pathname, page().terminalType === 'app');
  if (!header) return <main id="content">{children}</main>;
  return (
    <div className={tabs ? 'site has-bottom' : 'site'}>
      <a className="skip" href="#content" data-document>
        {t('nav.skip')}
      </a>
      <Header pathname={pathname} />
      <OfflineBar />
      <main
        id="content"
        className={waitingFor ? 'wrap is-waiting' : 'wrap'}
        tabIndex={-1}
        aria-busy={navigation.state !== 'idle'}
      >
        {children}
        {waitingFor && <Waiting pathname={waitingFor} />}
      </main>
      <p className="sr" role="status">
        {arrivedAt}
      </p>
      {footer && <Footer pathname={pathname} />}
      <RegionHint />
      <TrayHost pathname={pathname} />
      <WhyHost />
      <AppGuide pathname={pathname} isOffered={appOffer} />
      {tabs && <BottomTabs pathname={pathname} />}
      <Toasts />
      <LoginHost />
      <LaidOutWhole />
      <ScrollRestoration />
    </div>
  );
}

/** A page after the first needs every height, so that its place is found again (lib/early.ts). */
function LaidOutWhole() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (key !== 'default') delete document.documentElement.dataset.early;
  }, [key]);
  return null;
}

export function NotFoundPage() {
  return null;
}

interface Failed {
  readonly status?: number;
  readonly code?: number;
  /** A page that says itself what is not there. */
  readonly data?: { readonly say?: string } | null;
}

/** Not found, or failed: a sentence and a next step, inside the frame. */
export function RootError() {
  const error = useRouteError() as Failed | undefined;
  const missing = error?.status === 404 || error?.code === 404;
  const said = error?.data?.say;
  return (
    <Frame>
      {missing ? (
        <EmptyState
          level={1}
          title={said ?? t('error.not-found.title')}
          {...(said === undefined ? { text: t('error.not-found.text') } : {})}
          action={{ href: '/', label: t('error.home') }}
        />
      ) : (
        <PageFailed isStale={error instanceof StaleCode} isUnreached={isUnreached(error)} />
      )}
    </Frame>
  );
}
