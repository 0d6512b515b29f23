/** A low-code page without header and footer, as the app shows it (NAV-20, AMB-53). */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { PageView } from '../features/page/page-view.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { headOf } from '#contract/text.ts';

function AppPage() {
  return <PageView page={useLoaderData<Answer<'page.data-modules'>>()} />;
}

export default definePage<Answer<'page.data-modules'>>({
  async load({ call, params, url }) {
    const id = (params['*'] as string).split('/')[0] ?? '';
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(id)) throw new Response(null, { status: 404 });
    const preview = headOf(url.searchParams.get('preview') ?? '', 500) || undefined;
    return call('page.data-modules', { id, ...(preview ? { preview } : {}) });
  },
  head: (page) => ({ title: `${page.title} · ${t('site.name')}`, noindex: true }),
  Page: AppPage,
});
