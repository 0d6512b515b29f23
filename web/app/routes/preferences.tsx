/**
 * Language, region and appearance as a page, for visitors without script; with it the header opens
 * them in place.
 */
import { PreferenceFields } from '../features/frame/region-panel.tsx';
import { MutedList } from '../features/mute/muted-list.tsx';
import { KeptBox } from '../features/page/kept-box.tsx';
import { t } from '../lib/message.ts';
import { page } from '../lib/page.ts';
import { definePage } from '../lib/route.ts';

function PreferencesPage() {
  const { tenant, lang, theme } = page();
  return (
    <>
      <form action="/preferences" method="post" className="region__form region__form--page">
        <h1 className="page__h">{t('region.label')}</h1>
        <PreferenceFields lang={lang} tenantCode={tenant.code} theme={theme} />
        <button className="btn btn--ink" type="submit">
          {t('region.apply')}
        </button>
      </form>
      <MutedList />
      <KeptBox />
    </>
  );
}

export default definePage({
  head: () => ({ title: `${t('region.label')} · ${t('site.name')}`, noindex: true }),
  Page: PreferencesPage,
});
