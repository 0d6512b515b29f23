/** What this device is offered: the app of its store, else Khum on its home screen. */
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
  if (storeAddress(navigator.userAgent, page().tenant) === null)
    return <InstallBar isOffered={isOffered} />;
  return isOffered ? <AppBanner pathname={pathname} /> : null;
}
