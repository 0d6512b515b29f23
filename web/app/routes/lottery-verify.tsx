/** The verifier of a lottery: it computes in the browser and asks nobody for anything (BEY-13). */
import { useLoaderData } from 'react-router';
import { orInvalid } from '../features/activity/invalid.ts';
import { lotteryAddress } from '../features/lottery/lottery-address.ts';
import { LotteryPageHead } from '../features/lottery/lottery-page-head.tsx';
import { dossierOf } from '../features/verifier/dossier-of.ts';
import { VerifierView } from '../features/verifier/verifier-view.tsx';
import type { VerifierData } from '../features/verifier/verifier-view.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';

function VerifyPage() {
  const data = useLoaderData<VerifierData>();
  const { activity, dossier } = data;
  return (
    <>
      <LotteryPageHead activity={activity} title={t('verifier.title')} text={t('verifier.text')} />
      <VerifierView key={dossier?.draw.link ?? activity.id} {...data} />
    </>
  );
}

export default definePage<VerifierData>({
  async load({ call, params, url }) {
    const id = params.id ?? '';
    const recordId = url.searchParams.get('draw');
    const [activity, fairness, { prizes }, proof] = await orInvalid(
      Promise.all([
        call('activity.detail', { id }),
        call('lottery.fairness', { id }),
        call('lottery.awards', { id }),
        recordId ? call('lottery.draw-proof', { id, recordId }) : null,
      ]),
    );
    return { activity, fairness, prizes, dossier: proof && dossierOf(fairness, proof) };
  },
  head: ({ activity }) => ({
    title: `${t('verifier.title')} · ${activity.title} · ${t('site.name')}`,
    canonical: lotteryAddress(activity.id, 'verify'),
    noindex: true,
  }),
  Page: VerifyPage,
});
