/**
 * The way out to a shop (NAV-37, AMB-47): where it leads, whether we earn by it, a coupon to take
 * along.
 */
import { redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { Leaving } from '../features/outbound/leaving.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';

function GoPage() {
  return <Leaving outbound={useLoaderData<Answer<'outbound.leave'>>()} />;
}

export default definePage<Answer<'outbound.leave'>>({
  async load({ call, params }) {
    const outbound = await call('outbound.leave', { ref: params.ref as string });
    if (!outbound.isIntercepted) throw redirect(outbound.url);
    return outbound;
  },
  head: ({ host }) => ({ title: `${t('go.title', { host })} · ${t('site.name')}`, noindex: true }),
  Page: GoPage,
});
