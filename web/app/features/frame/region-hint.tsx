/** Offers the region that the languages of the browser name, until one was chosen or the offer closed. */
import { countryOf } from '#contract/market/country.ts';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { cookie } from '../../lib/cookie.ts';
import { page } from '../../lib/page.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { RegionOfferProps } from './region-offer.tsx';

export function RegionHint() {
  const [country, setCountry] = useState<string>();
  const [Offer, setOffer] = useState<ComponentType<RegionOfferProps>>();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const other = otherCountry();
    if (other === undefined) return;
    setCountry(other);
    // an offer that does not come is made with the next page
    import('./region-offer.tsx').then(
      (module) => setOffer(() => module.RegionOffer),
      () => {},
    );
  }, []);
  if (country === undefined || Offer === undefined) return null;
  const close = () => {
    writeStored('region-hint', 'closed');
    setCountry(undefined);
  };
  return <Offer country={country} next={pathname + search} onClose={close} />;
}

/** Another region than this one, where none was chosen and each has no host of its own. */
function otherCountry(): string | undefined {
  const { tenants, code } = page().tenant;
  if (cookie('tenant') !== undefined || readStored('region-hint') !== null) return undefined;
  if (tenants.some(({ host }) => host !== null)) return undefined;
  const country = countryOf(
    navigator.languages,
    tenants.map((one) => one.code),
  );
  return country === code ? undefined : country;
}
