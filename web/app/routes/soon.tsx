/** A room that is still being built. */
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

function SoonPage() {
  return <EmptyState level={1} title={t('soon.title')} text={t('soon.text')} action={{ href: '/', label: t('error.home') }} />;
}

export default definePage({
  head: () => ({ title: t('soon.title'), noindex: true }),
  Page: SoonPage,
});
