import type { ReactNode } from 'react';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';

/** Store buttons; a store without an app id has none (AMB-80). Thai or English artwork (NAV-32). */
export function StoreButtons({ none = null }: { none?: ReactNode }) {
  const { tenant, lang } = page();
  if (tenant.iosAppId === '' && tenant.androidAppId === '') return none;
  const words = lang === 'th' ? 'th' : 'en';
  return (
    <p className="foot__app">
      {tenant.iosAppId && (
        <a href={`https://apps.apple.com/app/id${tenant.iosAppId}`} rel="noopener noreferrer">
          <img
            src={`/store/ios-${words}.svg`}
            alt={t('footer.ios')}
            width="132"
            height="44"
            loading="lazy"
          />
        </a>
      )}
      {tenant.androidAppId && (
        <a
          href={`https://play.google.com/store/apps/details?id=${tenant.androidAppId}`}
          rel="noopener noreferrer"
        >
          <img
            src={`/store/android-${words}.svg`}
            alt={t('footer.android')}
            width="132"
            height="44"
            loading="lazy"
          />
        </a>
      )}
    </p>
  );
}
