/** Shows the unsaved draft that the editor sends, and says that it did (LOW-04). */
import { useEffect, useState } from 'react';
import type { Page } from '#contract/page/page.ts';
import { PageView } from '../features/page/page-view.tsx';
import { pageIn, PREVIEW_ACK } from '../features/page/preview.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

function LowcodePreview() {
  const [draft, setDraft] = useState<Page>();
  useEffect(() => {
    const take = (event: MessageEvent) => {
      const page = pageIn(event, location.origin);
      if (!page) return;
      setDraft(page);
      event.source?.postMessage(
        { type: PREVIEW_ACK, modules: page.modules.length },
        { targetOrigin: location.origin },
      );
    };
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  }, []);
  return draft ? (
    <PageView page={draft} />
  ) : (
    <EmptyState level={1} title={t('page.preview')} text={t('page.preview.text')} />
  );
}

export default definePage({
  head: () => ({ title: t('page.preview'), noindex: true }),
  Page: LowcodePreview,
});
