/** Where a prize is sent (ACT-06, ACT-07). */
import { data as answer, useLoaderData } from 'react-router';
import { lotteryAddress } from '../features/lottery/lottery-address.ts';
import { AddressRoom } from '../features/prize/address-room.tsx';
import type { AddressRoomProps } from '../features/prize/address-room.tsx';
import { loadPrizes } from '../features/prize/prize-data.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';

function PrizeAddressPage() {
  const room = useLoaderData<AddressRoomProps>();
  return (
    <>
      <div className="pd__crumb only-desk">
        <Breadcrumb
          crumbs={[
            { label: t('nav.home'), href: '/' },
            { label: t('prize.title'), href: lotteryAddress(room.award.activityId, 'prizes') },
            { label: t('prize.address') },
          ]}
        />
      </div>
      <h1 className="page__h">{t('prize.address')}</h1>
      <AddressRoom key={room.award.awardRecordId} {...room} />
    </>
  );
}

export default definePage<AddressRoomProps>({
  async load({ call, params }) {
    const [{ activity, awards }, saved] = await Promise.all([
      loadPrizes(call, params.id ?? ''),
      call('lottery.last-address'),
    ]);
    const award = awards.find(({ awardRecordId }) => awardRecordId === params.awardId);
    // codes have no address
    if (!award || award.voucherCode !== null) throw answer(null, { status: 404 });
    return { award, saved, title: activity.title, days: activity.deliveryWorkingDays };
  },
  head: () => ({ title: `${t('prize.address')} · ${t('site.name')}`, noindex: true }),
  Page: PrizeAddressPage,
});
