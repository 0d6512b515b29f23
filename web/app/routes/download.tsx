/**
 * The app (NAV-19, APP-04): the stores of this country and a code for the phone, or how to keep
 * Khum on the home screen where it has none (AMB-80).
 */
import { QrCode } from '../features/app/qr-code.tsx';
import { StoreButtons } from '../features/frame/store-buttons.tsx';
import { t } from '../lib/message.ts';
import { page } from '../lib/page.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

function DownloadPage() {
  const address = `${page().origin}/download`;
  return (
    <div className="download">
      <EmptyState level={1} title={t('download.title')} text={t('download.text')} />
      <StoreButtons none={<p className="read">{t('download.web')}</p>} />
      <figure className="download__qr">
        <QrCode text={address} label={address} />
        <figcaption>{t('download.scan')}</figcaption>
      </figure>
    </div>
  );
}

export default definePage({
  head: () => ({
    title: `${t('download.title')} · ${t('site.name')}`,
    description: t('download.text'),
    canonical: '/download',
  }),
  Page: DownloadPage,
});
