/** A lottery: coming soon, running, ended, open (ACT-02, NAV-21, BEY-13). */
import { useLoaderData } from 'react-router';
import { loadLottery } from '../features/lottery/lottery-data.ts';
import type { LotteryData } from '../features/lottery/lottery-data.ts';
import { lotteryAddress } from '../features/lottery/lottery-address.ts';
import { LotteryView } from '../features/lottery/lottery-view.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { breadcrumbs } from '../lib/structured.ts';

function LotteryPage() {
  const first = useLoaderData<LotteryData>();
  return <LotteryView key={first.activity.id} first={first} />;
}

export default definePage<LotteryData>({
  load: ({ call, params }) => loadLottery(call, params.id ?? ''),
  head: ({ activity }) => ({
    title: `${activity.title} · ${t('site.name')}`,
    description: activity.summary,
    canonical: lotteryAddress(activity.id),
    image: activity.coverImage.url,
    structured: () => [
      breadcrumbs([
        { label: t('nav.home'), href: '/' },
        { label: t('activity.title'), href: '/activities' },
        { label: activity.title },
      ]),
    ],
  }),
  Page: LotteryPage,
});
