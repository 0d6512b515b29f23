/** Offers the region that the languages of the browser name, until one was chosen or the offer closed. */
import { countryOf, ownNameOf } from '#contract/market/country.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { cookie } from '../../lib/cookie.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

export function RegionHint() {
  const [country, setCountry] = useState<string>();
  const { pathname, search } = useLocation();
  useEffect(() => setCountry(otherCountry()), []);
  if (country === undefined) return null;
  const close = () => {
    writeStored('region-hint', 'closed');
    setCountry(undefined);
  };
  return (
    <aside className="hint" aria-label={t('region.label')}>
      <form action="/preferences" method="post">
        <input type="hidden" name="tenant" value={country} />
        <input type="hidden" name="next" value={pathname + search} />
        <button className="hint__go" type="submit">
          <Flag code={country} />
          {t('region.hint', { country: ownNameOf(country) ?? country })}
          <Icon name="chevron-right" size={16} />
        </button>
      </form>
      <button
        className="icon-btn"
        type="button"
        aria-label={t('region.hint.close')}
        onClick={close}
      >
        <Icon name="x" />
      </button>
    </aside>
  );
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
