/** The app (NAV-19): the stores of this country, or how to keep Khum on the home screen where it has none (AMB-80). */
import { StoreButtons } from '../features/frame/store-buttons.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

function DownloadPage() {
  return (
    <div className="download">
      <EmptyState level={1} title={t('download.title')} text={t('download.text')} />
      <StoreButtons none={<p className="read">{t('download.web')}</p>} />
    </div>
  );
}

export default definePage({
  head: () => ({ title: `${t('download.title')} · ${t('site.name')}`, description: t('download.text'), canonical: '/download' }),
  Page: DownloadPage,
});
