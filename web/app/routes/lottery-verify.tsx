/** The verifier of a lottery: it computes in the browser and asks nobody for anything (BEY-13). */
import { useLoaderData } from 'react-router';
import { orInvalid } from '../features/activity/invalid.ts';
import { lotteryAddress } from '../features/lottery/lottery-address.ts';
import { dossierOf } from '../features/verifier/dossier-of.ts';
import { VerifierRoom } from '../features/verifier/verifier-room.tsx';
import type { VerifierData } from '../features/verifier/verifier-room.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';

function VerifyPage() {
  const data = useLoaderData<VerifierData>();
  const { activity, dossier } = data;
  return (
    <>
      <div className="pd__crumb only-desk">
        <Breadcrumb
          crumbs={[
            { label: t('nav.home'), href: '/' },
            { label: t('activity.title'), href: '/activities' },
            { label: activity.title, href: lotteryAddress(activity.id) },
            { label: t('verifier.title') },
          ]}
        />
      </div>
      <h1 className="page__h">{t('verifier.title')}</h1>
      <p className="page__sub vtext">{t('verifier.text')}</p>
      <VerifierRoom key={dossier?.draw.link ?? activity.id} {...data} />
    </>
  );
}

export default definePage<VerifierData>({
  async load({ call, params, url }) {
    const id = params.id ?? '';
    const recordId = url.searchParams.get('draw');
    const [activity, fairness, proof] = await orInvalid(
      Promise.all([
        call('activity.detail', { id }),
        call('lottery.fairness', { id }),
        recordId ? call('lottery.draw-proof', { id, recordId }) : null,
      ]),
    );
    return { activity, fairness, dossier: proof && dossierOf(fairness, proof) };
  },
  head: ({ activity }) => ({
    title: `${t('verifier.title')} · ${activity.title} · ${t('site.name')}`,
    canonical: lotteryAddress(activity.id, 'verify'),
    noindex: true,
  }),
  Page: VerifyPage,
});
