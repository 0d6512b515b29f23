/**
 * The offer of the app, whose code comes when the page has nothing else to do; nowhere inside an
 * app.
 */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { idle } from '../../lib/idle.ts';
import { page } from '../../lib/page.ts';
import type { AppOfferProps } from './app-offer.tsx';

export function AppGuide(props: AppOfferProps) {
  const [Offer, setOffer] = useState<ComponentType<AppOfferProps>>();
  useEffect(() => {
    if (page().terminalType === 'app') return;
    // an offer that does not come is missed by nobody
    idle(
      () =>
        void import('./app-offer.tsx').then(
          ({ AppOffer }) => setOffer(() => AppOffer),
          () => {},
        ),
    );
  }, []);
  return Offer ? <Offer {...props} /> : null;
}
