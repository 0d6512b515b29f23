/** The head of pages below a lottery: where one is, and what the page is for. */
import type { ActivityDetail } from '#contract/activity/activity.ts';
import { t } from '../../lib/message.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { lotteryAddress } from './lottery-address.ts';

interface LotteryPageHeadProps {
  activity: ActivityDetail;
  title: string;
  text: string;
}

export function LotteryPageHead({ activity, title, text }: LotteryPageHeadProps) {
  return (
    <>
      <div className="pd__crumb only-desk">
        <Breadcrumb
          crumbs={[
            { label: t('nav.home'), href: '/' },
            { label: t('activity.title'), href: '/activities' },
            { label: activity.title, href: lotteryAddress(activity.id) },
            { label: title },
          ]}
        />
      </div>
      <h1 className="page__h">{title}</h1>
      <p className="page__sub vtext">{text}</p>
    </>
  );
}
