/**
 * The offer of the app, whose code comes only where there is an app to offer: to phones, of tenants
 * that have one (AMB-80).
 */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { page } from '../../lib/page.ts';

export function AppGuide({ pathname }: { pathname: string }) {
  const [Banner, setBanner] = useState<ComponentType<{ pathname: string }>>();
  useEffect(() => {
    const { iosAppId, androidAppId } = page().tenant;
    if (!iosAppId && !androidAppId) return;
    // an offer that does not come is missed by nobody
    import('./app-banner.tsx').then(
      ({ AppBanner }) => setBanner(() => AppBanner),
      () => {},
    );
  }, []);
  return Banner ? <Banner pathname={pathname} /> : null;
}
