/**
 * The app (NAV-19, APP-04): the stores of this country, if it has any (AMB-80), Khum on the home
 * screen (BEY-14), and a code for the phone.
 */
import { InstallHere } from '../features/app/install-here.tsx';
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
      <InstallHere />
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
