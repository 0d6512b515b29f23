/**
 * A short link leads to where it was made for (SHO-01, NAV-22); one that is unknown is not found.
 */
import { redirect } from 'react-router';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';

export default definePage({
  async load({ call, params }) {
    const { originUri } = await call('short-link.origin', { shortUri: params.code as string });
    throw redirect(originUri);
  },
  head: () => ({ title: t('site.name'), noindex: true }),
  Page: () => null,
});
