/** What the viewer won in a lottery (ACT-05, ACT-08, SM-10). */
import { useLoaderData } from 'react-router';
import { lotteryAddress } from '../features/lottery/lottery-address.ts';
import { LotteryPageHead } from '../features/lottery/lottery-page-head.tsx';
import { AwardItem } from '../features/prize/award-item.tsx';
import { loadPrizes } from '../features/prize/prize-data.ts';
import type { PrizeData } from '../features/prize/prize-data.ts';
import { PrizeSide } from '../features/prize/prize-side.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

function PrizesPage() {
  const data = useLoaderData<PrizeData>();
  const { activity, awards } = data;
  return (
    <>
      <LotteryPageHead
        activity={activity}
        title={t('prize.title')}
        text={t('prize.text', { n: activity.deliveryWorkingDays })}
      />
      <div className="two">
        <div>
          {awards.length === 0 ? (
            <EmptyState
              title={t('prize.none')}
              text={t('prize.none.text')}
              action={{ href: lotteryAddress(activity.id), label: t('prize.none.go') }}
            />
          ) : (
            <ul>
              {awards.map((award) => (
                <AwardItem key={award.awardRecordId} award={award} data={data} />
              ))}
            </ul>
          )}
        </div>
        <PrizeSide data={data} />
      </div>
    </>
  );
}

export default definePage<PrizeData>({
  load: ({ call, params }) => loadPrizes(call, params.id ?? ''),
  head: ({ activity }) => ({
    title: `${t('prize.title')} · ${activity.title} · ${t('site.name')}`,
    noindex: true,
  }),
  Page: PrizesPage,
});
