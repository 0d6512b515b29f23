/** A bonus: orders that one hands in, what became of each, where the money goes (ACT-09..11). */
import { useLoaderData, useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { ACTIVITY_DEALS, BONUS_ORDER_PAGE_SIZE } from '#contract/constants.ts';
import { ActivityRest } from '../features/activity/activity-rest.tsx';
import { useActivityState } from '../features/activity/activity-state.ts';
import { BonusOrders } from '../features/activity/bonus-orders.tsx';
import { BonusPaid } from '../features/activity/bonus-paid.tsx';
import { HandIn } from '../features/activity/hand-in.tsx';
import { HeldBox } from '../features/activity/held-box.tsx';
import { PayeeBox } from '../features/activity/payee-box.tsx';
import { PlainHead } from '../features/activity/plain-head.tsx';
import { ShareBox } from '../features/activity/share-box.tsx';
import { useShared, useStanding } from '../features/activity/standing.ts';
import { useOwnOrders } from '../features/activity/use-own-orders.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { longDate } from '../lib/when.ts';

interface Data {
  readonly activity: Answer<'activity.detail'>;
  readonly paid: Answer<'bonus-order.pages'>;
  readonly deals: Answer<'activity.deals'>['content'];
}

function BonusPage() {
  const { activity, paid, deals } = useLoaderData<Data>();
  const { revalidate } = useRevalidator();
  const state = useActivityState(activity, () => void revalidate());
  const standing = useStanding(activity.id);
  useShared(activity.id);
  const own = useOwnOrders(activity.id);
  const { bonus } = activity;
  if (bonus === null) return null;
  return (
    <>
      <PlainHead
        activity={activity}
        state={state}
        text={`${t('bonus.text', { reward: bonus.rewardText, date: longDate(activity.endTime) })} ${t('bonus.next-day')}`}
      />
      {standing?.held && <HeldBox activityId={activity.id} held={standing.held} />}
      <div className="bonus">
        {state === 'RUNNING' && (
          <div className="bonus__in">
            <HandIn activityId={activity.id} bonus={bonus} onMade={own.reload} />
          </div>
        )}
        <div className="bonus__main">
          <BonusOrders own={own} />
          <BonusPaid activityId={activity.id} first={paid} />
        </div>
        <aside className="bonus__side" aria-label={t('bonus.side')}>
          <ShareBox activity={activity} shareCode={standing?.shareCode} />
          <PayeeBox activityId={activity.id} />
        </aside>
      </div>
      <ActivityRest activity={activity} deals={deals} />
    </>
  );
}

export default definePage<Data>({
  async load({ call, params }) {
    const id = params.id as string;
    const activity = await call('activity.detail', { id });
    if (activity.bonus === null) throw new Response(null, { status: 404 });
    const [paid, deals] = await Promise.all([
      call('bonus-order.pages', {
        activityId: id,
        onlyDelivered: true,
        pageRequest: { page: 1, size: BONUS_ORDER_PAGE_SIZE },
      }),
      call('activity.deals', { activityId: id, pageRequest: ACTIVITY_DEALS }),
    ]);
    return { activity, paid, deals: deals.content };
  },
  head: ({ activity }) => ({
    title: `${activity.title} · ${t('site.name')}`,
    description: activity.summary,
    canonical: `/activity/bonus/${activity.id}`,
    image: activity.coverImage.url,
  }),
  Page: BonusPage,
});
