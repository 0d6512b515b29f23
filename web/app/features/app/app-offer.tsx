/**
 * What this device is offered: the app of its store, else Khum on its home screen; once the reader
 * is past the first screen, so that it never lies over what a page was opened for.
 */
import { useEffect, useState } from 'react';
import { page } from '../../lib/page.ts';
import { AppBanner } from './app-banner.tsx';
import { InstallBar } from './install-bar.tsx';
import { storeAddress } from './stores.ts';

export interface AppOfferProps {
  readonly pathname: string;
  /** Whether this page may show an offer. */
  readonly isOffered: boolean;
}

export function AppOffer({ pathname, isOffered }: AppOfferProps) {
  const isDue = usePastFirstScreen() && isOffered;
  if (storeAddress(navigator.userAgent, page().tenant) === null)
    return <InstallBar isOffered={isDue} />;
  return isDue ? <AppBanner pathname={pathname} /> : null;
}

function usePastFirstScreen(): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(scrollY > innerHeight / 2);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isPast;
}
