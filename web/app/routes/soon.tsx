/** A room that is still being built. */
import { redirect } from 'react-router';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

function SoonPage() {
  return <EmptyState level={1} title={t('soon.title')} text={t('soon.text')} action={{ href: '/', label: t('error.home') }} />;
}

export default definePage({
  async load({ call, url }) {
    // where `/` is the discover page, articles have no list of their own (NAV-02, AMB-02)
    if ((url.pathname === '/articles' || url.pathname === '/article') && (await call('tenant.base-info')).type === 'CONTENT') throw redirect('/', 301);
    return null;
  },
  head: () => ({ title: t('soon.title'), noindex: true }),
  Page: SoonPage,
});
